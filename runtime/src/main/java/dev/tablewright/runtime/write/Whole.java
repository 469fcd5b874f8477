package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A whole entity, written attribute by attribute: numbers that others keep in it stay as they are. */
final class Whole {

    private Whole() {}

    /** @param place where the entity is so far */
    static Intent asUpdate(Intent put, Place place, Map<String, AttributeValue> known) {
        EntityType<?> type = put.type();
        Changes changes = put.changes().copy();
        for (String name : type.attributes()) {
            if (type.kept().contains(name)
                    || type.version().filter(name::equals).isPresent()) {
                continue;
            }
            AttributeValue value = put.item().get(name);
            if (value == null) {
                changes.remove(name);
            } else {
                changes.set(name, value);
            }
        }
        return new Intent(
                type,
                place,
                Intent.Mode.UPDATE,
                null,
                changes,
                known,
                put.version(),
                put.conditions(),
                Set.of(),
                put.child(),
                true);
    }
}
