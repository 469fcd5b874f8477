package dev.tablewright.synthesis.random;

import java.util.Map;
import java.util.TreeMap;

/** Counts what occurred. */
public final class Tally {

    private final Map<String, Integer> counts = new TreeMap<>();

    public synchronized void count(String what) {
        count(what, 1);
    }

    public synchronized void count(String what, int times) {
        counts.merge(what, times, Integer::sum);
    }

    public synchronized int of(String what) {
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
