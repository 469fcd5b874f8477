package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Many calls, some at a time. */
final class Waves {

    private Waves() {}

    /** What all give, in their order. */
    static <A, T> Step<List<T>> of(List<A> all, int atATime, Function<A, Step<T>> each) {
        return from(all, 0, atATime, each, new ArrayList<>(all.size()));
    }

    private static <A, T> Step<List<T>> from(
            List<A> all, int at, int atATime, Function<A, Step<T>> each, List<T> before) {
        if (at >= all.size()) {
            return Step.done(before);
        }
        List<Step<T>> wave = all.subList(at, Math.min(all.size(), at + atATime)).stream()
                .map(each)
                .toList();
        return Step.all(
                wave,
                results -> from(
                        all,
                        at + wave.size(),
                        atATime,
                        each,
                        Stream.concat(before.stream(), results.stream()).toList()));
    }
}
