package dev.tablewright.lab.trial;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands still until it is set. */
final class TrialClock extends Clock {

    private volatile Instant now;

    TrialClock(Instant now) {
        this.now = now;
    }

    void set(Instant other) {
        now = other;
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
