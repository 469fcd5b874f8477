package dev.tablewright.model.design;

import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;

/** A physical table. */
public record Table(Name name, KeySchema key, List<Index> indexes) {

    public Table {
        indexes = List.copyOf(indexes);
    }

    public Optional<Index> index(String index) {
        return indexes.stream().filter(i -> i.name().text().equals(index)).findFirst();
    }
}
