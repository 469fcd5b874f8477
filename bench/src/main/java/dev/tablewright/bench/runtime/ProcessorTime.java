package dev.tablewright.bench.runtime;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** How long the measuring thread had a processor, and for how many operations. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    public long nanos;
    public long operations;

    private long counted;
    private long began;

    @Setup(Level.Iteration)
    public void begin() {
        counted = 0;
        began = THREADS.getCurrentThreadCpuTime();
    }

    /** One more operation. */
    void count() {
        counted++;
    }

    @TearDown(Level.Iteration)
    public void end() {
        nanos = THREADS.getCurrentThreadCpuTime() - began;
        operations = counted;
    }
}
