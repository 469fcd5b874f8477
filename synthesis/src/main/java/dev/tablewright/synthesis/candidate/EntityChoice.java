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

/** One way to store an entity: the key of the table, and the indexes that it stands in. */
public final class EntityChoice {

    private final Entity entity;
    private final KeyShape primary;
    private final List<Entry> entries;
    private final Optional<EntityKeys> kept;
    /** What was appraised is remembered by this. */
    private final String text;

    private EntityChoice(Entity entity, KeyShape primary, List<Entry> entries, Optional<EntityKeys> kept) {
        this.entity = entity;
        this.primary = primary;
        this.entries = List.copyOf(entries);
        this.kept = kept;
        this.text = entity.name().text() + " " + primary + " " + entries;
    }

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

    /** The same of the entity as another model has it. */
    EntityChoice of(Entity other) {
        return new EntityChoice(other, primary, entries, kept);
    }

    /** The same with its shared entries in another partition. */
    public EntityChoice at(String place) {
        List<Entry> there = entries.stream()
                .map(entry -> entry.gathering().isEmpty() ? entry : new Entry(entry.shape(), entry.width(), place))
                .toList();
        return new EntityChoice(entity, primary, there, kept);
    }

    public Entity entity() {
        return entity;
    }

    /** The key of the table. */
    public KeyShape primary() {
        return primary;
    }

    /** The indexes that it stands in. */
    public List<Entry> entries() {
        return entries;
    }

    /** The keys that the author wrote, which are kept to the letter. */
    public Optional<EntityKeys> kept() {
        return kept;
    }

    public String name() {
        return entity.name().text();
    }

    public Stream<KeyShape> shapes() {
        return Stream.concat(Stream.of(primary), entries.stream().map(Entry::shape));
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

    @Override
    public boolean equals(Object other) {
        return other instanceof EntityChoice choice && text.equals(choice.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
