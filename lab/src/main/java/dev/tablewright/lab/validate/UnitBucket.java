package dev.tablewright.lab.validate;

import java.util.OptionalDouble;
import java.util.function.LongSupplier;

/**
 * Keeps reads to so many units in a second. What a request costs is known only afterwards, so it is taken on credit: nobody reads while
 * there are debts. What was saved up is good for a second at most.
 */
final class UnitBucket {

    private static final double NANOS = 1e9;

    /** Waits; a test has a clock of its own. */
    interface Pause {
        void nanos(long nanos) throws InterruptedException;
    }

    private final OptionalDouble perSecond;
    private final LongSupplier nanoClock;
    private final Pause pause;
    private double balance;
    private double spent;
    private long last;

    UnitBucket(OptionalDouble perSecond, LongSupplier nanoClock, Pause pause) {
        this.perSecond = perSecond;
        this.nanoClock = nanoClock;
        this.pause = pause;
        this.last = nanoClock.getAsLong();
    }

    static UnitBucket of(OptionalDouble perSecond) {
        return new UnitBucket(
                perSecond, System::nanoTime, nanos -> Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000)));
    }

    /** Until there are no debts. */
    void await() throws InterruptedException {
        if (perSecond.isEmpty()) {
            return;
        }
        for (long wait = debt(); wait > 0; wait = debt()) {
            pause.nanos(wait);
        }
    }

    synchronized void spend(double units) {
        balance -= units;
        spent += units;
    }

    synchronized double spent() {
        return spent;
    }

    /** The nanoseconds until nothing is owed. */
    private synchronized long debt() {
        long now = nanoClock.getAsLong();
        double rate = perSecond.getAsDouble();
        balance = Math.min(rate, balance + (now - last) / NANOS * rate);
        last = now;
        return balance >= 0 ? 0 : (long) Math.ceil(-balance / rate * NANOS);
    }
}
