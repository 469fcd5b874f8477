package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.item.Item;
import java.util.Optional;

/** The bytes that storage is billed for. */
public final class BilledStorage {

    private BilledStorage() {}

    /** Of an item or an index entry. */
    public static long of(long bytes) {
        return bytes + DynamoFacts.STORAGE_OVERHEAD_BYTES;
    }

    /** Of an item and its entries in all indexes. */
    public static long of(TableShape table, Item item) {
        return of(item.bytes())
                + table.indexes().stream()
                        .map(index -> index.entry(item))
                        .flatMap(Optional::stream)
                        .mapToLong(entry -> of(entry.bytes()))
                        .sum();
    }
}
