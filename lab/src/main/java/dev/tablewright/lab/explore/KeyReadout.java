package dev.tablewright.lab.explore;

import java.util.List;

/**
 * A key attribute of an item, read.
 *
 * @param attribute of the item: {@code GSI1PK}
 * @param text what it holds
 * @param values the values in it; nothing if it could not be read
 * @param sensitive whether it holds, or may hold, what the model calls sensitive
 */
public record KeyReadout(String attribute, String text, List<Value> values, boolean sensitive) {

    public KeyReadout {
        values = List.copyOf(values);
    }

    /**
     * A value in a key.
     *
     * @param name the attribute of the entity: {@code placedAt}
     */
    public record Value(String name, String text) {}
}
