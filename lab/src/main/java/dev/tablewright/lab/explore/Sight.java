package dev.tablewright.lab.explore;

import dev.tablewright.lab.row.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item as somebody sees it who knows the model.
 *
 * @param name the entity; for an item that stands beside one, what it serves: {@code Customer.email}; for a stranger, what it says it is
 * @param item as it is stored
 * @param keys of the table and of indexes, read
 * @param row the entity; empty if it is none, or cannot be read
 * @param problem why it cannot be read
 */
public record Sight(
        Kind kind,
        String name,
        Map<String, AttributeValue> item,
        List<KeyReadout> keys,
        Optional<Row> row,
        Optional<String> problem) {

    public Sight {
        keys = List.copyOf(keys);
    }

    /** What an item is. */
    public enum Kind {
        ENTITY("entity"),
        GUARD("guard"),
        COUNTER("counter"),
        STRANGER("unknown");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
