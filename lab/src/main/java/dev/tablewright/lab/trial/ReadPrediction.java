package dev.tablewright.lab.trial;

import dev.tablewright.capacity.unit.Consistency;
import dev.tablewright.capacity.unit.ReadUnits;
import dev.tablewright.capacity.unit.Units;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * What reads must consume. The items that a request looked at are asked for once more, whole and without a filter, and weighed here.
 */
final class ReadPrediction {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

    private final DynamoDbClient client;

    ReadPrediction(DynamoDbClient client) {
        this.client = client;
    }

    /**
     * Units of reads.
     *
     * @param documented what AWS says
     * @param byEngine the same without what DynamoDB Local is known not to charge: pages without items, and missing items of a batch
     */
    record Predicted(Units documented, Units byEngine) {

        static final Predicted NOTHING = new Predicted(Units.ZERO, Units.ZERO);

        static Predicted certain(Units units) {
            return new Predicted(units, units);
        }

        Predicted and(Predicted other) {
            return new Predicted(documented.plus(other.documented), byEngine.plus(other.byEngine));
        }

        /** Whether this is what was consumed. */
        boolean isMetBy(BigDecimal units) {
            return units.compareTo(documented.toBigDecimal()) == 0 || units.compareTo(byEngine.toBigDecimal()) == 0;
        }
    }

    /** Of all these reads together; empty if something else is among them. */
    Optional<Predicted> of(List<Exchange> exchanges) {
        Predicted all = Predicted.NOTHING;
        for (Exchange exchange : exchanges) {
            if (exchange.request() instanceof QueryRequest query) {
                all = all.and(query(query, exchange.read()));
            } else if (exchange.request() instanceof GetItemRequest get) {
                all = all.and(get(get));
            } else if (exchange.request() instanceof BatchGetItemRequest batch) {
                all = all.and(batch(batch));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(all);
    }

    private Predicted query(QueryRequest query, int read) {
        Consistency consistency = consistency(query.consistentRead());
        if (read == 0) {
            return new Predicted(ReadUnits.ofPage(0, consistency), Units.ZERO);
        }
        Set<String> used = new HashSet<>();
        Matcher placeholders = PLACEHOLDER.matcher(query.keyConditionExpression());
        while (placeholders.find()) {
            used.add(placeholders.group());
        }
        Map<String, String> names = new HashMap<>(query.expressionAttributeNames());
        names.keySet().retainAll(used);
        Map<String, AttributeValue> values = new HashMap<>(query.expressionAttributeValues());
        values.keySet().retainAll(used);
        QueryRequest whole = query.toBuilder()
                .filterExpression(null)
                .projectionExpression(null)
                .expressionAttributeNames(names.isEmpty() ? null : names)
                .expressionAttributeValues(values)
                .select(query.indexName() == null ? Select.ALL_ATTRIBUTES : Select.ALL_PROJECTED_ATTRIBUTES)
                .limit(read)
                .returnConsumedCapacity(ReturnConsumedCapacity.NONE)
                .build();
        return Predicted.certain(ReadUnits.ofPage(bytes(client.query(whole).items()), consistency));
    }

    private Predicted get(GetItemRequest get) {
        Consistency consistency = consistency(get.consistentRead());
        Map<String, AttributeValue> item = client.getItem(get.toBuilder()
                        .projectionExpression(null)
                        .expressionAttributeNames(null)
                        .returnConsumedCapacity(ReturnConsumedCapacity.NONE)
                        .build())
                .item();
        return Predicted.certain(ReadUnits.ofItem(bytes(List.of(item)), consistency));
    }

    private Predicted batch(BatchGetItemRequest batch) {
        Map<String, KeysAndAttributes> whole = new HashMap<>();
        batch.requestItems()
                .forEach((table, keys) -> whole.put(
                        table,
                        keys.toBuilder()
                                .projectionExpression(null)
                                .expressionAttributeNames(null)
                                .build()));
        Map<String, List<Map<String, AttributeValue>>> found =
                client.batchGetItem(with -> with.requestItems(whole)).responses();
        Predicted all = Predicted.NOTHING;
        for (Map.Entry<String, KeysAndAttributes> table : whole.entrySet()) {
            Consistency consistency = consistency(table.getValue().consistentRead());
            List<Map<String, AttributeValue>> items = found.getOrDefault(table.getKey(), List.of());
            for (Map<String, AttributeValue> item : items) {
                all = all.and(Predicted.certain(ReadUnits.ofItem(bytes(List.of(item)), consistency)));
            }
            int missing = table.getValue().keys().size() - items.size();
            all = all.and(new Predicted(ReadUnits.ofMissingItem(consistency).times(missing), Units.ZERO));
        }
        return all;
    }

    private static long bytes(List<Map<String, AttributeValue>> items) {
        return items.stream().mapToLong(item -> CapacityItem.of(item).bytes()).sum();
    }

    private static Consistency consistency(Boolean strong) {
        return Boolean.TRUE.equals(strong) ? Consistency.STRONG : Consistency.EVENTUAL;
    }
}
