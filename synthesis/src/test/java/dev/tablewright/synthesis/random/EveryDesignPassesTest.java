package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.Layout;
import dev.tablewright.testing.Scale;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Every design for every random model, in every layout: without an error, serving every pattern, and the same each time. */
class EveryDesignPassesTest {

    private static final long SEED = Scale.seed(20261115);

    /** Large models are for the long tests: a few of them take as long as all others together. */
    private static final int MOST_PATTERNS = Scale.atLeast(Scale.LONG) ? Integer.MAX_VALUE : 7;

    private final Tally tally = new Tally();
    private final FaultReport report = new FaultReport();

    @Test
    void inEveryLayout() {
        int times = Scale.times(10, 120, 5_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(SEED + i));
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(report.isEmpty()).as(() -> report.text()).isTrue();
    }

    private void tryOne(long seed) {
        Optional<DesignlessModel> drawn = DesignlessModel.of(RandomModel.sketch(seed))
                .filter(asked -> asked.model().patterns().size() <= MOST_PATTERNS);
        drawn.ifPresent(asked -> {
            tally.count("models");
            for (Optional<Layout> layout : DesignTrial.LAYOUTS) {
                report.test(seed, asked, DesignTrial.in(layout, tally));
            }
        });
    }
}
