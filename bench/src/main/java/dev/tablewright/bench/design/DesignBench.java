package dev.tablewright.bench.design;

import dev.tablewright.bench.Figures;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches for keys, once each: who designs a model does it once, and not ten thousand times. A small model first, so that it
 * is not the start of the JVM that is measured.
 */
public final class DesignBench {

    private static final Duration FOREVER = Duration.ofDays(1);
    private static final double SECONDS_PER_EXAMPLE = 10;
    private static final double SECONDS_FOR_FIFTY = 60;
    /** The search looks at the clock between two steps. */
    private static final double SECONDS_TO_STOP = 2;

    private static final double GAP_IN_PERCENT = 5;
    private static final double GROWTH_PER_DOUBLING = 3;
    private static final int FIFTY = 50;

    private DesignBench() {}

    public static void run() {
        Run.of(read(FamilyModel.strangers(FamilyModel.FAMILY)), Optional.empty(), FOREVER);
        examples();
        fifty("five families of ten", FamilyModel.strangers(FIFTY));
        growth();
        fifty("which all hang together", FamilyModel.relatives(FIFTY));
        anytime();
    }

    private static void examples() {
        Figures.heading("the examples without their keys, until the best is found for certain");
        Figures.header("example", "layout", "$/month", "gap, %", "appraisals", "time, s", "work, s");
        double slowest = 0;
        double gap = 0;
        for (Map.Entry<String, Model> example :
                Undesigned.in(Path.of("examples")).entrySet()) {
            for (Layout layout : Layout.values()) {
                Run run = Run.of(example.getValue(), Optional.of(layout), FOREVER);
                slowest = Math.max(slowest, run.seconds());
                gap = Math.max(gap, run.gapInPercent());
                Figures.row(
                        "| %s | %s | %,.2f | %.1f | %,d | %.2f | %.2f |",
                        example.getKey(),
                        words(layout),
                        run.dollars(),
                        run.gapInPercent(),
                        run.appraisals(),
                        run.seconds(),
                        run.secondsOfWork());
            }
        }
        Figures.limit("seconds for the slowest example", slowest, SECONDS_PER_EXAMPLE);
        Figures.limit("gap of an example in percent", gap, 0);
    }

    private static void fifty(String what, String text) {
        Figures.heading("50 entities with 200 patterns, " + what + ", in at most a minute");
        Figures.header(
                "layout", "$/month", "limits broken", "gap, %", "appraisals", "time, s", "work, s", "allocated, MB");
        double slowest = 0;
        double gap = 0;
        for (Layout layout : Layout.values()) {
            Run run = Run.of(read(text), Optional.of(layout), Duration.ofSeconds((long) SECONDS_FOR_FIFTY));
            slowest = Math.max(slowest, run.seconds());
            gap = Math.max(gap, run.gapInPercent());
            Figures.row(
                    "| %s | %,.2f | %d | %.2f | %,d | %.2f | %.2f | %,.0f |",
                    words(layout),
                    run.dollars(),
                    run.violations(),
                    run.gapInPercent(),
                    run.appraisals(),
                    run.seconds(),
                    run.secondsOfWork(),
                    run.megabytes());
        }
        Figures.limit("seconds for 50 entities", slowest, SECONDS_FOR_FIFTY + SECONDS_TO_STOP);
        Figures.limit("gap of 50 entities in percent", gap, GAP_IN_PERCENT);
    }

    private static void growth() {
        Figures.heading("growth: ten entities a family, four patterns an entity, one table, no limit of time");
        Figures.header("entities", "patterns", "gap, %", "appraisals", "time, s", "work, s", "allocated, MB");
        List<Run> runs = new ArrayList<>();
        for (int entities = 10; entities <= 80; entities *= 2) {
            Run run = Run.of(read(FamilyModel.strangers(entities)), Optional.of(Layout.SINGLE_TABLE), FOREVER);
            runs.add(run);
            Figures.row(
                    "| %d | %d | %.2f | %,d | %.2f | %.2f | %,.0f |",
                    entities,
                    FamilyModel.PATTERNS_PER_ENTITY * entities,
                    run.gapInPercent(),
                    run.appraisals(),
                    run.seconds(),
                    run.secondsOfWork(),
                    run.megabytes());
        }
        for (int i = 1; i < runs.size(); i++) {
            String doubling = " from " + (10 << (i - 1)) + " to " + (10 << i) + " entities";
            Run before = runs.get(i - 1);
            Run after = runs.get(i);
            Figures.limit(
                    "growth of work" + doubling, after.secondsOfWork() / before.secondsOfWork(), GROWTH_PER_DOUBLING);
            Figures.limit("growth of bytes" + doubling, after.megabytes() / before.megabytes(), GROWTH_PER_DOUBLING);
        }
    }

    private static void anytime() {
        Figures.heading("50 entities with 200 patterns, which all hang together, in one table, with less time");
        Figures.header("time limit, s", "$/month", "limits broken", "gap, %", "appraisals", "time, s", "work, s");
        double dearer = 0;
        Optional<Run> before = Optional.empty();
        for (int seconds : new int[] {1, 5, 20}) {
            Run run = Run.of(
                    read(FamilyModel.relatives(FIFTY)), Optional.of(Layout.SINGLE_TABLE), Duration.ofSeconds(seconds));
            dearer = Math.max(
                    dearer, before.map(less -> run.dollars() - less.dollars()).orElse(0.0));
            before = Optional.of(run);
            Figures.row(
                    "| %d | %,.2f | %d | %.2f | %,d | %.2f | %.2f |",
                    seconds,
                    run.dollars(),
                    run.violations(),
                    run.gapInPercent(),
                    run.appraisals(),
                    run.seconds(),
                    run.secondsOfWork());
        }
        Figures.limit("dollars a month that more time made it dearer", dearer, 0);
    }

    private static Model read(String text) {
        return Undesigned.read("families.yaml", text);
    }

    private static String words(Layout layout) {
        return layout == Layout.SINGLE_TABLE ? "one table" : "a table for each entity";
    }
}
