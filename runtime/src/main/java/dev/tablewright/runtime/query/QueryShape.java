package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * How a table or an index is queried. It never changes; generated code has a constant for each read of each pattern. What it is asked
 * with comes with each call: values for the placeholders in its expressions.
 */
public final class QueryShape<T> {

    /** Where a model does not say how long a page is. */
    private static final int USUAL_PAGE = 100;

    /** With a filter, fewer are not asked for: most of what is read may be thrown away. */
    private static final int FEWEST_FILTERED = 10;

    /** More at a time does not make it any quicker. */
    private static final int MOST_FILTERED = 1000;

    /** The bounds of a range in a key condition. */
    private static final Pattern RANGE = Pattern.compile("BETWEEN (:\\w+) AND (:\\w+)");

    private final Terms terms;

    /** What stands for the bounds of a range; null: there is none. */
    private final String low;

    private final String high;
    private final Decoder<T> given;
    private final Decoder<T> decoder;
    private final Set<String> key;
    private final KeyOrder order;
    private final Projection projection;
    private final Map<String, String> names;
    private final BatchRead fetching;
    private final boolean filtered;
    private final boolean losesItems;

    /**
     * What was said about a query.
     *
     * @param index null: the table itself
     * @param filter null: none
     * @param projection null: all attributes
     */
    record Terms(
            CallInfo call,
            TableType table,
            String index,
            List<String> indexKey,
            String where,
            String filter,
            Map<String, String> names,
            String projection,
            boolean backwards,
            boolean consistent,
            boolean fetchBack,
            boolean keysOnly,
            int page,
            int top,
            List<String> sort) {}

    private QueryShape(Terms terms, Decoder<T> decoder) {
        this.terms = terms;
        Matcher range = RANGE.matcher(terms.where());
        boolean ranged = range.find();
        this.low = ranged ? range.group(1) : null;
        this.high = ranged ? range.group(2) : null;
        this.given = decoder;
        this.key = new LinkedHashSet<>(terms.table().key());
        this.key.addAll(terms.indexKey());
        this.order = new KeyOrder(terms.sort(), terms.backwards());
        Projection asked = projection(decoder);
        boolean untyped = terms.projection() != null || (terms.keysOnly() && !terms.fetchBack());
        this.decoder = untyped ? decoder.untyped() : decoder;
        this.projection = terms.fetchBack() ? Projection.ALL : asked;
        this.names = new LinkedHashMap<>(Projection.used(terms.names(), terms.where(), terms.filter()));
        this.names.putAll(projection.names());
        this.fetching = new BatchRead(terms.table(), false, terms.fetchBack() ? asked : Projection.ALL);
        this.filtered = terms.filter() != null || decoder.isChoosy();
        this.losesItems = filtered || !decoder.expiring().isEmpty();
    }

    private Projection projection(Decoder<T> decoder) {
        if (terms.projection() == null || decoder.needsAll()) {
            return Projection.ALL;
        }
        Set<String> also = new LinkedHashSet<>(key);
        also.addAll(terms.sort());
        if (terms.index() != null && !terms.fetchBack()) {
            // DynamoDB refuses to be asked for what an index does not hold, and only keys are sure to be there.
            Set<String> held = Projection.attributes(terms.projection(), terms.names());
            held.addAll(also);
            return held.containsAll(decoder.looksAt())
                    ? Projection.of(terms.projection(), terms.names(), also)
                    : Projection.ALL;
        }
        also.addAll(decoder.looksAt());
        return Projection.of(terms.projection(), terms.names(), also);
    }

