package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.QueryShape.Terms;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Counts without seeing the items. What has expired is thrown away by a filter, since nobody else can. A filter may not speak of keys,
 * though: where items are ordered by their end, items come over the network and are looked at here. Where only some are kept of what is
 * read, they are read like any list.
 */
final class Counting {

    private static final String NOW = ":tw_now";

    /** How many results are made at a time, where they have to be made to be counted. */
    private static final int PAGE = 1000;

    private final QueryShape<?> shape;
    private final Settings settings;
    private final Terms terms;
    private final Decoder<?> decoder;
    private final boolean looksHere;
    private final String filter;
    private final Map<String, String> names;
    private final Map<String, AttributeValue> more = new HashMap<>();

    Counting(QueryShape<?> shape, Settings settings) {
        this.shape = shape;
        this.settings = settings;
        this.terms = shape.terms();
        this.decoder = shape.decoder();
        this.names = new HashMap<>(Projection.used(terms.names(), terms.where(), terms.filter()));
        Set<String> key = new HashSet<>(terms.index() == null ? terms.table().key() : terms.indexKey());
        this.looksHere = decoder.expiring().stream()
                .anyMatch(type -> key.contains(type.ttl().orElseThrow()));
        this.filter = looksHere ? terms.filter() : withoutExpired();
    }

    private String withoutExpired() {
        StringBuilder text = new StringBuilder(terms.filter() == null ? "" : "(" + terms.filter() + ")");
        boolean alone = decoder.types().size() == 1;
        for (EntityType<?> type : decoder.expiring()) {
            text.append(text.isEmpty() ? "" : " AND ").append(alive(type, alone));
        }
        return text.isEmpty() ? null : text.toString();
    }

    /** @param alone whether there is no other type, for which the same attribute may mean something else */
    private String alive(EntityType<?> type, boolean alone) {
        String ttl = "#tw_" + names.size();
        names.put(ttl, type.ttl().orElseThrow());
        more.put(NOW, Values.whole(Math.floorDiv(settings.clock().millis(), 1000L)));
        // What is no number is no end, as everywhere.
        more.put(":tw_number", Values.text("N"));
        String alive = "attribute_not_exists(" + ttl + ") OR NOT attribute_type(" + ttl + ", :tw_number) OR " + ttl
                + " > " + NOW;
        if (alone) {
            return "(" + alive + ")";
        }
        String kind = "#tw_" + names.size();
        names.put(kind, terms.table().type());
        String name = ":tw_type" + more.size();
        more.put(name, Values.text(type.name()));
        return "(" + kind + " <> " + name + " OR " + alive + ")";
    }

    Step<Long> of(Map<String, AttributeValue> values) {
        if (shape.isVoid(values)) {
            return Step.done(0L);
        }
        // An index that lacks what items are told apart by, or when they expire, counts nothing.
        if (decoder.isChoosy() || terms.fetchBack()) {
            return Step.done(shape.one(values)).then(listing -> read(listing.read(settings, Optional.empty()), 0));
        }
        Map<String, AttributeValue> all = values;
        if (!more.isEmpty()) {
            all = new HashMap<>(values);
            all.putAll(more);
        }
        return pages(all, null, 0);
    }

    private static Step<Long> read(Reading<?> reading, long before) {
        return reading.next(PAGE)
                .then(page ->
                        page.size() < PAGE ? Step.done(before + page.size()) : read(reading, before + page.size()));
    }

    Step<Long> of(Iterable<Map<String, AttributeValue>> partitions, int width) {
        return SideBySide.all(() -> new Steps(partitions.iterator()), width).map(counts -> {
            long sum = 0;
            for (long count : counts) {
                sum += count;
            }
            return sum;
        });
    }

    private Step<Long> pages(Map<String, AttributeValue> values, Map<String, AttributeValue> start, long before) {
        QueryRequest.Builder request = QueryRequest.builder()
                .tableName(settings.table(terms.table().name()))
                .indexName(terms.index())
                .keyConditionExpression(terms.where())
                .filterExpression(filter)
                .expressionAttributeValues(values);
        if (!looksHere) {
            request.select(Select.COUNT);
        }
        if (!names.isEmpty()) {
            request.expressionAttributeNames(names);
        }
        if (terms.consistent()) {
            request.consistentRead(true);
        }
        if (start != null) {
            request.exclusiveStartKey(start);
        }
        return Step.send(Operation.QUERY, request.build(), answer -> {
            long sum = before + (looksHere ? alive(answer.items()) : answer.count());
            boolean goesOn =
                    answer.hasLastEvaluatedKey() && !answer.lastEvaluatedKey().isEmpty();
            return goesOn ? pages(values, answer.lastEvaluatedKey(), sum) : Step.done(sum);
        });
    }

    private long alive(List<Map<String, AttributeValue>> items) {
        long alive = 0;
        for (Map<String, AttributeValue> item : items) {
            alive += decoder.isExpired(settings, item) ? 0 : 1;
        }
        return alive;
    }

    /** A count for each partition, made when its turn comes. */
    private final class Steps implements Iterator<Step<Long>> {

        private final Iterator<Map<String, AttributeValue>> partitions;

        Steps(Iterator<Map<String, AttributeValue>> partitions) {
            this.partitions = partitions;
        }

        @Override
        public boolean hasNext() {
            return partitions.hasNext();
        }

        @Override
        public Step<Long> next() {
            return of(partitions.next());
        }
    }
}
