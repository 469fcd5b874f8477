package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.DynamoFacts;

/** What writing a number of bytes consumes. */
public final class WriteUnits {

    private WriteUnits() {}

    /** Of an item or an index entry that is added or removed. Removing what is not there costs as much as the smallest. */
    public static Units of(long bytes) {
        return Units.of(Rounding.up(bytes, DynamoFacts.WRITE_UNIT_BYTES));
    }

    /** Of an item or an index entry that stays in its place: the larger of what was and what will be. */
    public static Units replacing(long before, long after) {
        return of(Math.max(before, after));
    }

    /** Of an index entry whose key changes: it is removed in one place and added in another. */
    public static Units moving(long before, long after) {
        return of(before).plus(of(after));
    }

    /** Of an item in a transaction. Its index entries cost the same as outside of one. */
    public static Units transactional(long bytes) {
        return of(bytes).times(DynamoFacts.WRITES_OF_A_TRANSACTION);
    }
}
