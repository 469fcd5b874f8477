package dev.tablewright.lab.row;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity as plain data: what is stored of it, without keys and without the type.
 *
 * @param entity its name in the model
 * @param attributes by their stored names; what is absent has no entry
 */
public record Row(String entity, Map<String, AttributeValue> attributes) {

    public Row {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    /** The value of an attribute, by its stored name. */
    public Optional<AttributeValue> value(String stored) {
        return Optional.ofNullable(attributes.get(stored));
    }

    /** The same with another value. */
    public Row with(String stored, AttributeValue value) {
        Map<String, AttributeValue> changed = new LinkedHashMap<>(attributes);
        changed.put(stored, value);
        return new Row(entity, changed);
    }

    /** The same without an attribute. */
    public Row without(String stored) {
        Map<String, AttributeValue> changed = new LinkedHashMap<>(attributes);
        changed.remove(stored);
        return new Row(entity, changed);
    }
}
