package dev.tablewright.runtime.write;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How many writes ended that were done each for itself: by their positions in what was handed over, counted from 0.
 *
 * @param done what is stored now
 * @param refused what stood in the way; of these, nothing has changed
 * @param open what went wrong with those that may or may not have been done
 */
public record BatchOutcome<T>(
        SortedMap<Integer, T> done,
        SortedMap<Integer, List<Refusal>> refused,
        SortedMap<Integer, RuntimeException> open) {

    public BatchOutcome {
        done = Collections.unmodifiableSortedMap(new TreeMap<>(done));
        refused = Collections.unmodifiableSortedMap(new TreeMap<>(refused));
        open = Collections.unmodifiableSortedMap(new TreeMap<>(open));
    }

    static <T> BatchOutcome<T> done(SortedMap<Integer, T> done) {
        return new BatchOutcome<>(done, new TreeMap<>(), new TreeMap<>());
    }

    static <T> BatchOutcome<T> open(Collection<Integer> positions, RuntimeException failure) {
        SortedMap<Integer, RuntimeException> open = new TreeMap<>();
        positions.forEach(at -> open.put(at, failure));
        return new BatchOutcome<>(new TreeMap<>(), new TreeMap<>(), open);
    }

    /** Of one of them. */
    static <T> BatchOutcome<T> of(int at, Outcome<T> outcome) {
        return outcome.isDone()
                ? done(new TreeMap<>(Map.of(at, outcome.orThrow())))
                : new BatchOutcome<>(new TreeMap<>(), new TreeMap<>(Map.of(at, outcome.refusals())), new TreeMap<>());
    }

    /** All of these together. */
    static <T> BatchOutcome<T> of(List<BatchOutcome<T>> parts) {
        SortedMap<Integer, T> done = new TreeMap<>();
        SortedMap<Integer, List<Refusal>> refused = new TreeMap<>();
        SortedMap<Integer, RuntimeException> open = new TreeMap<>();
        for (BatchOutcome<T> part : parts) {
            done.putAll(part.done());
            refused.putAll(part.refused());
            open.putAll(part.open());
        }
        return new BatchOutcome<>(done, refused, open);
    }

    /** Whether all were done. */
    public boolean isDone() {
        return refused.isEmpty() && open.isEmpty();
    }

    /**
     * What is stored now, in order.
     *
     * @throws PartlyDoneException if not all were done; what went wrong itself, if it went wrong with all of them
     */
    public List<T> orThrow() {
        if (isDone()) {
            return List.copyOf(done.values());
        }
        if (done.isEmpty() && refused.isEmpty()) {
            throw open.get(open.firstKey());
        }
        throw new PartlyDoneException(this);
    }
}
