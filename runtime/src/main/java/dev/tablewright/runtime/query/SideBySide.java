package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Many calls, of which only some are on their way at a time: who asks for everything at once is throttled. */
final class SideBySide {

    /** How many queries are on their way at a time, where each of many values needs one. */
    static final int MANY = 16;

    private SideBySide() {}

    /**
     * The results in the order of the calls.
     *
     * @param steps asked for as they are needed, so that they need not all be there at a time
     */
    static <T> Step<List<T>> all(Iterable<Step<T>> steps, int width) {
        return Step.done(steps).then(all -> next(all.iterator(), width, new ArrayList<>()));
    }

    private static <T> Step<List<T>> next(Iterator<Step<T>> rest, int width, List<T> results) {
        if (!rest.hasNext()) {
            return Step.done(results);
        }
        List<Step<T>> some = new ArrayList<>(width);
        while (rest.hasNext() && some.size() < width) {
            some.add(rest.next());
        }
        return Step.all(some, more -> {
            results.addAll(more);
            return next(rest, width, results);
        });
    }
}
