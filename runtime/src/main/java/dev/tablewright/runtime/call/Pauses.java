package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.Optional;

/**
 * How often something is tried again, and after how long: each time up to twice as long, and anywhere between nothing and that.
 *
 * @param first the longest pause before the first repetition
 * @param longest what no pause exceeds
 * @param attempts how often it is tried in all
 * @param within how much time a call has for that, requests included; what is under way by then is waited for
 */
public record Pauses(Duration first, Duration longest, int attempts, Duration within) {

    /** About four seconds in all, if nothing succeeds. */
    public static final Pauses USUAL = new Pauses(Duration.ofMillis(25), Duration.ofSeconds(1), 12);

    /** Within half a minute. */
    public Pauses(Duration first, Duration longest, int attempts) {
        this(first, longest, attempts, Duration.ofSeconds(30));
    }

    public Pauses {
        if (attempts < 1 || first.isNegative() || longest.compareTo(first) < 0) {
            throw new IllegalArgumentException(
                    "pauses need at least one attempt, and a longest that is not below the first");
        }
    }

    /**
     * The pause after so many attempts that failed; empty: enough.
     *
     * @param chance from 0 up to, without, 1
     */
    public Optional<Duration> after(int failed, double chance) {
        if (failed >= attempts) {
            return Optional.empty();
        }
        double most = Math.min((double) longest.toNanos(), first.toNanos() * Math.pow(2, failed - 1));
        return Optional.of(Duration.ofNanos((long) (most * chance)));
    }
}
