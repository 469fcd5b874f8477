package dev.tablewright.runtime.cursor;

import java.time.Clock;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/** Signs where lists were left off, and takes back only what it signed. */
@SuppressWarnings("UnusedVariable")
public final class Cursors {

    private final CursorKeys keys;
    private final Optional<Duration> expiry;
    private final Clock clock;

    /** @param expiry how long a cursor is accepted; empty: for ever */
    public Cursors(CursorKeys keys, Optional<Duration> expiry, Clock clock) {
        this.keys = Objects.requireNonNull(keys, "keys");
        this.expiry = Objects.requireNonNull(expiry, "expiry");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /** With a key of this process alone, and without an end. */
    public static Cursors ofThisProcess() {
        return new Cursors(CursorKeys.random(), Optional.empty(), Clock.systemUTC());
    }

    /**
     * A text that says where a list goes on.
     *
     * @param pattern what gave the list
     * @param parameters a digest of what it was asked with
     */
    public String seal(String pattern, byte[] parameters, Position position) {
        return Pending.here();
    }

    /**
     * Where the list goes on.
     *
     * @throws CursorException unless this text was made for the same pattern and parameters
     */
    public Position open(String cursor, String pattern, byte[] parameters) {
        return Pending.here();
    }
}
