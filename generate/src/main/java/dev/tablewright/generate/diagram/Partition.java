package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.Route;
import dev.tablewright.generate.sample.SampleItem;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * The items that stand together under one partition key.
 *
 * @param key the values of the partition key
 * @param items in the order in which DynamoDB keeps them
 */
record Partition(Route route, List<String> key, List<SampleItem> items) {

    Partition {
        key = List.copyOf(key);
        items = List.copyOf(items);
    }

    NavigableSet<String> entities() {
        NavigableSet<String> entities = new TreeSet<>();
        items.forEach(item -> entities.add(item.entity()));
        return entities;
    }
}
