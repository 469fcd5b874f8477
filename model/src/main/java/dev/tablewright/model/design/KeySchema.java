package dev.tablewright.model.design;

import java.util.List;
import java.util.stream.Stream;

/** The physical key attributes of a table or an index. A table has one and at most one; an index up to four of each. */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

    public KeySchema {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    public Stream<KeyAttribute> attributes() {
        return Stream.concat(partition.stream(), sort.stream());
    }
}
