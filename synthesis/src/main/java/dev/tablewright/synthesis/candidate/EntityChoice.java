package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.stream.Stream;

/** One way to store an entity: the key of the table, and the indexes that it stands in. */
public final class EntityChoice {

    private final Entity entity;
    private final KeyShape primary;
    private final List<Entry> entries;
    /** What was appraised is remembered by this. */
    private final String text;

    public EntityChoice(Entity entity, KeyShape primary, List<Entry> entries) {
        this.entity = entity;
        this.primary = primary;
        this.entries = List.copyOf(entries);
        this.text = entity.name().text() + " " + primary + " " + entries;
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

    public String name() {
        return entity.name().text();
    }

    public Stream<KeyShape> shapes() {
        return Stream.concat(Stream.of(primary), entries.stream().map(Entry::shape));
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
