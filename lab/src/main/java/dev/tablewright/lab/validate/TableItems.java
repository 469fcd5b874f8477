package dev.tablewright.lab.validate;

import dev.tablewright.runtime.item.TableType;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table, and what stands in it.
 *
 * @param name what it is called where it is
 * @param kinds by what the type attribute says
 * @param indexAttributes the attributes of keys of indexes
 */
record TableItems(TableType table, String name, Map<String, ItemKind> kinds, Set<String> indexAttributes) {

    /** Those that say which events of the stream were applied. */
    static final String MARKERS = "tablewright:applied";

    /** What the item says that it is; nothing, if it says nothing. */
    Optional<String> word(Map<String, AttributeValue> item) {
        return Optional.ofNullable(item.get(table.type())).map(AttributeValue::s);
    }

    Spot spot(Map<String, AttributeValue> item) {
        return new Spot(name, table.keyOf(item));
    }
}
