package dev.tablewright.capacity.unit;

import dev.tablewright.model.design.Table;
import java.util.List;

/** The global secondary indexes of a table, which every write to it keeps up to date. */
public record TableShape(List<IndexShape> indexes) {

    public TableShape {
        indexes = List.copyOf(indexes);
    }

    public static TableShape of(Table table) {
        return new TableShape(table.indexes().stream()
                .map(index -> IndexShape.of(table.key(), index))
                .toList());
    }
}
