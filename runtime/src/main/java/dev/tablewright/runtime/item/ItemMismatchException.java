package dev.tablewright.runtime.item;

/**
 * An item that is not what the model says: somebody else wrote it, or an older version did. The message names the attribute and never
 * its value.
 */
public final class ItemMismatchException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String attribute;

    public ItemMismatchException(String entity, String attribute, String problem) {
        this(entity, attribute, problem, null);
    }

    public ItemMismatchException(String entity, String attribute, String problem, Throwable cause) {
        super("an item of " + entity + ": `" + attribute + "` " + problem, cause);
        this.entity = entity;
        this.attribute = attribute;
    }

    /** A value that the model does not allow; the message of the cause names its attribute. */
    public ItemMismatchException(String entity, IllegalArgumentException cause) {
        super("an item of " + entity + ": " + cause.getMessage(), cause);
        this.entity = entity;
        this.attribute = "";
    }

    public String entity() {
        return entity;
    }

    /** The stored name of the attribute, with the way to it: {@code items[2].price}; empty if only the cause names it. */
    public String attribute() {
        return attribute;
    }
}
