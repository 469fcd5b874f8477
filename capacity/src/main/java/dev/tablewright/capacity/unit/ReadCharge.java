package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.item.Item;
import java.util.Collection;
import java.util.Optional;

/** What reads consume. Filters, projections and counts change nothing: what is looked at is paid for, in full. */
public final class ReadCharge {

    private ReadCharge() {}

    /** Of GetItem, or of one key of BatchGetItem. */
    public static Consumed ofItem(Optional<Item> item, Consistency consistency) {
        return Consumed.ofTable(item.map(found -> ReadUnits.ofItem(found.bytes(), consistency))
                .orElseGet(() -> ReadUnits.ofMissingItem(consistency)));
    }

    /** Of the part of BatchGetItem that goes to one table: every item by itself, those too that are not there. */
    public static Consumed ofBatch(Collection<Optional<Item>> items, Consistency consistency) {
        return items.stream().map(item -> ofItem(item, consistency)).reduce(Consumed.NOTHING, Consumed::plus);
    }

    /** Of the part of TransactGetItems that goes to one table. */
    public static Consumed ofTransaction(Collection<Optional<Item>> items) {
        return ofBatch(items, Consistency.TRANSACTIONAL);
    }

    /** Of a page of Query or Scan of a table. */
    public static Consumed ofPage(Collection<Item> items, Consistency consistency) {
        return Consumed.ofTable(ReadUnits.ofPage(bytes(items), consistency));
    }

    /**
     * Of a page of Query or Scan of an index.
     *
     * @param items the entries, or the items that they are of
     */
    public static Consumed ofPage(IndexShape index, Collection<Item> items) {
        Collection<Item> entries =
                items.stream().map(index::entry).flatMap(Optional::stream).toList();
        return Consumed.ofIndex(index.name(), ReadUnits.ofPage(bytes(entries), Consistency.EVENTUAL));
    }

    private static long bytes(Collection<Item> items) {
        return items.stream().mapToLong(Item::bytes).sum();
    }
}
