package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemPlace.KeyText;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds the index keys that a change makes stale. A composed key does not follow the attributes that it is made of by
 * itself: whoever changes one of them writes the key anew, and must know the others.
 */
final class IndexKeys {

    private IndexKeys() {}

    /**
     * @param changed the attributes that get another value
     * @param added those of them whose value afterwards is not known without reading
     */
    static Stream<ItemChange.IndexKey> rewritten(
            EntityKeys keys, Set<String> changed, Set<String> added, Function<List<String>, WriteValue> words) {
        return keys.indexes().stream().flatMap(entry -> rewritten(entry, changed, added, words).stream());
    }

    private static Optional<ItemChange.IndexKey> rewritten(
            IndexEntry entry, Set<String> changed, Set<String> added, Function<List<String>, WriteValue> words) {
        boolean comesOrGoes = entry.when().comparisons().stream()
                .anyMatch(comparison -> changed.contains(comparison.path().first()));
        List<KeyValue.Composed> stale = entry.key()
                .values()
                // An attribute that is a key as it is needs no second writing.
                .filter(KeyValue.Composed.class::isInstance)
                .map(KeyValue.Composed.class::cast)
                .filter(value -> comesOrGoes || isTouched(value, changed))
                .toList();
        if (stale.isEmpty()) {
            return Optional.empty();
        }
        Stream<List<String>> paths = Stream.concat(
                stale.stream()
                        .flatMap(value -> value.template().slots().stream().map(Slot::path)),
                entry.when().comparisons().stream()
                        .map(comparison -> comparison.path().steps()));
        List<WriteValue> values =
                paths.map(path -> known(path, added, words)).distinct().toList();
        List<KeyText> parts =
                stale.stream().map(value -> ItemPlace.keyText(value, words)).toList();
        return Optional.of(new ItemChange.IndexKey(entry.index().text(), parts, entry.when(), values));
    }

    /** To know what a number is after an addition, one must know what it was. */
    private static WriteValue known(List<String> path, Set<String> added, Function<List<String>, WriteValue> words) {
        WriteValue value = words.apply(path);
        return added.contains(path.get(0)) ? new WriteValue(value.path(), true) : value;
    }

    private static boolean isTouched(KeyValue.Composed composed, Set<String> changed) {
        return composed.template().slots().stream()
                .anyMatch(slot -> changed.contains(slot.path().get(0)));
    }
}
