package dev.tablewright.bench.runtime;

import dev.tablewright.bench.Figures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs operations with all who can do them, and prints what they cost side by side. */
final class Contest {

    private static final List<Contenders> ENHANCED =
            List.of(Contenders.RECORDS, Contenders.BEANS, Contenders.DOCUMENTS);

    private final Class<?> benchmark;
    private final List<String> jvmArguments;
    private final boolean bytes;
    private final Map<Operations, Map<Contenders, RunResult>> results = new EnumMap<>(Operations.class);

    /** @param bytes whether what is allocated says something */
    Contest(Class<?> benchmark, List<String> jvmArguments, boolean bytes) {
        this.benchmark = benchmark;
        this.jvmArguments = jvmArguments;
        this.bytes = bytes;
    }

    /** @param forks JVMs for each figure: they compile differently, so that one says less than several */
    void run(int forks, Operations... operations) throws RunnerException {
        for (Operations operation : operations) {
            List<String> names =
                    operation.contenders().stream().map(Contenders::name).toList();
            List<String> arguments =
                    new ArrayList<>(List.of("-Xms1g", "-Xmx1g", "-XX:+UseSerialGC", "-XX:-BackgroundCompilation"));
            arguments.addAll(jvmArguments);
            for (RunResult result : new Runner(new OptionsBuilder()
                            .include(benchmark.getName() + "\\." + operation.method() + "$")
                            .param("contender", names.toArray(String[]::new))
                            .forks(forks)
                            .jvmArgsAppend(arguments.toArray(String[]::new))
                            .addProfiler(GCProfiler.class)
                            .build())
                    .run()) {
                results.computeIfAbsent(operation, any -> new EnumMap<>(Contenders.class))
                        .put(Contenders.valueOf(result.getParams().getParam("contender")), result);
            }
        }
    }

    void print(String what) {
        if (bytes) {
            table("bytes allocated by one operation, " + what, Contest::bytes, "%,.0f");
        }
        table("microseconds of the processor for one operation, " + what, Contest::work, "%,.1f");
        table("microseconds on the clock for one operation, " + what, Contest::micros, "%,.1f");
    }

    private void table(String what, ToDoubleFunction<RunResult> figure, String format) {
        Figures.heading(what);
        List<String> header = new ArrayList<>(List.of("operation"));
        Arrays.stream(Contenders.values()).forEach(contender -> header.add(contender.title()));
        header.add("generated : by hand");
        header.add("generated : Enhanced");
        Figures.header(header.toArray(String[]::new));
        results.forEach((operation, byContender) -> {
            List<String> cells = new ArrayList<>(List.of(operation.title()));
            for (Contenders contender : Contenders.values()) {
                RunResult result = byContender.get(contender);
                cells.add(result == null ? "" : String.format(Locale.ROOT, format, figure.applyAsDouble(result)));
            }
            double generated = figure.applyAsDouble(byContender.get(Contenders.GENERATED));
            cells.add(ratio(generated, figure.applyAsDouble(byContender.get(Contenders.HAND))));
            OptionalDouble best = ENHANCED.stream()
                    .filter(byContender::containsKey)
                    .mapToDouble(contender -> figure.applyAsDouble(byContender.get(contender)))
                    .min();
            cells.add(best.isPresent() ? ratio(generated, best.getAsDouble()) : "");
            Figures.row("| " + String.join(" | ", cells) + " |");
        });
    }

    private static String ratio(double one, double other) {
        return String.format(Locale.ROOT, "%.3f", one / other);
    }

    /** How many times as much generated code takes as code by hand, at the worst of all operations. */
    double worstToHand(ToDoubleFunction<RunResult> figure) {
        return results.values().stream()
                .mapToDouble(byContender -> figure.applyAsDouble(byContender.get(Contenders.GENERATED))
                        / figure.applyAsDouble(byContender.get(Contenders.HAND)))
                .max()
                .orElseThrow();
    }

    /** How many times as much generated code takes as the best of the Enhanced Client, at the worst of all operations. */
    double worstToEnhanced(ToDoubleFunction<RunResult> figure) {
        return results.values().stream()
                .flatMap(byContender -> ENHANCED.stream()
                        .filter(byContender::containsKey)
                        .map(contender -> figure.applyAsDouble(byContender.get(Contenders.GENERATED))
                                / figure.applyAsDouble(byContender.get(contender))))
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(Double.NaN);
    }

    static double micros(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    /** Microseconds that the thread had the processor: the clock says more where others use the machine. */
    static double work(RunResult result) {
        return result.getSecondaryResults().get("nanos").getScore()
                / result.getSecondaryResults().get("operations").getScore()
                / 1e3;
    }

    static double bytes(RunResult result) {
        return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
    }
}
