package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.DynamoFacts;

/** What reading a number of bytes consumes. */
public final class ReadUnits {

    private ReadUnits() {}

    /** Of an item that is read by its key, alone, in a batch or in a transaction: each is rounded up by itself. */
    public static Units ofItem(long bytes, Consistency consistency) {
        return rounded(bytes, consistency);
    }

    /** Of a key under which there is no item: as much as the smallest item. */
    public static Units ofMissingItem(Consistency consistency) {
        return rounded(0, consistency);
    }

    /**
     * Of a page of a query or a scan: the sum of its items is rounded up. A page without items is not free.
     *
     * @param bytes of all items that were looked at, before any filter; of an index, as projected
     */
    public static Units ofPage(long bytes, Consistency consistency) {
        return rounded(bytes, consistency);
    }

    private static Units rounded(long bytes, Consistency consistency) {
        return consistency.perRead().times(Rounding.up(bytes, DynamoFacts.READ_UNIT_BYTES));
    }
}
