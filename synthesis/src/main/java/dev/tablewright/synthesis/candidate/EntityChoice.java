package dev.tablewright.synthesis.candidate;

import dev.tablewright.model.entity.Entity;
import java.util.List;
import java.util.stream.Stream;

/** One way to store an entity: the key of the table, and the indexes that it stands in. */
public record EntityChoice(Entity entity, KeyShape primary, List<Entry> entries) {

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
