package dev.tablewright.lab.bind;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.read.Read;
import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.keys.TimeUnit;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import dev.tablewright.runtime.query.Listing;
import dev.tablewright.runtime.query.QueryShape;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.TimeUnits;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One read of a plan: what is asked, and with which values.
 *
 * @param <T> what it finds
 */
final class BoundRead<T> {

    private final Read read;
    private final ReadExpressions expressions = new ReadExpressions();
    private final KeyConditions keys;
    private final String where;
    private final String filter;
    private final Map<String, Function<Asked, AttributeValue>> key = new LinkedHashMap<>();
    private final GetShape<T> get;
    private final QueryShape<T> query;

    /** Rows of a pattern. */
    static BoundRead<Row> of(
            Binding binding, Pattern pattern, Read read, PatternValues values, CallInfo call, boolean several) {
        ReadResult result = new ReadResult(binding, pattern, read, several);
        return new BoundRead<>(binding, pattern, read, values, call, result.decoder(), result.projected(), true);
    }

    /** Items as they are, for what writes have to find. */
    static BoundRead<Map<String, AttributeValue>> items(
            Binding binding, Pattern pattern, Read read, PatternValues values, CallInfo call) {
        RowType type = binding.type(pattern.entities().get(0).text());
        return new BoundRead<>(
                binding, pattern, read, values, call, Decoder.part(type, ItemReader::values), Optional.empty(), false);
    }

    private BoundRead(
            Binding binding,
            Pattern pattern,
            Read read,
            PatternValues values,
            CallInfo call,
            Decoder<T> decoder,
            Optional<List<String>> projected,
            boolean whole) {
        this.read = read;
        this.keys = new KeyConditions(binding, values, expressions);
        this.where = keys.of(read);
        this.filter = new ReadFilter(binding, read, keys, expressions).expression();
        TableType table = binding.table(read.route().table().name().text());
        Optional<String> projection = projected.map(
                names -> String.join(", ", names.stream().map(expressions::name).toList()));
        if (isByKey()) {
            for (KeyPart part : read.wanted().get(0).parts().toList()) {
                key.put(part.attribute(), keys.value(part));
            }
        }
        this.get = get(GetShape.of(call, table, decoder), pattern, projection);
        this.query = query(QueryShape.of(call, table, decoder), pattern, projection, whole);
    }

    private GetShape<T> get(GetShape<T> plain, Pattern pattern, Optional<String> projection) {
        GetShape<T> shape = pattern.consistency() == Pattern.Consistency.STRONG ? plain.consistent() : plain;
        return projection.isPresent() ? shape.projection(projection.get(), expressions.names()) : shape;
    }

    /** @param whole whether what an index does not hold is wanted too */
    private QueryShape<T> query(QueryShape<T> plain, Pattern pattern, Optional<String> projection, boolean whole) {
        QueryShape<T> shape = plain;
        if (read.route().index().isPresent()) {
            shape = shape.index(
                    read.route().name(),
                    names(read.route().schema().attributes().toList()));
        }
        shape = shape.where(where).names(expressions.names());
        shape = filter.isEmpty() ? shape : shape.filter(filter);
        shape = projection.isPresent() ? shape.projection(projection.get()) : shape;
        shape = read.backwards() ? shape.backwards() : shape;
        shape = pattern.consistency() == Pattern.Consistency.STRONG ? shape.consistent() : shape;
        shape = whole && read.fetchBack() ? shape.fetchBack() : shape;
        shape = pattern.page().isPresent() ? shape.page(pattern.page().get()) : shape;
        shape = pattern.top().isPresent() ? shape.top(pattern.top().get()) : shape;
        List<KeyAttribute> sort = read.route().schema().sort();
        return keys.loops().isEmpty() || sort.isEmpty() ? shape : shape.sort(names(sort));
    }

    private static List<String> names(List<KeyAttribute> attributes) {
        return attributes.stream().map(KeyAttribute::name).toList();
    }

    /** Whether the whole key of an item of the table is given, so that it can be had without a query. */
    boolean isByKey() {
        return read.operation() != Read.Operation.QUERY
                && filter.isEmpty()
                && keys.loops().isEmpty();
    }

    private Map<String, AttributeValue> key(Arguments arguments) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        key.forEach((attribute, value) -> values.put(attribute, value.apply(Asked.of(arguments))));
        return values;
    }

    Step<Optional<T>> first(Settings settings, Arguments arguments) {
        return isByKey()
                ? get.get(settings, key(arguments))
                : list(arguments).page(settings, 1, Optional.empty()).map(page -> page.items().stream()
                        .findFirst());
    }

    /** The first results of many questions, in their order; where there is none, it is left out. */
    Step<List<T>> batch(Settings settings, List<Arguments> many) {
        Step<Map<Arguments, T>> found = isByKey()
                ? get.batch(settings, each(many, this::key))
                : Listing.firsts(settings, each(many, this::list));
        return found.map(results -> List.copyOf(results.values()));
    }

    private static <V> Map<Arguments, V> each(List<Arguments> many, Function<Arguments, V> asked) {
        Map<Arguments, V> all = new LinkedHashMap<>();
        many.forEach(arguments -> all.put(arguments, asked.apply(arguments)));
        return all;
    }

    Listing<T> list(Arguments arguments) {
        if (isByKey()) {
            return get.one(key(arguments));
        }
        if (keys.walk().isPresent()) {
            return keys.loops().isEmpty()
                    ? query.walk(walk(arguments, expressions::values))
                    : query.walkScattered(walk(arguments, this::partitions));
        }
        return keys.loops().isEmpty()
                ? query.one(expressions.values(Asked.of(arguments)))
                : query.scatter(partitions(Asked.of(arguments)));
    }

    Step<Long> count(Settings settings, Arguments arguments) {
        if (keys.walk().isPresent()) {
            Iterable<List<Map<String, AttributeValue>>> units = walk(arguments, this::partitions);
            return query.count(settings, () -> StreamSupport.stream(units.spliterator(), false)
                    .flatMap(List::stream)
                    .iterator());
        }
        return keys.loops().isEmpty()
                ? query.count(settings, expressions.values(Asked.of(arguments)))
                : query.count(settings, partitions(Asked.of(arguments)));
    }

    /** The values of all partitions that are asked at the same time. */
    private List<Map<String, AttributeValue>> partitions(Asked asked) {
        List<Asked> all = List.of(asked);
        for (Map.Entry<String, Integer> loop : keys.loops().entrySet()) {
            List<Asked> more = new ArrayList<>();
            for (Asked one : all) {
                for (int i = 0; i < loop.getValue(); i++) {
                    more.add(one.choosing(loop.getKey(), i));
                }
            }
            all = more;
        }
        return all.stream().map(expressions::values).toList();
    }

    private <U> Iterable<U> walk(Arguments arguments, Function<Asked, U> each) {
        TimeUnit unit = keys.walk().orElseThrow();
        Instant from = KeyTimestamp.read(arguments.from().orElseThrow().s());
        Instant to = KeyTimestamp.read(arguments.to().orElseThrow().s());
        return TimeUnits.of(
                Range.between(from, to),
                unit,
                read.backwards(),
                beginning -> each.apply(Asked.of(arguments).at(beginning)));
    }
}
