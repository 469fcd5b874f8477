package dev.tablewright.runtime.query;

import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import java.util.List;
import java.util.function.Function;

/** Makes results of items. What has expired is gone, and what older versions wrote is upgraded. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class Decoder<T> {

    private Decoder() {}

    /** Whole entities. */
    public static <E> Decoder<E> of(EntityType<E> type) {
        return Pending.here();
    }

    /** Some attributes of entities. */
    public static <T> Decoder<T> part(EntityType<?> type, Function<ItemReader, T> row) {
        return Pending.here();
    }

    /** Entities of several types, told apart by the attribute that says what an item is. */
    public static <T> Decoder<T> mixed(TableType table, List<Decoder<? extends T>> kinds) {
        return Pending.here();
    }
}
