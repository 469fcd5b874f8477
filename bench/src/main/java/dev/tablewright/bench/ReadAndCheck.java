package dev.tablewright.bench;

import dev.tablewright.check.Checker;
import dev.tablewright.language.ModelReader;
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

/** From the text of a model to its findings: parse, resolve, check. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xms4g", "-Xmx4g", "-XX:+UseParallelGC"})
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 8, time = 2)
public class ReadAndCheck {

    @Param({"10", "100", "1000"})
    public int entities;

    private String text;

    @Setup
    public void generate() {
        text = GeneratedModel.of(entities);
        ModelReader.Result result = ModelReader.read(new SourceFile("generated.yaml", text));
        if (!result.diagnostics().isEmpty()) {
            throw new IllegalStateException(
                    "the generated model is wrong: " + result.diagnostics().get(0));
        }
    }

    @Benchmark
    public int readAndCheck() {
        ModelReader.Result result = ModelReader.read(new SourceFile("generated.yaml", text));
        return Checker.check(result.model().orElseThrow()).size();
    }
}
