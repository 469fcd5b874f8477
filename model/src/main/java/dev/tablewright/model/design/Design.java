package dev.tablewright.model.design;

import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Tables, indexes, and the keys of every entity in them.
 *
 * @param typeAttribute the physical attribute that holds the name of the entity
 */
public record Design(
        Layout layout,
        ValueEncoding encoding,
        String typeAttribute,
        List<Table> tables,
        List<EntityKeys> keys,
        List<CompanionItem> companions,
        Span span) {

    public Design {
        tables = List.copyOf(tables);
        keys = List.copyOf(keys);
        companions = List.copyOf(companions);
    }

    public Optional<Table> table(String table) {
        return tables.stream().filter(t -> t.name().text().equals(table)).findFirst();
    }

    public Optional<EntityKeys> keysOf(String entity) {
        // Asked for every pattern and write: a stream would cost more than the search.
        for (EntityKeys candidate : keys) {
            if (candidate.entity().text().equals(entity)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }
}
