package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is known from one step on, by what was decided before and matters to it. */
final class StepMemory {

    /** So much is remembered; then it is forgotten and found again, since memory is not for ever. */
    private static final int MOST = 100_000;

    private final Map<List<Integer>, Outcome> outcomes = new HashMap<>();
    private final Map<List<Integer>, Worth> bounds = new HashMap<>();

    Optional<Outcome> outcome(List<Integer> context) {
        return Optional.ofNullable(outcomes.get(context));
    }

    Outcome keep(List<Integer> context, Outcome outcome) {
        return keep(outcomes, context, outcome);
    }

    Optional<Worth> bound(List<Integer> context) {
        return Optional.ofNullable(bounds.get(context));
    }

    Worth keep(List<Integer> context, Worth bound) {
        return keep(bounds, context, bound);
    }

    private static <T> T keep(Map<List<Integer>, T> known, List<Integer> context, T value) {
        if (known.size() == MOST) {
            known.clear();
        }
        known.put(context, value);
        return value;
    }
}
