package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /** An item with these values; empty if it cannot have a key. */
    public static Optional<Witness> of(Placement placement, Map<Leaf, KeyData> values) {
        Map<String, String> keys = new LinkedHashMap<>();
        for (KeyPart part : placement.parts().toList()) {
            Optional<String> text = KeyReader.compose(part, values::get);
            if (text.isEmpty()) {
                return Optional.empty();
            }
            keys.put(part.attribute(), text.get());
        }
        Map<String, KeyData> named = new LinkedHashMap<>();
        values.forEach((leaf, value) -> named.put(leaf.name(), value));
        return Optional.of(new Witness(placement.occupant(), named, keys));
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

    /** The physical keys, the partition first. */
    public List<String> keyTexts() {
        return List.copyOf(keys.values());
    }

    /** A value as one would type it. */
    public static String shown(KeyData value) {
        return switch (value.type()) {
            case INTEGER, DECIMAL -> value.plain();
            default -> "\"" + value.plain() + "\"";
        };
    }
}
