package dev.tablewright.runtime.history;

import java.util.ArrayList;
import java.util.List;

/** The definition itself, tried out: every order of every selection of calls. For very few calls only. */
final class Permutations {

    private Permutations() {}

    static boolean explain(Store store, List<Call> calls) {
        return anyOrder(store, calls, new ArrayList<>());
    }

    @SuppressWarnings("ReferenceEquality") // Two callers may ask for the same.
    private static boolean anyOrder(Store store, List<Call> calls, List<Call> order) {
        if (isComplete(calls, order) && isInTime(order) && isTrue(store, order)) {
            return true;
        }
        for (Call call : calls) {
            if (order.stream().noneMatch(placed -> placed == call)) {
                order.add(call);
                boolean found = anyOrder(store, calls, order);
                order.remove(order.size() - 1);
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    @SuppressWarnings("ReferenceEquality") // Two callers may ask for the same.
    private static boolean isComplete(List<Call> calls, List<Call> order) {
        return calls.stream()
                .filter(call -> call.answer() instanceof Answer.Done || call.answer() instanceof Answer.Refused)
                .allMatch(call -> order.stream().anyMatch(placed -> placed == call));
    }

    private static boolean isInTime(List<Call> order) {
        for (int first = 0; first < order.size(); first++) {
            for (Call later : order.subList(first + 1, order.size())) {
                if (later.ended() < order.get(first).began()) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isTrue(Store start, List<Call> order) {
        Store store = start;
        for (Call call : order) {
            Store.Effect effect = store.ask(call.asked());
            boolean free = call.answer() instanceof Answer.Unknown;
            if (call.answer() instanceof Answer.Failed
                    || (!free && !call.answer().isTrueIf(effect.answer()))) {
                return false;
            }
            store = effect.after();
        }
        return true;
    }
}
