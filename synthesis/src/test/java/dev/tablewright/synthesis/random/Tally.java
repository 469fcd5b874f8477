package dev.tablewright.synthesis.random;

import java.util.Map;
import java.util.TreeMap;

/** Counts what occurred. */
final class Tally {

    private final Map<String, Integer> counts = new TreeMap<>();

    synchronized void count(String what) {
        count(what, 1);
    }

    synchronized void count(String what, int times) {
        counts.merge(what, times, Integer::sum);
    }

    synchronized int of(String what) {
        return counts.getOrDefault(what, 0);
    }

    @Override
    public synchronized String toString() {
        StringBuilder text = new StringBuilder();
        counts.forEach((what, times) ->
                text.append("  ").append(what).append(": ").append(times).append('\n'));
        return text.toString();
    }
}
