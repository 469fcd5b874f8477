package dev.tablewright.bench.design;

import com.sun.management.ThreadMXBean;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.Designer;
import dev.tablewright.synthesis.Synthesised;
import dev.tablewright.synthesis.Wish;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Optional;

/**
 * One search for keys, and what it took.
 *
 * @param appraisals how many designs, most of them of parts of the model, were priced
 * @param bytes that were allocated
 */
record Run(Synthesised found, int appraisals, Duration time, long bytes) {

    /** @param limit after which the search must take the best that it has */
    static Run of(Model model, Optional<Layout> layout, Duration limit) {
        CountingAppraiser appraiser = new CountingAppraiser(new PricedByChecker());
        long before = allocated();
        long start = System.nanoTime();
        long end = start + limit.toNanos();
        Synthesised found = Designer.design(model, new Wish(layout, 1, () -> System.nanoTime() - end >= 0), appraiser);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new Run(found, appraiser.times(), time, allocated() - before);
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    double seconds() {
        return time.toNanos() / 1e9;
    }

    double megabytes() {
        return bytes / 1e6;
    }

    double dollars() {
        return found.best().orElseThrow().worth().dollars().doubleValue();
    }

    /** Limits that the best design does not keep. */
    int violations() {
        return found.best().orElseThrow().worth().violations();
    }

    double gapInPercent() {
        return 100 * found.gap().doubleValue();
    }
}
