package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.plan.AccessPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Random models with random designs and random data: what the planner claims of them is true. */
class TriplesTest {

    private static final int SHOWN = 5;

    private final Tally tally = new Tally();
    private final List<String> failures = new ArrayList<>();

    @Test
    void plansFindWhatPatternsMean() {
        int times = Scale.times(2_500, 220_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(Scale.SEED + i));
        System.out.println("seed " + Scale.SEED + "\n" + tally);
        assertThat(failures.size() + " failures")
                .as("%s", String.join("\n", failures.subList(0, Math.min(SHOWN, failures.size()))))
                .isEqualTo("0 failures");
    }

    private void tryOne(long seed) {
        Tally own = new Tally();
        List<String> wrong = new ArrayList<>();
        Optional<Triple> drawn = Triple.of(seed);
        if (drawn.isEmpty()) {
            own.count("models refused");
        } else {
            Triple triple = drawn.get();
            Dice dice = new Dice(seed);
            own.count("triples");
            own.count("rows stored", triple.store().rows().size());
            own.count("rows refused", triple.store().refused());
            for (AccessPlan plan : triple.plans()) {
                if (plan instanceof AccessPlan.Served served) {
                    new ServedCheck(triple, own).check(served, dice).ifPresent(wrong::add);
                } else {
                    own.count("unserved");
                    ((AccessPlan.Unserved) plan)
                            .obstacles()
                            .values()
                            .forEach(list -> list.forEach(obstacle ->
                                    own.count("obstacle " + obstacle.getClass().getSimpleName())));
                }
            }
        }
        synchronized (tally) {
            tally.addAll(own);
            failures.addAll(wrong);
        }
    }
}
