package dev.tablewright.runtime.item;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Why no result could be made of an item.
 *
 * @param table in the model; empty if it is not known where the item was read
 * @param key of the item; empty if it is not known
 * @param entity what the item should be
 * @param attribute the stored name, with the path to it: {@code items[2].price}; for a limit of the model, the name in the model
 * @param reason what is wrong with the attribute, without its value
 */
public record ItemProblem(String table, Map<String, AttributeValue> key, String entity, String attribute, String reason)
        implements Serializable {

    private static final long serialVersionUID = 1L;

    public ItemProblem {
        key = Map.copyOf(key);
    }

    /** One line for logs. It shows the key, and no other value. */
    @Override
    public String toString() {
        String at = key.isEmpty()
                ? ""
                : new TreeMap<>(key)
                        .entrySet().stream()
                                .map(part -> part.getKey() + " " + shown(part.getValue()))
                                .collect(Collectors.joining(", ", " (", ")"));
        return "an item of " + entity + at + ": " + (attribute.isEmpty() ? "" : "`" + attribute + "` ") + reason;
    }

    private static String shown(AttributeValue value) {
        if (value.s() != null) {
            return value.s();
        }
        return value.n() != null ? value.n() : Bytes.of(value.b().asByteArray()).hex();
    }
}
