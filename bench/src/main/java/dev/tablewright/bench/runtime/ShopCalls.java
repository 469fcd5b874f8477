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
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The operations, with answers that are there at once. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 1)
public class ShopCalls {

    @Param("GENERATED")
    public Contenders contender;

    private Contender work;

    @Setup
    public void prepare() {
        work = contender.open(new Clients());
        work.prepare(Samples.customer(), Samples.order(), HandWrittenItems.item(Samples.order()));
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
