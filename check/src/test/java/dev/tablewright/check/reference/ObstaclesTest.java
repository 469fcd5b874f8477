package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * What the planner says stands in the way of a pattern really does: there are data that show it. Not always are they found:
 * conditions may contradict each other, or leave one result at most, because a value is unique. So it is a rate that is held.
 */
class ObstaclesTest {

    private static final long SEED = Scale.seed(20260131);

    private static final List<String> KINDS = List.of(
            "Unknown",
            "Sparse",
            "MayBeAbsent",
            "Unordered ELSEWHERE",
            "Unordered ENCODING",
            "Unordered DIRECTION",
            "Unordered MIXTURE");

    private static final int SHOWN = 4;

    private final Tally tally = new Tally();
    private final List<String> suspects = new ArrayList<>();

    @Test
    void obstaclesCanBeShown() {
        int times = Scale.times(200, 200, 6_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(SEED + i));
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(KINDS).allMatch(kind -> tally.of("shown " + kind) > 0);
        int shown = KINDS.stream().mapToInt(kind -> tally.of("shown " + kind)).sum();
        int all = shown
                + KINDS.stream().mapToInt(kind -> tally.of("not shown " + kind)).sum();
        assertThat(shown)
                .as("of %d, not shown: %s", all, suspects.stream().limit(SHOWN).toList())
                .isGreaterThan(all * 4 / 5);
    }

    private void tryOne(long seed) {
        Tally own = new Tally();
        List<String> doubts = new ArrayList<>();
        Triple.of(seed).ifPresent(triple -> {
            Dice dice = new Dice(seed);
            for (AccessPlan plan : triple.plans()) {
                if (plan instanceof AccessPlan.Unserved unserved) {
                    new Refutation(triple, plan.pattern(), dice).check(unserved, own, doubts);
                }
            }
        });
        synchronized (tally) {
            tally.addAll(own);
            suspects.addAll(doubts);
        }
    }
}
