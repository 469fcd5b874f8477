package dev.tablewright.model.design;

import java.util.List;
import java.util.stream.Stream;

/** The key of an item in a table or an index: a partition part and, if there is one, a sort part. */
public record ItemKey(List<KeyValue> partition, List<KeyValue> sort) {

    public ItemKey {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /** All values, partition first. */
    public Stream<KeyValue> values() {
        return Stream.concat(partition.stream(), sort.stream());
    }
}
