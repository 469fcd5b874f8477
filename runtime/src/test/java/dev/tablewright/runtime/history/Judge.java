package dev.tablewright.runtime.history;

import java.util.ArrayList;
import java.util.List;

/** Says whether a history is linearizable, and shows the smallest part of it that is not. */
public final class Judge {

    private final Store start;

    /** @param start what is stored before the first call */
    public Judge(Store start) {
        this.start = start;
    }

    public boolean isLinearizable(List<Call> calls) {
        return Search.explains(start, calls);
    }

    /**
     * What is left of a history that is not linearizable after everything was taken away that the contradiction does not need. Nothing
     * that is done here can make a contradiction of a history without one: calls without effect are left out, and of other calls the
     * answer is forgotten.
     */
    public List<Call> counterexample(List<Call> history) {
        List<Call> calls = new ArrayList<>(history);
        for (int at = calls.size() - 1; at >= 0; at--) {
            Call call = calls.get(at);
            List<Call> less = new ArrayList<>(calls);
            if (call.isHarmless()) {
                less.remove(at);
            } else if (call.isRequired()) {
                less.set(at, call.forgotten());
            }
            if (!isLinearizable(less)) {
                calls = less;
            }
        }
        return withoutIrrelevant(calls);
    }

    /** A call that may have taken effect is left out, unless one of the answers would then contradict the others without any need. */
    private List<Call> withoutIrrelevant(List<Call> calls) {
        List<Call> left = new ArrayList<>(calls);
        for (int at = left.size() - 1; at >= 0; at--) {
            if (!left.get(at).isRequired()) {
                List<Call> less = new ArrayList<>(left);
                less.remove(at);
                if (needsEveryAnswer(less)) {
                    left = less;
                }
            }
        }
        return left;
    }

    /** Whether the answers contradict each other only all together. */
    private boolean needsEveryAnswer(List<Call> calls) {
        for (int at = 0; at < calls.size(); at++) {
            Call call = calls.get(at);
            if (call.isRequired()) {
                List<Call> less = new ArrayList<>(calls);
                if (call.isHarmless()) {
                    less.remove(at);
                } else {
                    less.set(at, call.forgotten());
                }
                if (!isLinearizable(less)) {
                    return false;
                }
            }
        }
        return true;
    }
}
