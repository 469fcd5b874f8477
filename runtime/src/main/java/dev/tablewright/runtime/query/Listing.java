package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A list that has not been asked for yet. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class Listing<T> {

    private Listing() {}

    public static <T> Listing<T> together(
            CallInfo call, List<Listing<? extends T>> reads, Comparator<? super T> order) {
        return Pending.here();
    }

    /** The same list; its cursors are accepted with the same of these only. */
    public Listing<T> given(Map<String, AttributeValue> parameters) {
        return Pending.here();
    }

    public CallInfo call() {
        return Pending.here();
    }

    public Step<Page<T>> page(Settings settings, int size, Optional<String> cursor) {
        return Pending.here();
    }

    /** All results at once. */
    public Step<List<T>> all(Settings settings) {
        return Pending.here();
    }
}
