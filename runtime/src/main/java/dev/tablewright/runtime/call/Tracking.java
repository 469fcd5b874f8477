package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAdder;

/** Adds up what a call comes to. Several threads may add at a time: calls fan out. */
final class Tracking {

    private final CallInfo call;
    private final long began = System.nanoTime();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger items = new AtomicInteger();
    private final DoubleAdder units = new DoubleAdder();

    Tracking(CallInfo call) {
        this.call = call;
    }

    void sent() {
        requests.incrementAndGet();
    }

    void consumed(double more) {
        units.add(more);
    }

    void moved(int more) {
        items.addAndGet(more);
    }

    CallReport report(Throwable failure) {
        return new CallReport(
                call,
                requests.get(),
                items.get(),
                units.sum(),
                Duration.ofNanos(System.nanoTime() - began),
                Optional.ofNullable(failure));
    }
}
