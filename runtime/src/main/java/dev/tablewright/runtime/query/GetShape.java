package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.TableType;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How single items are read by their keys. */
public final class GetShape<T> {

    private GetShape() {}

    public static <T> GetShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        throw new UnsupportedOperationException(call.name() + table + decoder);
    }

    public GetShape<T> consistent() {
        throw new UnsupportedOperationException();
    }

    public GetShape<T> projection(String expression, Map<String, String> names) {
        throw new UnsupportedOperationException(expression + names);
    }

    public Step<Optional<T>> get(Settings settings, Map<String, AttributeValue> key) {
        throw new UnsupportedOperationException(settings.toString() + key);
    }

    /** The item as a list of one or none, to be put together with others. */
    public Listing<T> one(Map<String, AttributeValue> key) {
        throw new UnsupportedOperationException(key.toString());
    }

    public <K> Step<Map<K, T>> batch(Settings settings, Map<K, Map<String, AttributeValue>> keys) {
        throw new UnsupportedOperationException(settings.toString() + keys);
    }
}
