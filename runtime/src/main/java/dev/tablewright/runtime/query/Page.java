package dev.tablewright.runtime.query;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Some results of a list.
 *
 * @param items in the order of the list
 * @param next what to ask with for more; empty at the end. There may be nothing behind it after all: DynamoDB does not look ahead
 */
public record Page<T>(List<T> items, Optional<String> next) implements Iterable<T> {

    @Override
    public Iterator<T> iterator() {
        return items.iterator();
    }
}
