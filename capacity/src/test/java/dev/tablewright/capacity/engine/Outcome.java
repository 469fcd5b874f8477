package dev.tablewright.capacity.engine;

import dev.tablewright.capacity.unit.Consumed;
import java.util.Map;

/**
 * What an operation was expected to consume and what the engine says that it did, by table.
 *
 * @param kind of operation
 * @param what for people who look for the reason of a difference
 */
record Outcome(String kind, String what, Map<String, Consumed> expected, Map<String, Consumed> reported) {

    /** Neither the engine nor the service says what a failure consumed. */
    static Outcome ofFailure(String kind, Exception failure) {
        return new Outcome(kind, failure.getMessage(), Map.of(), Map.of());
    }

    boolean isReported() {
        return !reported.isEmpty();
    }

    boolean isAsExpected() {
        return expected.equals(reported);
    }

    @Override
    public String toString() {
        return kind + " " + what + "\n    expected " + expected + "\n    reported " + reported;
    }
}
