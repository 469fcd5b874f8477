package dev.tablewright.lab.data;

import java.time.Duration;
import java.time.Instant;

/**
 * When things happen.
 *
 * @param base before which all has happened
 * @param now what expires does so after it
 * @param expired which part of what expires has expired by now, from 0 to 1
 */
record Times(Instant base, Instant now, double expired) {

    static final Instant USUAL = Instant.parse("2026-01-01T00:00:00Z");

    private static final long WINDOW = Duration.ofDays(730).toMillis();
    private static final long AHEAD = Duration.ofDays(90).toMillis();
    private static final long LIFE = Duration.ofDays(30).toSeconds();
    private static final long SOON = Duration.ofHours(6).toSeconds();
    private static final long LONG_GONE = Duration.ofDays(2).toSeconds();
    private static final int CHILDHOOD = 18;
    private static final int YEARS = 60;

    /** Before anything happened, in milliseconds. */
    long beginning() {
        return base.toEpochMilli() - WINDOW;
    }

    /** A time between a moment and the base. */
    long later(long moment, Chance chance) {
        return moment + (long) ((base.toEpochMilli() - moment) * chance.fraction());
    }

    long toCome(Chance chance) {
        return base.toEpochMilli() + chance.below(AHEAD);
    }

    long birthday(Chance chance) {
        long days = base.getEpochSecond() / 86_400 - (CHILDHOOD + chance.below(YEARS)) * 365L - chance.below(365);
        return days * 86_400_000L;
    }

    /** When something expires, in seconds: at the earliest some hours after now, or some time before it. */
    long expiry(Chance chance) {
        return chance.fraction() < expired
                ? now.getEpochSecond() - 60 - chance.below(LONG_GONE)
                : now.getEpochSecond() + SOON + chance.below(LIFE);
    }

    /** Different times for different numbers below a number, in milliseconds. */
    long different(long number, long of) {
        long step = Math.max(1, WINDOW / Math.max(1, of));
        return beginning() + number * step;
    }
}
