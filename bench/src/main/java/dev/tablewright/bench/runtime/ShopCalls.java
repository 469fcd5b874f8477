package dev.tablewright.bench.runtime;

import java.util.List;
import java.util.Map;
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
import org.openjdk.jmh.infra.BenchmarkParams;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The operations, with answers that are there at once. What is allocated depends on what has been compiled, and on a machine that others
 * use the compiler may come late. So it compiles while the code waits, and so often is each operation done before it is measured that
 * nothing is left to compile.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
public class ShopCalls {

    private static final int BEFORE = 25_000;

    @Param("GENERATED")
    public Contenders contender;

    /** Kept, so that nothing is left out as useless. */
    public Object last;

    private Contender work;

    @Setup
    public void prepare(BenchmarkParams benchmark) {
        work = contender.open(new Clients());
        work.prepare(Samples.customer(), Samples.order(), HandWrittenItems.item(Samples.order()));
        Operations operation = Operations.of(benchmark.getBenchmark());
        for (int i = 0; i < BEFORE; i++) {
            last = operation.on(work);
        }
    }

    @Benchmark
    public Map<String, AttributeValue> toItem(ProcessorTime time) {
        time.count();
        return work.toItem();
    }

    @Benchmark
    public Object fromItem(ProcessorTime time) {
        time.count();
        return work.fromItem();
    }

    @Benchmark
    public Object create(ProcessorTime time) {
        time.count();
        return work.create();
    }

    @Benchmark
    public Object get(ProcessorTime time) {
        time.count();
        return work.get(Samples.USERNAME);
    }

    @Benchmark
    public List<?> page(ProcessorTime time) {
        time.count();
        return work.page(Samples.USERNAME);
    }

    @Benchmark
    public Object place(ProcessorTime time) {
        time.count();
        return work.place();
    }
}
