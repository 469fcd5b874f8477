package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.DoubleAdder;

/** Adds up what a call comes to. Several threads may add at a time: calls fan out. */
final class Tracking {

    private final CallInfo call;
    private final boolean wantsUnits;
    private final long began = System.nanoTime();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger items = new AtomicInteger();
    private final DoubleAdder units = new DoubleAdder();

    Tracking(CallInfo call, CallListener listener) {
        this.call = call;
        this.wantsUnits = listener.wantsUnits();
    }

    /** The request as it is sent. */
    <Q, A> Q sent(Operation<Q, A> operation, Q request) {
        requests.incrementAndGet();
        return wantsUnits ? operation.measured(request) : request;
    }

    <Q, A> void answered(Operation<Q, A> operation, Q request, A answer) {
        if (wantsUnits) {
            units.add(operation.units(answer));
        }
        items.addAndGet(operation.items(request, answer));
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
