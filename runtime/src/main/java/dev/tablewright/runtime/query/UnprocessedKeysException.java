package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.TablewrightException;

/** DynamoDB did not read all items of a batch, however often it was asked: the table is overloaded. Nothing was changed; ask later. */
public final class UnprocessedKeysException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final String table;
    private final int keys;

    UnprocessedKeysException(String table, int keys, int attempts) {
        super("DynamoDB left " + keys + " items of table " + table + " unread after " + attempts
                + " attempts without progress");
        this.table = table;
        this.keys = keys;
    }

    /** The table, by its name where the application runs. */
    public String table() {
        return table;
    }

    /** How many keys were not read. */
    public int keys() {
        return keys;
    }
}
