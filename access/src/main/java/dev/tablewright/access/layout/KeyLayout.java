package dev.tablewright.access.layout;

import dev.tablewright.access.key.Route;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ValuePath;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The key that an item has in a table or an index.
 *
 * @param parts the attributes of the key, each with its value
 * @param when which items have it: those of which all of this holds, and that have all the values
 */
public record KeyLayout(Route route, Map<String, Operand> parts, List<ItemTest.Holds> when) {

    public KeyLayout {
        parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
        when = List.copyOf(when);
    }

    /** The parts that are put together of pieces; the others are attributes of the entity as they are. */
    public Map<String, Operand.Composed> composed() {
        Map<String, Operand.Composed> composed = new LinkedHashMap<>();
        parts.forEach((attribute, operand) -> {
            if (operand instanceof Operand.Composed text) {
                composed.put(attribute, text);
            }
        });
        return composed;
    }

    /** The values of the item that it is made of, each once. */
    public List<ValuePath> values() {
        return parts.values().stream()
                .flatMap(operand -> operand.paths().stream())
                .distinct()
                .toList();
    }

    /** The stored attributes that decide what the key is, and whether there is one. */
    public Set<String> madeOf() {
        Set<String> names = new LinkedHashSet<>();
        values().forEach(path -> names.add(path.first().storedName()));
        names.addAll(madeOf(when));
        return names;
    }

    /** The stored attributes that a condition looks at. */
    static Set<String> madeOf(List<ItemTest.Holds> condition) {
        Set<String> names = new LinkedHashSet<>();
        condition.forEach(test -> names.add(test.path().first().storedName()));
        return names;
    }

    /** Whether there are items that have no such key. */
    public boolean isSparse() {
        return !when.isEmpty() || values().stream().anyMatch(ValuePath::optional);
    }
}
