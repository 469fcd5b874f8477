package dev.tablewright.generate.sample;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An item as a table stores it.
 *
 * @param entity the entity that it is of; for a companion item, the entity that it serves
 * @param table the table as the design names it, without what an environment adds
 * @param attributes by their stored names, those of the keys of table and indexes included
 */
public record SampleItem(String entity, String table, SortedMap<String, SampleValue> attributes) {

    public SampleItem {
        attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
    }

    public Optional<SampleValue> attribute(String name) {
        return Optional.ofNullable(attributes.get(name));
    }
}
