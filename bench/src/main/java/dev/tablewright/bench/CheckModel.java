package dev.tablewright.bench;

import dev.tablewright.check.Checker;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** From a model to its findings: access plans for all patterns and writes over ten indexes, and all rules. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xms4g", "-Xmx4g", "-XX:+UseParallelGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 8, time = 2)
public class CheckModel {

    @Param({"10", "100", "1000"})
    public int entities;

    private Model model;

    @Setup
    public void read() {
        model = ModelReader.read(new SourceFile("generated.yaml", GeneratedModel.of(entities)))
                .model()
                .orElseThrow();
        if (Checker.check(model).stream().anyMatch(found -> found.code().id().startsWith("TW02"))) {
            throw new IllegalStateException("the generated design does not serve its patterns");
        }
    }

    @Benchmark
    public int check() {
        return Checker.check(model).size();
    }
}
