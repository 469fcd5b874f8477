package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A whole entity, written attribute by attribute: numbers that others keep in it stay as they are. */
final class Whole {

    private Whole() {}

    /** @param place where the entity is so far */
    static Intent asUpdate(Intent put, Place place, Map<String, AttributeValue> known) {
        EntityType<?> type = put.type();
        Changes changes = put.changes().copy();
        // In an order, so that the same call always sends the same request.
        for (String name : new TreeSet<>(type.attributes())) {
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
