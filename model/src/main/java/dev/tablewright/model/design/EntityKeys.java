package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/** The keys of all items of one entity. */
public record EntityKeys(Name entity, String table, ItemKey primary, List<IndexEntry> indexes, Span span) {

    public EntityKeys {
        indexes = List.copyOf(indexes);
    }

    public Optional<IndexEntry> entry(String index) {
        return indexes.stream().filter(i -> i.index().text().equals(index)).findFirst();
    }
}
