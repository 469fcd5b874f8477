package dev.tablewright.exercise.law;

import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rows of choices in which every choice meets every other one of another factor at least once: few rows for all pairs. Found greedily, and
 * always the same.
 */
final class CoveringArray {

    private static final int ATTEMPTS = 40;

    /** One choice of one factor. */
    record Choice(int factor, int level) {}

    private record Pair(Choice one, Choice other) {}

    private final int[] levels;
    private final BiPredicate<Choice, Choice> excludes;
    private final Dice dice = new Dice(1);
    private final Set<Pair> open = new LinkedHashSet<>();

    private CoveringArray(int[] levels, BiPredicate<Choice, Choice> excludes) {
        this.levels = levels.clone();
        this.excludes = (one, other) -> excludes.test(one, other) || excludes.test(other, one);
        for (int factor = 0; factor < levels.length; factor++) {
            for (int other = factor + 1; other < levels.length; other++) {
                for (int level = 0; level < levels[factor]; level++) {
                    for (int second = 0; second < levels[other]; second++) {
                        add(new Choice(factor, level), new Choice(other, second));
                    }
                }
            }
        }
    }

    private void add(Choice one, Choice other) {
        if (!excludes.test(one, other)) {
            open.add(new Pair(one, other));
        }
    }

    /**
     * The rows: for each factor the level that is chosen.
     *
     * @param levels how many levels each factor has; of each, one fits to any choices of others
     * @param excludes which choices cannot be made together
     */
    static List<int[]> of(int[] levels, BiPredicate<Choice, Choice> excludes) {
        CoveringArray array = new CoveringArray(levels, excludes);
        List<int[]> rows = new ArrayList<>();
        while (!array.open.isEmpty()) {
            rows.add(array.row());
        }
        return rows;
    }

    /** The best of some attempts. */
    private int[] row() {
        List<Choice> best = List.of();
        int most = 0;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<Choice> chosen = choices();
            int met = (int) pairs(chosen).filter(open::contains).count();
            if (met > most) {
                best = chosen;
                most = met;
            }
        }
        pairs(best).forEach(open::remove);
        int[] row = new int[levels.length];
        best.forEach(choice -> row[choice.factor()] = choice.level());
        return row;
    }

    /** Begins with a pair that no row has yet, and chooses for each other factor what meets most that it has not met. */
    private List<Choice> choices() {
        Pair first = open.iterator().next();
        List<Choice> chosen = new ArrayList<>(List.of(first.one(), first.other()));
        List<Integer> factors = IntStream.range(0, levels.length)
                .filter(factor -> factor != first.one().factor()
                        && factor != first.other().factor())
                .boxed()
                .toList();
        dice.shuffled(factors).forEach(factor -> chosen.add(best(factor, chosen)));
        return chosen;
    }

    private static Stream<Pair> pairs(List<Choice> chosen) {
        return chosen.stream().flatMap(one -> chosen.stream()
                .filter(other -> one.factor() < other.factor())
                .map(other -> new Pair(one, other)));
    }

    private Choice best(int factor, List<Choice> chosen) {
        Choice best = new Choice(factor, 0);
        long most = -1;
        for (int level = 0; level < levels[factor]; level++) {
            Choice choice = new Choice(factor, level);
            boolean fits = chosen.stream().noneMatch(other -> excludes.test(choice, other));
            long met = chosen.stream()
                    .filter(other -> open.contains(
                            choice.factor() < other.factor() ? new Pair(choice, other) : new Pair(other, choice)))
                    .count();
            if (fits && met > most) {
                best = choice;
                most = met;
            }
        }
        return best;
    }
}
