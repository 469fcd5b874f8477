package dev.tablewright.lab.bind;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.access.request.RequestForm;
import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.entity.Attribute;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One request of a pattern, to be asked with arguments.
 *
 * @param <T> what it finds
 */
final class BoundRead<T> {

    private final Binding binding;
    private final PatternRequests requests;
    private final ReadRequest request;
    private final GetShape<T> get;
    private final QueryShape<T> query;

    /** Rows of a pattern. */
    static BoundRead<Row> of(Binding binding, PatternRequests requests, ReadRequest request, CallInfo call) {
        List<Decoder<? extends Row>> kinds = request.read().wanted().stream()
                .<Decoder<? extends Row>>map(placement ->
                        decoder(binding, requests, placement.owner().name().text()))
                .toList();
        String first = request.read().wanted().get(0).owner().name().text();
        return new BoundRead<>(
                binding,
                requests,
                request,
                call,
                kinds.size() == 1
                        ? decoder(binding, requests, first)
                        : Decoder.mixed(table(binding, request.read()), kinds));
    }

    /** What is only counted may lack everything but its key. */
    private static Decoder<Row> decoder(Binding binding, PatternRequests requests, String entity) {
        RowType type = binding.type(entity);
        boolean count = requests.pattern().operation() == Pattern.Operation.COUNT;
        Optional<List<Attribute>> part = Optional.ofNullable(requests.rows().get(entity))
                .or(() -> count ? Optional.of(List.of()) : Optional.empty());
        return part.map(wanted -> Decoder.part(type, item -> type.part(item, wanted)))
                .orElseGet(() -> Decoder.of(type));
    }

    /** Items as they are, for what writes have to find. */
    static BoundRead<Map<String, AttributeValue>> items(Binding binding, Pattern pattern, Read read, CallInfo call) {
        PatternRequests requests = binding.requests(new AccessPlan.Served(pattern, List.of(read), Map.of()));
        RowType type = binding.type(pattern.entities().get(0).text());
        return new BoundRead<>(binding, requests, requests.of(read), call, Decoder.part(type, ItemReader::values));
    }

    private static TableType table(Binding binding, Read read) {
        return binding.table(read.route().table().name().text());
    }

    private BoundRead(
            Binding binding, PatternRequests requests, ReadRequest request, CallInfo call, Decoder<T> decoder) {
        this.binding = binding;
        this.requests = requests;
        this.request = request;
        TableType table = table(binding, request.read());
        this.get = get(GetShape.of(call, table, decoder));
        this.query = query(QueryShape.of(call, table, decoder));
    }

    private boolean isConsistent() {
        return requests.pattern().consistency() == Pattern.Consistency.STRONG;
    }

    private GetShape<T> get(GetShape<T> plain) {
        RequestForm form = request.form();
        GetShape<T> shape = isConsistent() ? plain.consistent() : plain;
        shape = form.projection().isPresent()
                ? shape.projection(form.projection().get(), form.names())
                : shape;
        return request.filter().passingOver() ? shape.passingOver() : shape;
    }

    private QueryShape<T> query(QueryShape<T> plain) {
        Read read = request.read();
        RequestForm form = request.form();
        Pattern pattern = requests.pattern();
        QueryShape<T> shape = plain;
        if (read.route().index().isPresent()) {
            shape = shape.index(read.route().name(), names(read.route().schema().attributes()));
        }
        shape = shape.where(form.where()).names(form.names());
        shape = form.filter().isEmpty() ? shape : shape.filter(form.filter());
        shape = form.projection().isPresent()
                ? shape.projection(form.projection().get())
                : shape;
        shape = read.backwards() ? shape.backwards() : shape;
        shape = isConsistent() ? shape.consistent() : shape;
        shape = read.fetchBack() ? shape.fetchBack() : request.isOfKeysOnly() ? shape.keysOnly() : shape;
        shape = request.filter().passingOver() ? shape.passingOver() : shape;
        shape = pattern.page().isPresent() ? shape.page(pattern.page().get()) : shape;
        shape = pattern.top().isPresent() ? shape.top(pattern.top().get()) : shape;
        List<KeyAttribute> sort = read.route().schema().sort();
        return request.loops().isEmpty() || sort.isEmpty() ? shape : shape.sort(names(sort.stream()));
    }

