package dev.tablewright.lab.validate;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that is looked at.
 *
 * @param sensitive stored attributes that must not be shown
 */
record Subject(TableItems table, ItemKind kind, Map<String, AttributeValue> item, Set<String> sensitive) {

    Spot spot() {
        return table.spot(item);
    }

    boolean hides(Set<String> attributes) {
        return attributes.stream().anyMatch(sensitive::contains);
    }

    boolean hides(String attribute) {
        return sensitive.contains(attribute);
    }

    Finding finding(FindingKind what, String attribute, String expected, String found, Repair repair) {
        return new Finding(
                what,
                table.name(),
                Shown.key(table.table().keyOf(item), hides(kind.key().madeOf())),
                kind.name(),
                attribute,
                expected,
                found,
                repair);
    }
}
