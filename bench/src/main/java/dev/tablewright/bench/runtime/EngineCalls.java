package dev.tablewright.bench.runtime;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The operations on a real engine, which takes each customer and each order but once. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 2)
public class EngineCalls {

    @Param("GENERATED")
    public Contenders contender;

    private Contender work;
    private long number;

    @Setup
    public void open() {
        work = contender.open(new Clients());
        // All write into one table, one after the other, and none a thousand times in a millisecond.
        number = 1_000 * System.currentTimeMillis();
    }

    @Setup(Level.Invocation)
    public void prepare() {
        number++;
        work.prepare(Samples.customer("customer_" + number), Samples.order(number), EngineBench.NO_ITEM);
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