    public static <T> QueryShape<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        List<String> sort = table.sort().map(List::of).orElse(List.of());
        Terms terms = new Terms(
                call,
                table,
                null,
                List.of(),
                "",
                null,
                Map.of(),
                null,
                false,
                false,
                false,
                false,
                USUAL_PAGE,
                0,
                sort);
        return new QueryShape<>(terms, decoder);
    }

    private QueryShape<T> with(UnaryOperator<Draft> change) {
        return new QueryShape<>(change.apply(new Draft(terms)).terms(), given);
    }

    /** An index, and all attributes of its key. In which order it gives items of different partitions, {@link #sort} says. */
    public QueryShape<T> index(String name, List<String> keyAttributes) {
        return with(draft -> draft.index(name, keyAttributes));
    }

    /** The key condition. */
    public QueryShape<T> where(String keyCondition) {
        return with(draft -> draft.where(keyCondition));
    }

    /** What is thrown away after it was read. */
    public QueryShape<T> filter(String expression) {
        return with(draft -> draft.filter(expression));
    }

    /**
     * Of one type, only those items of which something holds: what a filter cannot ask, since the index lacks the attribute or has it in
     * its key. It is asked here, of the items as they are in the end.
     */
    public QueryShape<T> keeping(EntityType<?> type, Predicate<ItemReader> wanted) {
        return new QueryShape<>(terms, given.keeping(type.name(), wanted));
    }

    /** Items of other types are left out, as if a filter did it: the index does not say what an item is. */
    public QueryShape<T> passingOver() {
        return new QueryShape<>(terms, given.passingOver());
    }

    /** What stands for which attribute in the expressions. Names that stand in none of them do no harm. */
    public QueryShape<T> names(Map<String, String> names) {
        return with(draft -> draft.names(names));
    }

    /**
     * Only these attributes. What this library needs is added. It is left out altogether if whole items are needed, or something that an
     * index may not hold: it saves bytes on the network, and no read units.
     */
    public QueryShape<T> projection(String expression) {
        return with(draft -> draft.projection(expression));
    }

    /** The greatest sort key first. */
    public QueryShape<T> backwards() {
        return with(Draft::backwards);
    }

    /** Sees all that was written before. Not for indexes. */
    public QueryShape<T> consistent() {
        return with(Draft::consistent);
    }

    /**
     * The index lacks attributes: items are read again from the table. What is no longer there, or no longer at the same place in the
     * index, is left out.
     */
    public QueryShape<T> fetchBack() {
        return with(Draft::fetchBack);
    }

    /** The index holds keys alone: it does not say what an item is. */
    public QueryShape<T> keysOnly() {
        return with(Draft::keysOnly);
    }

    /** How many results are given at a time, unless the caller says otherwise. */
    public QueryShape<T> page(int size) {
        return with(draft -> draft.page(size));
    }

    /** Only the first so many. */
    public QueryShape<T> top(int most) {
        return with(draft -> draft.top(most));
    }

    /** The attributes that give the order inside a partition, the most significant first. Of a table, they are known. */
    public QueryShape<T> sort(List<String> attributes) {
        return with(draft -> draft.sort(attributes));
    }

    public CallInfo call() {
        return terms.call();
    }

    /** One partition. */
    public Listing<T> one(Map<String, AttributeValue> values) {
        return listing(new PartitionSource<>(this, values));
    }

    /**
     * Several partitions, such as shards, in the order of the sort key. There may be more when a list goes on than there were when it
     * began; the first has to stay the first.
     */
    public Listing<T> scatter(List<Map<String, AttributeValue>> partitions) {
        return listing(new ScatterSource<>(this, partitions));
    }

    /** One partition after another: units of time, from the newest if it goes backwards. */
    public Listing<T> walk(Iterable<Map<String, AttributeValue>> units) {
        return walkScattered(() -> new EachAlone<>(units.iterator()));
    }

    /** One unit of time after another, each of them in several partitions. */
    public Listing<T> walkScattered(Iterable<List<Map<String, AttributeValue>>> units) {
        return listing(new WalkSource<>(this, units));
    }

    private Listing<T> listing(Source<T> source) {
        return new Listing<>(terms.call(), terms.page(), terms.top(), source);
    }

    /** The first result in a partition: for what an index has one of. */
    public Step<Optional<T>> first(Settings settings, Map<String, AttributeValue> values) {
        return one(values).first(settings);
    }

    /**
     * The first results of many partitions.
     *
     * @return in the order of what they were asked with; where there is none, it is left out
     */
    public <K> Step<Map<K, T>> firsts(Settings settings, Map<K, Map<String, AttributeValue>> values) {
        Map<K, Listing<T>> listings = new LinkedHashMap<>();
        values.forEach((name, each) -> listings.put(name, one(each)));
        return Listing.firsts(settings, listings);
    }

    /** How many there are in a partition. All of them are read, and paid for; none comes over the network. */
    public Step<Long> count(Settings settings, Map<String, AttributeValue> values) {
        return new Counting(this, settings).of(values);
    }

    /** How many there are in several partitions together, shards or units of time. */
    public Step<Long> count(Settings settings, Iterable<Map<String, AttributeValue>> partitions) {
        return new Counting(this, settings).of(partitions, SideBySide.MANY);
    }

    /** How many there are in units of time, each of them in several partitions. */
    public Step<Long> countScattered(Settings settings, Iterable<List<Map<String, AttributeValue>>> units) {
        return count(settings, () -> StreamSupport.stream(units.spliterator(), false)
                .flatMap(List::stream)
                .iterator());
    }

    Terms terms() {
        return terms;
    }

    TableType table() {
        return terms.table();
    }

    Decoder<T> decoder() {
        return decoder;
    }

    KeyOrder order() {
        return order;
    }

    boolean fetchesBack() {
        return terms.fetchBack();
    }

    BatchRead fetching() {
        return fetching;
    }

    void sign(Fingerprint fingerprint) {
        fingerprint.add(terms.table().name()).add(terms.index() == null ? "" : terms.index());
        fingerprint.add(terms.backwards() ? 1 : 0);
    }

    /**
     * Whether nothing can lie between the bounds of a range, which DynamoDB would not be asked: a range of less than a millisecond has none
     * of the points in time that are stored.
     */
    boolean isVoid(Map<String, AttributeValue> values) {
        return low != null && KeyOrder.compare(values.get(low), values.get(high)) > 0;
    }

    /** A position, if it is one in a partition of this table or index. */
    Position checked(Position position) {
        boolean fits = position instanceof Position.After after
                ? after.key().keySet().equals(key)
                : position instanceof Position.Start || position instanceof Position.End;
        if (!fits) {
            throw Source.misfit();
        }
        return position;
    }

    /** What DynamoDB has to know to go on behind an item. */
    Map<String, AttributeValue> keyOf(Map<String, AttributeValue> entry) {
        Map<String, AttributeValue> values = new LinkedHashMap<>(8);
        for (String attribute : key) {
            values.put(attribute, entry.get(attribute));
        }
        return values;
    }

    /** Whether an item is still where the index, which follows the table with a delay, has it. */
    boolean stillStands(Map<String, AttributeValue> entry, Map<String, AttributeValue> item) {
        for (String attribute : terms.indexKey()) {
            if (!entry.get(attribute).equals(item.get(attribute))) {
                return false;
            }
        }
        return true;
    }

    /**
     * How many items to read; 0: as many as DynamoDB gives. If what was read was thrown away, twice as many are read each time, so that
     * a page behind thousands of them does not take thousands of requests.
     */
    int limit(int wanted, int before) {
        if (wanted == Integer.MAX_VALUE) {
            return 0;
        }
        if (!losesItems) {
            return wanted;
        }
        int least = filtered ? Math.max(wanted, FEWEST_FILTERED) : wanted;
        return Math.max(least, Math.min(MOST_FILTERED, 2 * before));
    }

    QueryRequest request(
            Settings settings, Map<String, AttributeValue> values, Map<String, AttributeValue> start, int limit) {
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(settings.table(terms.table().name()))
                .indexName(terms.index())
                .keyConditionExpression(terms.where())
                .filterExpression(terms.filter())
                .projectionExpression(projection.expression())
                .expressionAttributeValues(values);
        if (!names.isEmpty()) {
            request.expressionAttributeNames(names);
        }
        if (terms.backwards()) {
            request.scanIndexForward(false);
        }
        if (terms.consistent()) {
            request.consistentRead(true);
        }
        if (start != null) {
            request.exclusiveStartKey(start);
        }
        if (limit > 0) {
            request.limit(limit);
        }
        return request.build();
    }
}
