package dev.tablewright.bench;

import dev.tablewright.bench.design.DesignBench;
import dev.tablewright.bench.runtime.EngineBench;
import dev.tablewright.bench.runtime.RuntimeBench;
import dev.tablewright.bench.seed.SeedBench;
import java.util.Set;
import org.openjdk.jmh.runner.RunnerException;

/** Runs the measurements and prints them as tables, with the growth that matters and the limits that we set ourselves. */
public final class Bench {

    private Bench() {}

    /** @param args {@code check}, {@code design}, or nothing for both; {@code runtime}, with {@code --engine} on the real one; {@code seed} */
    public static void main(String[] args) throws RunnerException {
        Set<String> parts = Set.of(args);
        if (parts.isEmpty() || parts.contains("check")) {
            CheckBench.run();
        }
        if (parts.isEmpty() || parts.contains("design")) {
            DesignBench.run();
        }
        if (parts.contains("runtime")) {
            if (parts.contains("--engine")) {
                EngineBench.run();
            } else {
                RuntimeBench.run(parts);
            }
        }
        if (parts.contains("seed")) {
            SeedBench.run();
        }
    }
}
