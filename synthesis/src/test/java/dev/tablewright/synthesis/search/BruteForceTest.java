package dev.tablewright.synthesis.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.random.FaultReport;
import dev.tablewright.synthesis.random.FaultReport.Trial;
import dev.tablewright.synthesis.random.Scale;
import dev.tablewright.synthesis.random.SmallModel;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * On small models the search finds the best of all designs, and what it claims of it is true.
 *
 * <p>The search adds up prices of parts, and prices of parts do not add up exactly: the label of an item that stands with
 * others may be a byte longer, and what reads them together is priced without the keys that they have in other indexes. So
 * a claim may be wrong by a little, and rarely a design is missed. Both are measured here, and may not become more.
 */
class BruteForceTest {

    private static final double TOLERANCE = 0.01;

    /** Measured: of 508 models, one is missed, and the claim of a search without time is wrong in two, once by a fifth. */
    private static final int RARE_IN_A_THOUSAND = 5;

    private final FaultReport report = new FaultReport();
    private final Differences differences = new Differences(TOLERANCE);

    @Test
    void findsTheBestOfAllDesigns() {
        int times = Scale.times(730, 10_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(Scale.SEED + i));
        System.out.println("seed " + Scale.SEED + "\n" + differences);
        int compared = differences.of("compared");
        int missed = report.times(BruteForceTrial.MISSED);
        int untrue = report.times(BruteForceTrial.UNTRUE_IN_HASTE);
        boolean rarely = Math.max(missed, untrue) * 1_000 <= compared * RARE_IN_A_THOUSAND;
        assertThat(rarely && report.times() == missed + untrue)
                .as(() -> report.text())
                .isTrue();
        assertThat(compared).isGreaterThan(times * 3 / 5);
    }

    private void tryOne(long seed) {
        Layout layout = seed % 3 == 0 ? Layout.TABLE_PER_ENTITY : Layout.SINGLE_TABLE;
        Trial trial = new Trial("in layout " + layout, asked -> BruteForceTrial.of(asked, layout, differences));
        SmallModel.draw(seed).ifPresent(asked -> report.test(seed, asked, trial));
    }
}