    private static List<String> names(Stream<KeyAttribute> attributes) {
        return attributes.map(KeyAttribute::name).toList();
    }

    private RequestValues values(Arguments arguments) {
        return RequestValues.of(binding, requests, arguments);
    }

    private Map<String, AttributeValue> key(Arguments arguments) {
        return values(arguments).of(request.key());
    }

    /** What is thrown away here depends on what the caller gives. */
    private QueryShape<T> query(Arguments arguments) {
        QueryShape<T> shape = query;
        ItemTests tests = new ItemTests(values(arguments));
        for (var here : request.filter().here().entrySet()) {
            shape = shape.keeping(binding.type(here.getKey()), tests.all(here.getValue()));
        }
        return shape;
    }

    private GetShape<T> get(Arguments arguments) {
        GetShape<T> shape = get;
        ItemTests tests = new ItemTests(values(arguments));
        for (var here : request.filter().here().entrySet()) {
            shape = shape.keeping(binding.type(here.getKey()), tests.all(here.getValue()));
        }
        return shape;
    }

    /** What is asked of the item of a key may be another thing of each. */
    private Step<Map<Arguments, T>> batch(Settings settings, Map<Arguments, Map<String, AttributeValue>> keys) {
        var here = request.filter().here().entrySet().stream().findFirst();
        return here.isEmpty()
                ? get.batch(settings, keys)
                : get.batch(
                        settings, keys, binding.type(here.get().getKey()), arguments -> new ItemTests(values(arguments))
                                .all(here.get().getValue()));
    }

    Step<Optional<T>> first(Settings settings, Arguments arguments) {
        return request.isByKey()
                ? get(arguments).get(settings, key(arguments))
                : list(arguments).first(settings);
    }

    /** The first results of many questions, in their order; where there is none, it is left out. */
    Step<List<T>> batch(Settings settings, List<Arguments> many) {
        Map<Arguments, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
        Map<Arguments, Listing<T>> listings = new LinkedHashMap<>();
        for (Arguments arguments : many) {
            if (request.isByKey()) {
                keys.put(arguments, key(arguments));
            } else {
                listings.put(arguments, list(arguments));
            }
        }
        Step<Map<Arguments, T>> found = request.isByKey() ? batch(settings, keys) : Listing.firsts(settings, listings);
        return found.map(results -> List.copyOf(results.values()));
    }

    Listing<T> list(Arguments arguments) {
        if (request.isByKey()) {
            return get(arguments).one(key(arguments));
        }
        if (request.walk().isPresent()) {
            return query(arguments).walkScattered(units(arguments));
        }
        return request.loops().isEmpty()
                ? query(arguments).one(values(arguments).of(request.form().values()))
                : query(arguments).scatter(partitions(values(arguments)));
    }

    Step<Long> count(Settings settings, Arguments arguments) {
        return request.walk().isPresent()
                ? query(arguments).countScattered(settings, units(arguments))
                : query(arguments).count(settings, partitions(values(arguments)));
    }

    /** The values of all partitions that are asked at the same time. */
    private List<Map<String, AttributeValue>> partitions(RequestValues values) {
        return values.each(request.loops()).stream()
                .map(each -> each.of(request.form().values()))
                .toList();
    }

    /** One unit of time after another. */
    private Iterable<List<Map<String, AttributeValue>>> units(Arguments arguments) {
        Instant from = KeyTimestamp.read(arguments.from().orElseThrow().s());
        Instant to = KeyTimestamp.read(arguments.to().orElseThrow().s());
        return TimeUnits.of(
                Range.between(from, to),
                request.walk().orElseThrow(),
                request.read().backwards(),
                unit -> partitions(values(arguments).at(unit)));
    }
}
