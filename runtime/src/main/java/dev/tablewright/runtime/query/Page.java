package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.ItemProblem;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Some results of a list.
 *
 * @param items in the order of the list
 * @param next what to ask with for more; empty at the end. There may be nothing behind it after all: DynamoDB does not look ahead
 * @param problems the items that were left out because no results could be made of them, each in one page only
 */
public record Page<T>(List<T> items, Optional<String> next, List<ItemProblem> problems) implements Iterable<T> {

    /** A page without problems. */
    public Page(List<T> items, Optional<String> next) {
        this(items, next, List.of());
    }

    @Override
    public Iterator<T> iterator() {
        return items.iterator();
    }
}
