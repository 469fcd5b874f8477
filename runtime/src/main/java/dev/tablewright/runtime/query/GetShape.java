package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.TableType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How single items are read by their keys. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class GetShape<T> {

    private GetShape() {}

    public static <T> GetShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        return Pending.here();
    }

    public GetShape<T> consistent() {
        return Pending.here();
    }

    public GetShape<T> projection(String expression, Map<String, String> names) {
        return Pending.here();
    }

    public Step<Optional<T>> get(Settings settings, Map<String, AttributeValue> key) {
        return Pending.here();
    }

    /** The item as a list of one or none, to be put together with others. */
    public Listing<T> one(Map<String, AttributeValue> key) {
        return Pending.here();
    }

    public <K> Step<Map<K, T>> batch(Settings settings, Map<K, Map<String, AttributeValue>> keys) {
        return Pending.here();
    }
}
