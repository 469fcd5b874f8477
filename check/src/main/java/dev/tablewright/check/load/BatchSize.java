package dev.tablewright.check.load;

/**
 * How much a batch of items is that are read by their keys.
 *
 * @param items in the batch
 * @param each the size of one of them
 */
public record BatchSize(int items, long each) {

    /** How many keys one request takes. */
    public static final int MOST_KEYS = 100;

    private static final long MOST_BYTES = 16L * 1_048_576;

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
