package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Samples;
import dev.tablewright.access.key.ValueOrder;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Values that the conditions of a pattern allow and the condition of an index does not. */
public final class Wanted {

    private final Leaves leaves;
    private final Entity entity;

    public Wanted(Leaves leaves, Entity entity) {
        this.leaves = leaves;
        this.entity = entity;
    }

    /** A value for which all facts hold and the missing condition does not; empty if none was found. */
    public Optional<KeyData> outside(Leaf leaf, List<Comparison> facts, Comparison missing) {
        List<Comparison> about = facts.stream()
                .filter(fact -> leaves.one(entity, fact.path().steps())
                        .filter(leaf::equals)
                        .isPresent())
                .toList();
        Stream<KeyData> named = Stream.concat(about.stream(), Stream.of(missing))
                .flatMap(comparison -> comparison.values().stream())
                .flatMap(word -> Constants.value(leaf.attribute().type(), word.text()).stream())
                .flatMap(Wanted::around);
        return Stream.concat(Samples.few(leaf).stream(), named)
                .filter(value -> Samples.isAllowed(leaf, value))
                .filter(value -> about.stream().allMatch(fact -> holds(leaf, value, fact)))
                .filter(value -> !holds(leaf, value, missing))
                .findFirst();
    }

    /** A value and, of numbers, its neighbours. */
    private static Stream<KeyData> around(KeyData value) {
        if (value instanceof KeyData.Whole whole) {
            return Stream.of(
                    value,
                    new KeyData.Whole(whole.value().add(BigInteger.ONE)),
                    new KeyData.Whole(whole.value().subtract(BigInteger.ONE)));
        }
        if (value instanceof KeyData.Decimal decimal) {
            return Stream.of(
                    value,
                    new KeyData.Decimal(decimal.value().add(BigDecimal.ONE)),
                    new KeyData.Decimal(decimal.value().subtract(BigDecimal.ONE)));
        }
        return Stream.of(value);
    }

    private static boolean holds(Leaf leaf, KeyData value, Comparison comparison) {
        List<Integer> orders = comparison.values().stream()
                .flatMap(word -> Constants.value(leaf.attribute().type(), word.text()).stream())
                .map(other -> ValueOrder.NATURAL.compare(value, other))
                .toList();
        return switch (comparison.operator()) {
            case EQUAL, IN -> orders.contains(0);
            case NOT_EQUAL -> !orders.contains(0);
            case LESS -> orders.stream().allMatch(order -> order < 0);
            case LESS_OR_EQUAL -> orders.stream().allMatch(order -> order <= 0);
            case GREATER -> orders.stream().allMatch(order -> order > 0);
            case GREATER_OR_EQUAL -> orders.stream().allMatch(order -> order >= 0);
            case EXISTS -> true;
            case ABSENT -> false;
        };
    }
}
