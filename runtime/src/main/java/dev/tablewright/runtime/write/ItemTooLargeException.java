package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** An item would exceed the 400 KB that DynamoDB allows. Nothing has changed. */
public final class ItemTooLargeException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final String entity;

    public ItemTooLargeException(String entity, Throwable cause) {
        super("an item of " + entity + " would be larger than the 400 KB that DynamoDB allows", cause);
        this.entity = entity;
    }

    /** Whose item it is. */
    public String entity() {
        return entity;
    }
}
