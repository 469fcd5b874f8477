package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Many calls, some at a time. */
final class Waves {

    private Waves() {}

    /** What all give, in their order. */
    static <A, T> Step<List<T>> of(List<A> all, int atATime, Function<A, Step<T>> each) {
        // The list is made when the call begins, and not before: a call can be made again.
        return Step.done(all).then(calls -> from(calls, 0, atATime, each, new ArrayList<>(calls.size())));
    }

    private static <A, T> Step<List<T>> from(
            List<A> all, int at, int atATime, Function<A, Step<T>> each, List<T> results) {
        if (at >= all.size()) {
            return Step.done(results);
        }
        List<Step<T>> wave = all.subList(at, Math.min(all.size(), at + atATime)).stream()
                .map(each)
                .toList();
        return Step.all(wave, more -> {
            results.addAll(more);
            return from(all, at + wave.size(), atATime, each, results);
        });
    }
}
