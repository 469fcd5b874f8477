package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.item.Item;
import java.util.Optional;

/** What a write does to an item: the item before it and after it, empty where there is none. */
public record Write(Optional<Item> before, Optional<Item> after) {

    public static Write put(Optional<Item> before, Item item) {
        return new Write(before, Optional.of(item));
    }

    public static Write update(Optional<Item> before, Item after) {
        return new Write(before, Optional.of(after));
    }

    public static Write delete(Optional<Item> before) {
        return new Write(before, Optional.empty());
    }

    /** The check of a transaction: a write that changes nothing, and costs no less. */
    public static Write check(Optional<Item> item) {
        return new Write(item, item);
    }

    /** The size that the write is charged by. */
    long bytes() {
        return Math.max(bytes(before), bytes(after));
    }

    private static long bytes(Optional<Item> item) {
        return item.map(Item::bytes).orElse(0L);
    }
}
