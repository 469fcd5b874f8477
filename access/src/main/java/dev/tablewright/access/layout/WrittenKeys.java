package dev.tablewright.access.layout;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which parts of the keys of indexes are written together. All parts of one key, as a rule: an item has all of them or none. But where every
 * item stands in the index, a part may follow what it is made of while the others stay, and nobody has to know what those are made of.
 */
public final class WrittenKeys {

    private final Leaves leaves;
    private final Entity entity;
    private final EntityKeys keys;
    private final Set<String> located;

    private WrittenKeys(Leaves leaves, Entity entity, EntityKeys keys) {
        this.leaves = leaves;
        this.entity = entity;
        this.keys = keys;
        this.located = keys.primary().values().flatMap(WrittenKeys::firsts).collect(Collectors.toSet());
    }

    /** The entries of an entity in indexes; of one whose parts are written one by one, an entry for each. */
    public static List<IndexEntry> of(Leaves leaves, Entity entity, EntityKeys keys) {
        WrittenKeys written = new WrittenKeys(leaves, entity, keys);
        return written.keys.indexes().stream().flatMap(written::apart).toList();
    }

    /** The attributes of which a value is made. */
    public static Stream<String> firsts(KeyValue value) {
        return value instanceof KeyValue.Direct direct
                ? Stream.of(direct.path().first())
                : ((KeyValue.Composed) value)
                        .template().slots().stream().map(slot -> slot.path().get(0));
    }

    private Stream<IndexEntry> apart(IndexEntry entry) {
        List<KeyValue> composed =
                entry.key().values().filter(KeyValue.Composed.class::isInstance).toList();
        boolean apart = entry.when().isAlways()
                && entry.key().values().allMatch(this::isAlwaysThere)
                && composed.stream().anyMatch(part -> sparesOthers(part, composed));
        return apart
                ? composed.stream()
                        .map(part -> new IndexEntry(entry.index(), new ItemKey(List.of(part), List.of()), entry.when()))
                : Stream.of(entry);
    }

    private boolean isAlwaysThere(KeyValue value) {
        Stream<List<String>> paths = value instanceof KeyValue.Direct direct
                ? Stream.of(direct.path().steps())
                : ((KeyValue.Composed) value).template().slots().stream().map(slot -> slot.path());
        return paths.flatMap(path -> leaves.of(entity, path).stream())
                .allMatch(leaf -> leaf.optional().isEmpty());
    }

    /** Whether it can change while another stays, of which a caller does not know what it is made of. */
    private boolean sparesOthers(KeyValue part, List<KeyValue> all) {
        return firsts(part).filter(this::isChangeable).anyMatch(name -> all.stream()
                .anyMatch(other -> {
                    Set<String> madeOf = firsts(other).collect(Collectors.toSet());
                    return !madeOf.contains(name) && !located.containsAll(madeOf);
                }));
    }

    private boolean isChangeable(String name) {
        return !entity.isIdentifiedBy(name)
                && entity.attribute(name)
                        .filter(attribute -> !attribute.immutable())
                        .isPresent();
    }
}
