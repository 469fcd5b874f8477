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
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class QueryShape<T> {

    private QueryShape() {}

    public static <T> QueryShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        return Pending.here();
    }

    public QueryShape<T> index(String name, List<String> keyAttributes) {
        return Pending.here();
    }

    public QueryShape<T> where(String keyCondition) {
        return Pending.here();
    }

    public QueryShape<T> filter(String expression) {
        return Pending.here();
    }

    public QueryShape<T> names(Map<String, String> names) {
        return Pending.here();
    }

    public QueryShape<T> projection(String expression) {
        return Pending.here();
    }

    public QueryShape<T> backwards() {
        return Pending.here();
    }

    public QueryShape<T> consistent() {
        return Pending.here();
    }

    public QueryShape<T> fetchBack() {
        return Pending.here();
    }

    public QueryShape<T> page(int size) {
        return Pending.here();
    }

    public QueryShape<T> top(int most) {
        return Pending.here();
    }

    public QueryShape<T> sort(List<String> attributes) {
        return Pending.here();
    }

    public Listing<T> one(Map<String, AttributeValue> values) {
        return Pending.here();
    }

    public Listing<T> scatter(List<Map<String, AttributeValue>> partitions) {
        return Pending.here();
    }

    public Listing<T> walk(Iterable<Map<String, AttributeValue>> units) {
        return Pending.here();
    }

    /** Time units, each of several partitions. */
    public Listing<T> walkScattered(Iterable<List<Map<String, AttributeValue>>> units) {
        return Pending.here();
    }

    public Step<Optional<T>> first(Settings settings, Map<String, AttributeValue> values) {
        return Pending.here();
    }

    /** The first result of each of several queries; those without one are left out. */
    public <K> Step<Map<K, T>> firsts(Settings settings, Map<K, Map<String, AttributeValue>> values) {
        return Pending.here();
    }

    public Step<Long> count(Settings settings, Map<String, AttributeValue> values) {
        return Pending.here();
    }

    /** Of several partitions together. */
    public Step<Long> count(Settings settings, Iterable<Map<String, AttributeValue>> partitions) {
        return Pending.here();
    }
}
