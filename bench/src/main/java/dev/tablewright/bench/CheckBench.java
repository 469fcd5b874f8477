package dev.tablewright.bench;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Checks models of three sizes, again and again, in a warm JVM. */
final class CheckBench {

    private CheckBench() {}

    static void run() throws RunnerException {
        List<RunResult> check = run(CheckModel.class);
        List<RunResult> whole = run(ReadAndCheck.class);

        print("plans, proofs and rules, 5 patterns an entity, 10 indexes", check);
        Figures.limit("growth of time from 500 to 5,000 patterns", growth(check, CheckBench::millis), 15);
        Figures.limit("growth of bytes from 500 to 5,000 patterns", growth(check, CheckBench::bytes), 15);
        Figures.limit("milliseconds for 1,000 entities with 5,000 patterns", millis(last(check)), 2_000);

        print("the same, with reading the file before", whole);
        Figures.limit("growth of time from 500 to 5,000 patterns", growth(whole, CheckBench::millis), 15);
        Figures.limit("growth of bytes from 500 to 5,000 patterns", growth(whole, CheckBench::bytes), 15);
    }

    private static List<RunResult> run(Class<?> benchmark) throws RunnerException {
        return new Runner(new OptionsBuilder()
                        .include(benchmark.getSimpleName())
                        .addProfiler(GCProfiler.class)
                        .build())
                .run().stream()
                        .sorted(Comparator.comparingInt(CheckBench::entities))
                        .toList();
    }

    private static void print(String what, List<RunResult> bySize) {
        Figures.heading(what + ", warm JVM");
        Figures.header("entities", "patterns", "text, KB", "time, ms", "±", "allocated, MB");
        for (RunResult result : bySize) {
            Figures.row(
                    "| %,d | %,d | %,d | %.2f | %.2f | %.1f |",
                    entities(result),
                    5 * entities(result),
                    GeneratedModel.of(entities(result)).length() / 1024,
                    millis(result),
                    result.getPrimaryResult().getScoreError(),
                    bytes(result) / 1e6);
        }
        System.out.println();
    }

    private static RunResult last(List<RunResult> bySize) {
        return bySize.get(bySize.size() - 1);
    }

    /** How much more the largest takes than the one before it, which has a tenth of its size. */
    private static double growth(List<RunResult> bySize, ToDoubleFunction<RunResult> figure) {
        return figure.applyAsDouble(last(bySize)) / figure.applyAsDouble(bySize.get(bySize.size() - 2));
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
