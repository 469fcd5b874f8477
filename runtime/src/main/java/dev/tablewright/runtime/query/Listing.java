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
public final class Listing<T> {

    private Listing() {}

    public static <T> Listing<T> together(
            CallInfo call, List<Listing<? extends T>> reads, Comparator<? super T> order) {
        throw new UnsupportedOperationException(call.name() + reads + order);
    }

    /** The same list; its cursors are accepted with the same of these only. */
    public Listing<T> given(Map<String, AttributeValue> parameters) {
        throw new UnsupportedOperationException(parameters.toString());
    }

    public CallInfo call() {
        throw new UnsupportedOperationException();
    }

    public Step<Page<T>> page(Settings settings, int size, Optional<String> cursor) {
        throw new UnsupportedOperationException(settings.toString() + size + cursor);
    }

    /** All results at once. */
    public Step<List<T>> all(Settings settings) {
        throw new UnsupportedOperationException(settings.toString());
    }
}
