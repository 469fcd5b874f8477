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
 * @param decides those of them that only decide whether the child counts, and neither for which parent nor with how much
 * @param share what a child contributes; empty: nothing
 * @param index the index in which the parent is found by the key that a share has, where the key of the table is made of more than its
 *     id; empty: the key is that of the table. Only numbers that follow from the stream can be found so
 */
public record Tally(
        String name,
        Supplier<EntityType<?>> parent,
        String target,
        Set<String> madeOf,
        Set<String> decides,
        Function<ItemReader, Optional<Share>> share,
        Optional<String> index) {

    public Tally {
        madeOf = Set.copyOf(madeOf);
        decides = Set.copyOf(decides);
    }

    /** The same, with attributes that only decide whether a child counts. */
    public Tally decidedBy(Set<String> attributes) {
        return new Tally(name, parent, target, madeOf, attributes, share, index);
    }

    /** Of a parent whose key follows from its id. */
    public Tally(
            String name,
            Supplier<EntityType<?>> parent,
            String target,
            Set<String> madeOf,
            Function<ItemReader, Optional<Share>> share) {
        this(name, parent, target, madeOf, Set.of(), share, Optional.empty());
    }

    /** Of a parent that is found in an index. */
    public Tally(
            String name,
            Supplier<EntityType<?>> parent,
            String target,
            Set<String> madeOf,
            Function<ItemReader, Optional<Share>> share,
            Optional<String> index) {
        this(name, parent, target, madeOf, Set.of(), share, index);
    }

    /** What one child contributes to one parent. */
    public record Share(Map<String, AttributeValue> parentKey, BigDecimal amount) {}
}
