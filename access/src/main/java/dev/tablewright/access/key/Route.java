package dev.tablewright.access.key;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import java.util.Optional;

/** A table, or an index of it: something that can be queried. */
public record Route(Table table, Optional<Index> index) {

    public boolean isIndex() {
        return index.isPresent();
    }

    public KeySchema schema() {
        return index.map(Index::key).orElse(table.key());
    }

    /** Within one design a table and an index are known by their names. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Route route
                && route.name().equals(name())
                && route.isIndex() == isIndex()
                && route.table.name().text().equals(table.name().text());
    }

    @Override
    public int hashCode() {
        return name().hashCode();
    }

    /** The name of the index, or of the table. */
    public String name() {
        return index.map(i -> i.name().text()).orElse(table.name().text());
    }

    /** What a person would call it: {@code the table `Shop`}, {@code `GSI1`}. */
    public String words() {
        return index.isPresent() ? "`" + name() + "`" : "the table `" + name() + "`";
    }

    @Override
    public String toString() {
        return name();
    }
}
