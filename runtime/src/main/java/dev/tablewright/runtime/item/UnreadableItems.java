package dev.tablewright.runtime.item;

import java.util.function.Consumer;

/**
 * What a read does with an item that no result can be made of: an attribute is missing, of another type or beyond a limit of the model, or
 * the item is of a type that the pattern does not expect. The other results are not affected.
 */
public final class UnreadableItems {

    /** The read fails with an {@link ItemMismatchException}. */
    public static final UnreadableItems FAIL = new UnreadableItems(null, false);

    /** A page leaves the item out and carries the problem. Reads that have no place for problems fail. */
    public static final UnreadableItems REPORT = new UnreadableItems(null, true);

    /** The item is left out, and nobody is told. */
    public static final UnreadableItems SKIP = new UnreadableItems(problem -> {}, false);

    private final Consumer<ItemProblem> listener;
    private final boolean carried;

    /** @param listener null: the read fails */
    private UnreadableItems(Consumer<ItemProblem> listener, boolean carried) {
        this.listener = listener;
        this.carried = carried;
    }

    /**
     * Every read leaves the item out and hands over the problem; a page carries it as well.
     *
     * @param listener is called by several threads
     */
    public static UnreadableItems reportTo(Consumer<ItemProblem> listener) {
        return new UnreadableItems(listener, true);
    }

    /** Whether a page carries problems. */
    public boolean isCarried() {
        return carried;
    }

    /** The same for a read that has a place for problems. */
    public UnreadableItems carriedBy(Consumer<ItemProblem> place) {
        return reportTo(listener == null ? place : listener.andThen(place));
    }

    /**
     * An item that no result can be made of. If this returns, it is left out.
     *
     * @throws ItemMismatchException if the read fails
     */
    public void met(ItemMismatchException problem) {
        if (listener == null) {
            throw problem;
        }
        listener.accept(problem.problem());
    }
}
