package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.key.KeyTerm;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One way to store an entity: the key of the table, and the indexes that it stands in.
 *
 * @param kept the keys that the author wrote, which are kept to the letter
 */
public record EntityChoice(Entity entity, KeyShape primary, List<Entry> entries, Optional<EntityKeys> kept) {

    public EntityChoice(Entity entity, KeyShape primary, List<Entry> entries) {
        this(entity, primary, entries, Optional.empty());
    }

    /** The keys that the author wrote. */
    public static EntityChoice kept(Entity entity, EntityKeys keys) {
        List<Entry> entries = keys.indexes().stream()
                .map(entry -> new Entry(shape(entry.key(), entry.when()), Optional.empty(), ""))
                .toList();
        return new EntityChoice(entity, shape(keys.primary(), Condition.ALWAYS), entries, Optional.of(keys));
    }

    private static KeyShape shape(ItemKey key, Condition when) {
        return new KeyShape(terms(key.partition()), terms(key.sort()), when);
    }

    private static List<KeyTerm> terms(List<KeyValue> values) {
        return values.stream().flatMap(EntityChoice::terms).toList();
    }

    private static Stream<KeyTerm> terms(KeyValue value) {
        return value instanceof KeyValue.Direct direct
                ? Stream.of(KeyTerm.plain(direct.path().steps()))
                : ((KeyValue.Composed) value)
                        .template().slots().stream().map(slot -> new KeyTerm(slot.path(), slot.format()));
    }

    public EntityChoice {
        entries = List.copyOf(entries);
    }

    public String name() {
        return entity.name().text();
    }

    public Stream<KeyShape> shapes() {
        return Stream.concat(Stream.of(primary), entries.stream().map(Entry::shape));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EntityChoice choice && toString().equals(choice.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    @Override
    public String toString() {
        return name() + " " + primary + " " + entries;
    }
}
