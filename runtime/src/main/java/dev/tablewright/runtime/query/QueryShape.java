package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.TableType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How a table or an index is queried. It never changes; what it is asked with comes with each call. */
public final class QueryShape<T> {

    private QueryShape() {}

    public static <T> QueryShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        throw new UnsupportedOperationException(call.name() + table + decoder);
    }

    public QueryShape<T> index(String name, List<String> keyAttributes) {
        throw new UnsupportedOperationException(name + keyAttributes);
    }

    public QueryShape<T> where(String keyCondition) {
        throw new UnsupportedOperationException(keyCondition);
    }

    public QueryShape<T> filter(String expression) {
        throw new UnsupportedOperationException(expression);
    }

    public QueryShape<T> names(Map<String, String> names) {
        throw new UnsupportedOperationException(names.toString());
    }

    public QueryShape<T> projection(String expression) {
        throw new UnsupportedOperationException(expression);
    }

    public QueryShape<T> backwards() {
        throw new UnsupportedOperationException();
    }

    public QueryShape<T> consistent() {
        throw new UnsupportedOperationException();
    }

    public QueryShape<T> fetchBack() {
        throw new UnsupportedOperationException();
    }

    public QueryShape<T> page(int size) {
        throw new UnsupportedOperationException("" + size);
    }

    public QueryShape<T> top(int most) {
        throw new UnsupportedOperationException("" + most);
    }

    public QueryShape<T> sort(List<String> attributes) {
        throw new UnsupportedOperationException(attributes.toString());
    }

    public Listing<T> one(Map<String, AttributeValue> values) {
        throw new UnsupportedOperationException(values.toString());
    }

    public Listing<T> scatter(List<Map<String, AttributeValue>> partitions) {
        throw new UnsupportedOperationException(partitions.toString());
    }

    public Listing<T> walk(Iterable<Map<String, AttributeValue>> units) {
        throw new UnsupportedOperationException(units.toString());
    }

    /** Time units, each of several partitions. */
    public Listing<T> walkScattered(Iterable<List<Map<String, AttributeValue>>> units) {
        throw new UnsupportedOperationException(units.toString());
    }

    public Step<Optional<T>> first(Settings settings, Map<String, AttributeValue> values) {
        throw new UnsupportedOperationException(settings.toString() + values);
    }

    /** The first result of each of several queries; those without one are left out. */
    public <K> Step<Map<K, T>> firsts(Settings settings, Map<K, Map<String, AttributeValue>> values) {
        throw new UnsupportedOperationException(settings.toString() + values);
    }

    public Step<Long> count(Settings settings, Map<String, AttributeValue> values) {
        throw new UnsupportedOperationException(settings.toString() + values);
    }

    /** Of several partitions together. */
    public Step<Long> count(Settings settings, Iterable<Map<String, AttributeValue>> partitions) {
        throw new UnsupportedOperationException(settings.toString() + partitions);
    }
}
