package dev.tablewright.runtime.simulation;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A text or a number; simulated items have nothing else.
 *
 * @param type S or N
 */
record Value(String type, String text) {

    static Value of(JsonNode json) {
        Map.Entry<String, JsonNode> only = json.asObject().entrySet().iterator().next();
        if (!only.getKey().equals("S") && !only.getKey().equals("N")) {
            throw new IllegalArgumentException("the simulated server has no type " + only.getKey());
        }
        String text = only.getValue().asString();
        return only.getKey().equals("N") ? number(new BigDecimal(text)) : new Value("S", text);
    }

    static Value number(BigDecimal number) {
        return new Value("N", number.stripTrailingZeros().toPlainString());
    }

    static Map<String, Value> item(JsonNode json) {
        Map<String, Value> item = new TreeMap<>();
        json.asObject().forEach((name, value) -> item.put(name, of(value)));
        return item;
    }

    static String json(Map<String, Value> item) {
        return item.entrySet().stream()
                .map(entry -> "\"" + entry.getKey() + "\":{\"" + entry.getValue().type + "\":\"" + entry.getValue().text
                        + "\"}")
                .collect(Collectors.joining(",", "{", "}"));
    }

    BigDecimal number() {
        return new BigDecimal(text);
    }

    /** Null if they are of different types, which no comparison holds of. */
    Integer compareTo(Value other) {
        if (!type.equals(other.type)) {
            return null;
        }
        return type.equals("N") ? (Integer) number().compareTo(other.number()) : (Integer) text.compareTo(other.text);
    }
}
