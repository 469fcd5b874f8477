package dev.tablewright.runtime.item;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A number that a parent keeps about its children: how many there are, or what they come to.
 *
 * @param name the number: {@code Customer.totalSpent}
 * @param parent the entity that keeps it; asked for late, since entities may count each other
 * @param target the stored attribute of the parent
 * @param madeOf the stored attributes of the child on which its share depends
 * @param share what a child contributes; empty: nothing
 * @param index the index in which the parent is found by the key that a share has, where the key of the table is made of more than its
 *     id; empty: the key is that of the table. Only numbers that follow from the stream can be found so
 */
public record Tally(
        String name,
        Supplier<EntityType<?>> parent,
        String target,
        Set<String> madeOf,
        Function<ItemReader, Optional<Share>> share,
        Optional<String> index) {

    public Tally {
        madeOf = Set.copyOf(madeOf);
    }

    /** Of a parent whose key follows from its id. */
    public Tally(
            String name,
            Supplier<EntityType<?>> parent,
            String target,
            Set<String> madeOf,
            Function<ItemReader, Optional<Share>> share) {
        this(name, parent, target, madeOf, share, Optional.empty());
    }

    /** What one child contributes to one parent. */
    public record Share(Map<String, AttributeValue> parentKey, BigDecimal amount) {}
}
