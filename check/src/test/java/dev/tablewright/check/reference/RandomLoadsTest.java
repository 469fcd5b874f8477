package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Loads of random designs: whatever is drawn can be reckoned, and costs something if it is served. */
class RandomLoadsTest {

    private static final long SEED = Scale.seed(20260131);

    @Test
    void areInOrder() {
        int served = 0;
        for (long seed = SEED; seed < SEED + Scale.times(100, 200, 5_000); seed++) {
            Analysis analysis = Triple.of(seed)
                    .flatMap(triple -> Analysis.of(triple.model()))
                    .orElse(null);
            if (analysis == null) {
                continue;
            }
            for (PatternLoad load : analysis.workload().patterns()) {
                if (!load.reads().isEmpty()) {
                    served++;
                    assertThat(load.requests().least()).isGreaterThanOrEqualTo(BigDecimal.ONE);
                    assertThat(load.units().least()).isGreaterThanOrEqualTo(new BigDecimal("0.5"));
                    for (Estimate number :
                            List.of(load.requests(), load.rounds(), load.bytes(), load.units(), load.itemsReturned())) {
                        isInOrder(seed, number);
                    }
                    assertThat(load.itemsReturned().expected())
                            .isLessThanOrEqualTo(load.itemsRead().expected());
                }
            }
        }
        assertThat(served).isGreaterThan(Scale.times(50, 100, 100));
    }

    private static void isInOrder(long seed, Estimate number) {
        assertThat(number.least()).as("seed %d", seed).isLessThanOrEqualTo(number.expected());
        number.most().ifPresent(most -> assertThat(most).as("seed %d", seed).isGreaterThanOrEqualTo(number.expected()));
    }
}
