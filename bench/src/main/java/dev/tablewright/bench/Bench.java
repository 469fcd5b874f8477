package dev.tablewright.bench;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the measurements and prints them as a table, with the growth that matters and the limits that we set ourselves. */
public final class Bench {

    private static final double MOST_GROWTH = 12;
    private static final double MOST_MILLIS = 1000;

    private Bench() {}

    public static void main(String[] args) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(ReadAndCheck.class.getSimpleName())
                        .addProfiler(GCProfiler.class)
                        .build())
                .run();
        List<RunResult> bySize = results.stream()
                .sorted(Comparator.comparingInt(Bench::entities))
                .toList();
        System.out.println("\nparse + resolve + check, 5 patterns an entity, warm JVM\n");
        System.out.println("| entities | text, KB | time, ms | ± | allocated, MB |");
        System.out.println("|---:|---:|---:|---:|---:|");
        for (RunResult result : bySize) {
            System.out.println(String.format(
                    Locale.ROOT,
                    "| %,d | %,d | %.2f | %.2f | %.1f |",
                    entities(result),
                    GeneratedModel.of(entities(result)).length() / 1024,
                    millis(result),
                    result.getPrimaryResult().getScoreError(),
                    bytes(result) / 1e6));
        }
        RunResult hundred = bySize.get(bySize.size() - 2);
        RunResult thousand = bySize.get(bySize.size() - 1);
        System.out.println();
        limit("growth of time from 100 to 1,000 entities", millis(thousand) / millis(hundred), MOST_GROWTH);
        limit("growth of bytes from 100 to 1,000 entities", bytes(thousand) / bytes(hundred), MOST_GROWTH);
        limit("milliseconds for 1,000 entities", millis(thousand), MOST_MILLIS);
    }

    private static void limit(String what, double figure, double most) {
        System.out.println(String.format(
                Locale.ROOT, "%s: %.1f (limit %.0f) %s", what, figure, most, figure <= most ? "held" : "EXCEEDED"));
    }

    private static int entities(RunResult result) {
        return Integer.parseInt(result.getParams().getParam("entities"));
    }

    private static double millis(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    private static double bytes(RunResult result) {
        return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
    }
}
