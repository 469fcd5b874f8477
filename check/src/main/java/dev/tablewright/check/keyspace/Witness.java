package dev.tablewright.check.keyspace;

import dev.tablewright.keys.KeyData;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An item that shows what can go wrong.
 *
 * @param occupant what it is
 * @param values its attributes, by name, as far as keys are made of them
 * @param keys its physical keys, by attribute
 */
public record Witness(String occupant, Map<String, KeyData> values, Map<String, String> keys) {

    public Witness {
        values = new LinkedHashMap<>(values);
        keys = new LinkedHashMap<>(keys);
    }

    /** {@code Order with customer = "a", orderId = "b"}; only the name where no value is known. */
    public String text() {
        if (values.isEmpty()) {
            return occupant;
        }
        return occupant
                + values.entrySet().stream()
                        .map(value -> value.getKey() + " = " + shown(value.getValue()))
                        .collect(Collectors.joining(", ", " with ", ""));
    }

    /** {@code PK = "CUSTOMER#a", SK = "ORDER#b"}. */
    public String keyText() {
        return keys.entrySet().stream()
                .map(key -> key.getKey() + " = \"" + key.getValue() + "\"")
                .collect(Collectors.joining(", "));
    }

    /** The physical keys of some attributes, in their order. */
    public List<String> keys(List<String> attributes) {
        return attributes.stream().map(keys::get).toList();
    }

    /** A value as one would type it. */
    public static String shown(KeyData value) {
        return switch (value.type()) {
            case INTEGER, DECIMAL -> value.plain();
            default -> "\"" + value.plain() + "\"";
        };
    }
}
