package dev.tablewright.keys;

/** The lengths that DynamoDB allows for the value of a key attribute, in UTF-8 bytes; of indexes too. */
public final class KeyLimits {

    public static final int MAX_PARTITION_KEY_BYTES = 2048;

    public static final int MAX_SORT_KEY_BYTES = 1024;

    private KeyLimits() {}

    /**
     * The same key, if it can be the value of a partition key.
     *
     * @throws KeyValueException if it is empty, too long, or not UTF-8
     */
    public static String partitionKey(String key) {
        return within(MAX_PARTITION_KEY_BYTES, key);
    }

    /**
     * The same key, if it can be the value of a sort key.
     *
     * @throws KeyValueException if it is empty, too long, or not UTF-8
     */
    public static String sortKey(String key) {
        return within(MAX_SORT_KEY_BYTES, key);
    }

    private static String within(int limit, String key) {
        if (key.isEmpty()) {
            throw new KeyValueException(Refusal.EMPTY_KEY);
        }
        if (Utf8.length(key) > limit) {
            throw new KeyValueException(Refusal.KEY_TOO_LONG);
        }
        return key;
    }
}
