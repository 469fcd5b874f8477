package dev.tablewright.check.load;

import dev.tablewright.capacity.DynamoFacts;

/**
 * How much a batch of items is that are read by their keys.
 *
 * @param items in the batch
 * @param each the size of one of them
 */
public record BatchSize(int items, long each) {

    /** How many keys one request takes. */
    public static final int MOST_KEYS = DynamoFacts.BATCH_GET_ITEMS_AT_MOST;

    private static final long MOST_BYTES = DynamoFacts.BATCH_GET_BYTES_AT_MOST;

    /** How many such items one request gives at most. */
    public long fitting() {
        return Math.max(1, Math.min(MOST_KEYS, MOST_BYTES / Math.max(1, each)));
    }

    public boolean isAboveOneRequest() {
        return items > fitting();
    }

    /** How many requests it takes. */
    public long requests() {
        return (items + fitting() - 1) / fitting();
    }

    /** {@code 50 items of about 2 KB: 100 KB}. */
    public String text() {
        return Amount.count(items) + (items == 1 ? " item" : " items") + " of about " + Amount.bytes(each) + ": "
                + Amount.bytes(each > Long.MAX_VALUE / items ? Long.MAX_VALUE : each * items);
    }
}
