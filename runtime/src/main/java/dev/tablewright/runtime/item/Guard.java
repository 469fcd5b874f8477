package dev.tablewright.runtime.item;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that no two entities may share. Each value has an item of its own, in the same transaction as the entity.
 *
 * @param name what is kept unique: {@code Customer.email}; also the type of the item
 * @param attribute the attribute, as the model calls it
 * @param madeOf the stored attributes that the key of the guard depends on
 * @param key of the item that guards the value; empty if there is no value
 */
public record Guard(
        String name,
        String attribute,
        TableType table,
        Set<String> madeOf,
        Function<ItemReader, Map<String, AttributeValue>> key) {

    public Guard {
        madeOf = Set.copyOf(madeOf);
    }
}
