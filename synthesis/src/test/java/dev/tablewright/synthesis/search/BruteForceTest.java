package dev.tablewright.synthesis.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.random.FaultReport;
import dev.tablewright.synthesis.random.FaultReport.Trial;
import dev.tablewright.synthesis.random.SmallModel;
import dev.tablewright.testing.Scale;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** On small models the search finds the best of all designs, and what it claims of it is true, also if it has no time. */
class BruteForceTest {

    private static final long SEED = Scale.seed(20261115);

    /** Prices of parts do not add up exactly. Measured: nothing in 508 models; with other seeds 0.3% in a few of 2,059. */
    private static final double TOLERANCE = 0.01;

    private final FaultReport report = new FaultReport();
    private final Differences differences = new Differences(TOLERANCE);

    @Test
    void findsTheBestOfAllDesigns() {
        int times = Scale.times(50, 730, 10_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(SEED + i));
        System.out.println("seed " + SEED + "\n" + differences);
        assertThat(report.isEmpty()).as(() -> report.text()).isTrue();
        assertThat(differences.of("compared")).isGreaterThan(times * 3 / 5);
    }

    private void tryOne(long seed) {
        Layout layout = seed % 3 == 0 ? Layout.TABLE_PER_ENTITY : Layout.SINGLE_TABLE;
        Trial trial = new Trial("in layout " + layout, asked -> BruteForceTrial.of(asked, layout, differences));
        SmallModel.draw(seed).ifPresent(asked -> report.test(seed, asked, trial));
    }
}
