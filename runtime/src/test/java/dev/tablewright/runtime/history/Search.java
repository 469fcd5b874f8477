package dev.tablewright.runtime.history;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for an order of calls that explains all answers (after Wing and Gong, with the memory of Lowe): only calls that no other call
 * precedes in time can come next, and a set of calls that has led to the same store before is not tried again.
 */
final class Search {

    private static final int MOST = 62;

    private final List<Call> calls;
    private final long required;
    private final Set<Spot> tried = new HashSet<>();

    private record Spot(long placed, Store store) {}

    private Search(List<Call> calls) {
        if (calls.size() > MOST) {
            throw new IllegalArgumentException(calls.size() + " calls: at most " + MOST + " can be judged");
        }
        this.calls = calls;
        long all = 0;
        for (int at = 0; at < calls.size(); at++) {
            all |= calls.get(at).isRequired() ? 1L << at : 0;
        }
        this.required = all;
    }

    /** Whether there is an order, if this was stored at the beginning. */
    static boolean explains(Store store, List<Call> calls) {
        return new Search(calls).completes(0, store);
    }

    private boolean completes(long placed, Store store) {
        if ((placed & required) == required) {
            return true;
        }
        if (!tried.add(new Spot(placed, store))) {
            return false;
        }
        int firstEnd = Call.NEVER;
        int lastStart = 0;
        for (int at = 0; at < calls.size(); at++) {
            Call call = calls.get(at);
            if ((placed & (1L << at)) != 0) {
                lastStart = Math.max(lastStart, call.began());
            } else if (call.isRequired()) {
                firstEnd = Math.min(firstEnd, call.ended());
            }
        }
        for (int at = 0; at < calls.size(); at++) {
            Call call = calls.get(at);
            boolean next = (placed & (1L << at)) == 0 && call.began() <= firstEnd && call.ended() >= lastStart;
            if (next && fits(call, store, placed | (1L << at))) {
                return true;
            }
        }
        return false;
    }

    private boolean fits(Call call, Store store, long placed) {
        if (call.answer() instanceof Answer.Failed) {
            return false;
        }
        Store.Effect effect = store.ask(call.asked());
        boolean possible = call.isRequired()
                ? call.answer().isTrueIf(effect.answer())
                : effect.answer() instanceof Answer.Done && !effect.after().equals(store);
        return possible && completes(placed, effect.after());
    }
}
