package dev.tablewright.check.reference;

import java.util.Map;
import java.util.TreeMap;

/** Counts what occurred. */
final class Tally {

    private final Map<String, Integer> counts = new TreeMap<>();

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void count(String what, int times) {
        counts.merge(what, times, Integer::sum);
    }

    int of(String what) {
        return counts.getOrDefault(what, 0);
    }

    void addAll(Tally other) {
        other.counts.forEach((what, times) -> counts.merge(what, times, Integer::sum));
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((what, times) ->
                text.append("  ").append(what).append(": ").append(times).append('\n'));
        return text.toString();
    }
}
