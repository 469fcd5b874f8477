package dev.tablewright.bench.design;

import com.sun.management.ThreadMXBean;
import dev.tablewright.app.CheckerAppraiser;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Setting;
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
 * @param time on the clock
 * @param work the time that a processor spent on it: less than the clock says where others use the machine too
 * @param bytes that were allocated
 */
record Run(Synthesised found, int appraisals, Duration time, Duration work, long bytes) {

    private static final Setting SETTING =
            Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** @param limit after which the search must take the best that it has */
    static Run of(Model model, Optional<Layout> layout, Duration limit) {
        CountingAppraiser appraiser = new CountingAppraiser(new CheckerAppraiser(SETTING));
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long work = THREADS.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long end = start + limit.toNanos();
        Synthesised found = Designer.design(model, new Wish(layout, 1, () -> System.nanoTime() - end >= 0), appraiser);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new Run(
                found,
                appraiser.times(),
                time,
                Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - work),
                THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    double seconds() {
        return time.toNanos() / 1e9;
    }

    double secondsOfWork() {
        return work.toNanos() / 1e9;
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
