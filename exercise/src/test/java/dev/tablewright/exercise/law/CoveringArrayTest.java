package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.exercise.law.CoveringArray.Choice;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CoveringArrayTest {

    private static final int[] LEVELS = {2, 3, 4, 5, 3};

    @Test
    void hasEveryPairInFewRows() {
        List<int[]> rows = CoveringArray.of(LEVELS, (one, other) -> false);

        assertThat(pairs(rows)).hasSize(allPairs());
        // As many as the two largest factors need by themselves, and a few.
        assertThat(rows).hasSizeBetween(20, 30);
    }

    @Test
    void neverMakesChoicesThatExcludeEachOther() {
        Choice one = new Choice(2, 3);
        Choice other = new Choice(3, 4);
        List<int[]> rows = CoveringArray.of(LEVELS, (a, b) -> a.equals(one) && b.equals(other));

        assertThat(rows).noneMatch(row -> row[2] == 3 && row[3] == 4);
        assertThat(pairs(rows)).hasSize(allPairs() - 1);
    }

    private static int allPairs() {
        int all = 0;
        for (int i = 0; i < LEVELS.length; i++) {
            for (int j = i + 1; j < LEVELS.length; j++) {
                all += LEVELS[i] * LEVELS[j];
            }
        }
        return all;
    }

    private static Set<List<Choice>> pairs(List<int[]> rows) {
        Set<List<Choice>> pairs = new HashSet<>();
        for (int[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                for (int j = i + 1; j < row.length; j++) {
                    pairs.add(List.of(new Choice(i, row[i]), new Choice(j, row[j])));
                }
            }
        }
        return pairs;
    }
}
