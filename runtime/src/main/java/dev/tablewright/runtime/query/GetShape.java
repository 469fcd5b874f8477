package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** How single items are read by their keys. It never changes; generated code has a constant for each pattern. */
public final class GetShape<T> {

    private final CallInfo call;
    private final TableType table;
    private final Decoder<T> decoder;
    private final boolean consistent;
    private final Projection projection;

    private GetShape(CallInfo call, TableType table, Decoder<T> decoder, boolean consistent, Projection projection) {
        this.call = call;
        this.table = table;
        this.decoder = decoder;
        this.consistent = consistent;
        this.projection = projection;
    }

    public static <T> GetShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        return new GetShape<>(call, table, decoder, false, Projection.ALL);
    }

    /** Sees all that was written before. */
    public GetShape<T> consistent() {
        return new GetShape<>(call, table, decoder, true, projection);
    }

    /**
     * Only these attributes. What this library needs is added; it is left out altogether if whole items are needed.
     *
     * @param names what stands for which attribute in the expression
     */
    public GetShape<T> projection(String expression, Map<String, String> names) {
        if (decoder.needsAll()) {
            return this;
        }
        Set<String> also = new LinkedHashSet<>(table.key());
        also.addAll(decoder.looksAt());
        return new GetShape<>(call, table, decoder.untyped(), consistent, Projection.of(expression, names, also));
    }

    /** Of one type, only an item of which something holds: what is not in its key. */
    public GetShape<T> keeping(EntityType<?> type, Predicate<ItemReader> wanted) {
        return new GetShape<>(call, table, decoder.keeping(type.name(), wanted), consistent, projection);
    }

    /** An item of another type is as good as none. */
    public GetShape<T> passingOver() {
        return new GetShape<>(call, table, decoder.passingOver(), consistent, projection);
    }

    public CallInfo call() {
        return call;
    }

    public Step<Optional<T>> get(Settings settings, Map<String, AttributeValue> key) {
        return Step.send(
                Operation.GET,
                request(settings, key),
                answer -> Step.done(
                        answer.hasItem()
                                ? Optional.ofNullable(decoder.decode(settings, answer.item()))
                                : Optional.empty()));
    }

    /** The item as a list of one or none, to be put together with other lists. */
    public Listing<T> one(Map<String, AttributeValue> key) {
        return new Listing<>(call, 1, 0, new ItemSource<>(this, key));
    }

    /**
     * Items by many keys.
     *
     * @return in the order of the keys; what is not there is left out
     */
    public <K> Step<Map<K, T>> batch(Settings settings, Map<K, Map<String, AttributeValue>> keys) {
        return batch(settings, keys, key -> decoder);
    }

    /**
     * Items by many keys, of one type only those of which something holds.
     *
     * @param wanted what has to hold of the item of a key
     * @return in the order of the keys; what is not there is left out
     */
    public <K> Step<Map<K, T>> batch(
            Settings settings,
            Map<K, Map<String, AttributeValue>> keys,
            EntityType<?> type,
            Function<K, Predicate<ItemReader>> wanted) {
        return batch(settings, keys, key -> decoder.keeping(type.name(), wanted.apply(key)));
    }

    private <K> Step<Map<K, T>> batch(
            Settings settings, Map<K, Map<String, AttributeValue>> keys, Function<K, Decoder<T>> decoders) {
        return new BatchRead(table, consistent, projection)
                .items(settings, keys.values())
                .map(items -> {
                    Map<K, T> results = new LinkedHashMap<>(keys.size() * 2);
                    keys.forEach((name, key) -> {
                        Map<String, AttributeValue> item = items.get(ItemKey.of(table, key));
                        T result = item == null ? null : decoders.apply(name).decode(settings, item);
                        if (result != null) {
                            results.put(name, result);
                        }
                    });
                    return results;
                });
    }

    private GetItemRequest request(Settings settings, Map<String, AttributeValue> key) {
        GetItemRequest.Builder request =
                GetItemRequest.builder().tableName(settings.table(table.name())).key(key);
        if (consistent) {
            request.consistentRead(true);
        }
        if (projection.expression() != null) {
            request.projectionExpression(projection.expression());
            if (!projection.names().isEmpty()) {
                request.expressionAttributeNames(projection.names());
            }
        }
        return request.build();
    }
}
