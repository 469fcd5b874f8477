package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.plan.AccessPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * What the planner says stands in the way of a pattern really does: there are data that show it. Not always are they found:
 * conditions may contradict each other, or leave one result at most, because a value is unique. So it is a rate that is held.
 */
class ObstaclesTest {

    private static final List<String> KINDS = List.of(
            "Unknown",
            "Sparse",
            "MayBeAbsent",
            "Unordered ELSEWHERE",
            "Unordered ENCODING",
            "Unordered DIRECTION",
            "Unordered MIXTURE");

    private final Tally tally = new Tally();
    private final List<String> suspects = new ArrayList<>();

    @Test
    void obstaclesCanBeShown() {
        int times = Scale.times(300, 6_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(Scale.SEED + i));
        System.out.println("seed " + Scale.SEED + "\n" + tally);
        for (String kind : KINDS) {
            int shown = tally.of("shown " + kind);
            assertThat(shown)
                    .as("%s, of which %d were not shown", kind, tally.of("not shown " + kind))
                    .isGreaterThan(tally.of("not shown " + kind));
        }
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
