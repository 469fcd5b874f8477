package dev.tablewright.runtime.item;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that is not what the model says: somebody else wrote it, or an older version did. The message names the item by its key, and the
 * attribute, but never the value of the attribute.
 */
public final class ItemMismatchException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final ItemProblem problem;

    public ItemMismatchException(String entity, String attribute, String reason) {
        this(entity, attribute, reason, null);
    }

    public ItemMismatchException(String entity, String attribute, String reason, Throwable cause) {
        this(new ItemProblem("", Map.of(), entity, attribute, reason), cause);
    }

    /** A value that the model does not allow. */
    ItemMismatchException(String entity, IllegalArgumentException cause) {
        this(
                entity,
                cause instanceof LimitException limit ? limit.attribute() : "",
                cause instanceof LimitException limit ? limit.problem() : cause.getMessage(),
                cause);
    }

    private ItemMismatchException(ItemProblem problem, Throwable cause) {
        super(problem.toString(), cause);
        this.problem = problem;
    }

    /** The same of the item with a key. */
    public ItemMismatchException at(TableType table, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = item.keySet().containsAll(table.key()) ? table.keyOf(item) : Map.of();
        ItemProblem located =
                new ItemProblem(table.name(), key, problem.entity(), problem.attribute(), problem.reason());
        ItemMismatchException same = new ItemMismatchException(located, getCause());
        same.setStackTrace(getStackTrace());
        return same;
    }

    /** What is wrong with which item. */
    public ItemProblem problem() {
        return problem;
    }

    public String entity() {
        return problem.entity();
    }

    /** The stored name of the attribute, with the way to it: {@code items[2].price}; empty if only the message names it. */
    public String attribute() {
        return problem.attribute();
    }
}
