package dev.tablewright.check.reference;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An item in a table or an index.
 *
 * @param type what it is: the name of an entity, or something else for an item that stands beside entities
 * @param row the entity; empty for other items
 * @param visible the attributes that are there
 */
record Item(
        String type, Optional<Row> row, List<PhysicalValue> partition, List<PhysicalValue> sort, Set<String> visible) {

    Item {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        visible = Set.copyOf(visible);
    }

    /** As much of the entity as is there. */
    Row seen() {
        return row.orElseThrow().only(visible);
    }

    @Override
    public String toString() {
        return type + " at " + partition + sort;
    }
}
