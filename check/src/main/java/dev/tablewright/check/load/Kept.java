package dev.tablewright.check.load;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * How much a filter keeps of what was read, if all words of an enum are equally frequent. Of other values nobody knows how
 * many there are: of an equality next to nothing is kept, of an inequality nearly all.
 *
 * @param part of so many
 * @param known whether the model says so, or it is only likely
 */
public record Kept(int part, int of, boolean known) {

    private static final Kept LITTLE = new Kept(0, 1, false);
    private static final Kept ALL = new Kept(1, 1, false);
    private static final Kept UNKNOWN = new Kept(1, 2, false);

    /** What one term keeps of the items that stand in a table or an index. */
    public static Kept by(FilterTerm term, Placement placement, Leaves leaves) {
        if (term instanceof FilterTerm.Equals equals) {
            return words(equals.leaf(), placement)
                    .map(words -> new Kept(1, words, true))
                    .orElse(LITTLE);
        }
        if (term instanceof FilterTerm.Holds holds) {
            Comparison comparison = holds.comparison();
            Optional<Integer> words =
                    leaves.one(placement.owner(), comparison.path().steps()).flatMap(leaf -> words(leaf, placement));
            return of(comparison, words, isRefined(comparison, placement));
        }
        return UNKNOWN;
    }

    private static Kept of(Comparison comparison, Optional<Integer> words, boolean refined) {
        int listed = comparison.values().size();
        if (comparison.operator() == Operator.EQUAL || comparison.operator() == Operator.IN) {
            return words.map(all -> new Kept(Math.min(listed, all), all, true)).orElse(LITTLE);
        }
        if (comparison.operator() == Operator.NOT_EQUAL) {
            return words.map(all -> new Kept(all - 1, all, true)).orElse(ALL);
        }
        return refined ? ALL : UNKNOWN;
    }

    /** Whether the index already holds only some by the same attribute, so that the author has chosen how much it is. */
    private static boolean isRefined(Comparison comparison, Placement placement) {
        return placement.when().comparisons().stream()
                .anyMatch(held -> held.path().steps().equals(comparison.path().steps()));
    }

    /** How many values there are, where they are few. How many of them are true is seldom one half, but nobody says it. */
    static Optional<Integer> words(Leaf leaf, Placement placement) {
        if (leaf.attribute().type() == ScalarType.BOOLEAN) {
            return Optional.of(2);
        }
        return leaf.choice().map(choice -> {
            long held = choice.values().stream()
                    .filter(word -> placement.when().comparisons().stream()
                            .filter(comparison -> comparison.path().dotted().equals(leaf.path()))
                            .allMatch(comparison -> allows(comparison, word.text())))
                    .count();
            return (int) Math.max(1, held);
        });
    }

    private static boolean allows(Comparison comparison, String word) {
        boolean listed =
                comparison.values().stream().anyMatch(value -> value.text().equals(word));
        return switch (comparison.operator()) {
            case EQUAL, IN -> listed;
            case NOT_EQUAL -> !listed;
            default -> true;
        };
    }

    /** What two filters keep, one behind the other. */
    public Kept and(Kept other) {
        long all = (long) of * other.of;
        return all > Integer.MAX_VALUE ? LITTLE : new Kept(part * other.part, (int) all, known && other.known);
    }

    /** The part that is kept; of next to nothing, one in a thousand. */
    public BigDecimal share() {
        return isLittle()
                ? new BigDecimal("0.001")
                : BigDecimal.valueOf(part).divide(BigDecimal.valueOf(of), MathContext.DECIMAL64);
    }

    /** Whether more is kept than thrown away. */
    public boolean isMost() {
        return 2L * part > of;
    }

    /** Whether nearly everything is thrown away. */
    public boolean isLittle() {
        return part == 0;
    }
}
