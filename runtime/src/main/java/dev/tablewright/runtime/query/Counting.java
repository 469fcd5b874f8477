package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.QueryShape.Terms;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Counts without seeing the items. What has expired is thrown away by a filter, since nobody else can. */
final class Counting {

    private static final String NOW = ":tw_now";

    private final Settings settings;
    private final Terms terms;
    private final String filter;
    private final Map<String, String> names;
    private final Map<String, AttributeValue> more = new HashMap<>();

    Counting(QueryShape<?> shape, Settings settings) {
        this.settings = settings;
        this.terms = shape.terms();
        this.names = new HashMap<>(Projection.used(terms.names(), terms.where(), terms.filter()));
        StringBuilder text = new StringBuilder(terms.filter() == null ? "" : "(" + terms.filter() + ")");
        boolean alone = shape.decoder().types().size() == 1;
        for (EntityType<?> type : shape.decoder().expiring()) {
            text.append(text.isEmpty() ? "" : " AND ").append(alive(type, alone));
        }
        this.filter = text.isEmpty() ? null : text.toString();
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
        Map<String, AttributeValue> all = values;
        if (!more.isEmpty()) {
            all = new HashMap<>(values);
            all.putAll(more);
        }
        return pages(all, null, 0);
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
                .select(Select.COUNT)
                .keyConditionExpression(terms.where())
                .filterExpression(filter)
                .expressionAttributeValues(values);
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
            long sum = before + answer.count();
            boolean goesOn =
                    answer.hasLastEvaluatedKey() && !answer.lastEvaluatedKey().isEmpty();
            return goesOn ? pages(values, answer.lastEvaluatedKey(), sum) : Step.done(sum);
        });
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
