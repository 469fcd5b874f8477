package dev.tablewright.access.read;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.ValueOrder;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Whether some conditions leave no item for which another does not hold. Says yes only if it is certain. */
final class Implication {

    private final Leaves leaves;
    private final Entity entity;

    Implication(Leaves leaves, Entity entity) {
        this.leaves = leaves;
        this.entity = entity;
    }

    /** Whether every item that has the facts also has the goal; {@code present} are ways at which it has a value. */
    boolean follows(Comparison goal, List<Comparison> facts, List<String> present) {
        if (goal.operator() == Operator.EXISTS && isPresent(goal, present)) {
            return true;
        }
        List<Comparison> about = facts.stream()
                .filter(fact -> fact.path().steps().equals(goal.path().steps()))
                .toList();
        return about.stream().anyMatch(fact -> follows(goal, fact)) || isTrueOfAllWords(goal, about);
    }

    /** Of an enum that is never absent, all words are known: {@code != A} leaves the others. */
    private boolean isTrueOfAllWords(Comparison goal, List<Comparison> facts) {
        return leaves.one(entity, goal.path().steps())
                .filter(leaf -> leaf.optional().isEmpty())
                .flatMap(Leaf::choice)
                .filter(choice -> choice.values().stream()
                        .filter(word -> facts.stream().allMatch(fact -> mayHold(word, fact)))
                        .allMatch(word -> holds(word, goal)))
                .isPresent();
    }

    private boolean mayHold(Name word, Comparison fact) {
        return fact.values().isEmpty() || holds(word, fact);
    }

    /** A value exists if it, or a part of it, is known to; or if nothing on the way to it may be absent. */
    private boolean isPresent(Comparison goal, List<String> present) {
        String way = goal.path().dotted();
        boolean known = present.stream().anyMatch(path -> path.equals(way) || path.startsWith(way + "."));
        List<Leaf> found = leaves.of(entity, goal.path().steps());
        return known
                || (!found.isEmpty()
                        && found.stream().allMatch(leaf -> leaf.optional().isEmpty()));
    }

    private boolean follows(Comparison goal, Comparison fact) {
        return switch (goal.operator()) {
            case EXISTS -> fact.operator() != Operator.ABSENT && fact.operator() != Operator.NOT_EQUAL;
            case ABSENT -> fact.operator() == Operator.ABSENT;
            case NOT_EQUAL ->
                fact.operator() == Operator.ABSENT
                        || isSame(goal, fact)
                        || (isListed(fact) && fact.values().stream().allMatch(value -> holds(value, goal)));
            default ->
                isSame(goal, fact)
                        || (isListed(fact) && fact.values().stream().allMatch(value -> holds(value, goal)))
                        || isStronger(goal, fact);
        };
    }

    private static boolean isSame(Comparison goal, Comparison fact) {
        return goal.operator() == fact.operator() && texts(goal).equals(texts(fact));
    }

    private static List<String> texts(Comparison comparison) {
        return comparison.values().stream().map(Name::text).toList();
    }

    private static boolean isListed(Comparison fact) {
        return fact.operator() == Operator.EQUAL || fact.operator() == Operator.IN;
    }

    /** Whether a value satisfies a comparison. */
    private boolean holds(Name value, Comparison goal) {
        if (goal.operator() == Operator.IN) {
            return goal.values().stream().anyMatch(listed -> isZero(compare(goal, value, listed)));
        }
        if (goal.values().isEmpty()) {
            return false;
        }
        OptionalInt order = compare(goal, value, goal.values().get(0));
        return order.isPresent()
                && switch (goal.operator()) {
                    case EQUAL -> order.getAsInt() == 0;
                    case NOT_EQUAL -> order.getAsInt() != 0;
                    case LESS -> order.getAsInt() < 0;
                    case LESS_OR_EQUAL -> order.getAsInt() <= 0;
                    case GREATER -> order.getAsInt() > 0;
                    case GREATER_OR_EQUAL -> order.getAsInt() >= 0;
                    case IN, EXISTS, ABSENT -> false;
                };
    }

    /** {@code total > 100} is stronger than {@code total > 50}, and than {@code total >= 100}. */
    private boolean isStronger(Comparison goal, Comparison fact) {
        boolean upper = isUpper(goal.operator()) && isUpper(fact.operator());
        boolean lower = isLower(goal.operator()) && isLower(fact.operator());
        if (!upper && !lower) {
            return false;
        }
        OptionalInt order = compare(goal, fact.values().get(0), goal.values().get(0));
        if (order.isEmpty()) {
            return false;
        }
        boolean strictGoal = goal.operator() == Operator.LESS || goal.operator() == Operator.GREATER;
        boolean strictFact = fact.operator() == Operator.LESS || fact.operator() == Operator.GREATER;
        boolean equalWillDo = !strictGoal || strictFact;
        int inside = upper ? -order.getAsInt() : order.getAsInt();
        return inside > 0 || (inside == 0 && equalWillDo);
    }

    private static boolean isUpper(Operator operator) {
        return operator == Operator.LESS || operator == Operator.LESS_OR_EQUAL;
    }

    private static boolean isLower(Operator operator) {
        return operator == Operator.GREATER || operator == Operator.GREATER_OR_EQUAL;
    }

    private static boolean isZero(OptionalInt order) {
        return order.isPresent() && order.getAsInt() == 0;
    }

    /** How two values of the attribute at the end of a path compare; empty if that is unknown. */
    private OptionalInt compare(Comparison at, Name left, Name right) {
        Optional<Leaf> leaf = leaves.one(entity, at.path().steps());
        Optional<KeyData> one = leaf.flatMap(l -> Constants.value(l.attribute().type(), left.text()));
        Optional<KeyData> other =
                leaf.flatMap(l -> Constants.value(l.attribute().type(), right.text()));
        return one.isPresent() && other.isPresent()
                ? OptionalInt.of(ValueOrder.NATURAL.compare(one.get(), other.get()))
                : OptionalInt.empty();
    }
}
