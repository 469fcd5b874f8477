package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** More items would be written at once than DynamoDB allows. Nothing was sent. */
public final class TooManyItemsException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    /** What DynamoDB allows in one transaction. */
    public static final int MOST = 100;

    private final int items;

    public TooManyItemsException(String write, int items) {
        super(write + " would write " + items + " items in one transaction; DynamoDB allows " + MOST);
        this.items = items;
    }

    public int items() {
        return items;
    }
}
