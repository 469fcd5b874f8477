package dev.tablewright.lab.validate;

import dev.tablewright.capacity.DynamoFacts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Reads items by their keys, many in a request, and accounts for what it costs. */
final class Lookups {

    private static final int ATTEMPTS = 10;
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final DynamoDbClient client;
    private final UnitBucket units;

    Lookups(DynamoDbClient client, UnitBucket units) {
        this.client = client;
        this.units = units;
    }

    /** The items at some spots, as far as there are any. Each is asked for once. */
    Map<Spot, Map<String, AttributeValue>> items(Collection<Spot> spots, Catalogue catalogue, boolean consistent)
            throws InterruptedException {
        Map<Spot, Map<String, AttributeValue>> found = new LinkedHashMap<>();
        List<Spot> distinct = List.copyOf(new LinkedHashSet<>(spots));
        int most = DynamoFacts.BATCH_GET_ITEMS_AT_MOST;
        Map<String, TableItems> tables =
                catalogue.tables().stream().collect(Collectors.toMap(TableItems::name, table -> table));
        for (int from = 0; from < distinct.size(); from += most) {
            List<Spot> some = distinct.subList(from, Math.min(from + most, distinct.size()));
            batch(some, consistent)
                    .forEach((table, items) ->
                            items.forEach(item -> found.put(tables.get(table).spot(item), item)));
        }
        return found;
    }

    private Map<String, List<Map<String, AttributeValue>>> batch(List<Spot> spots, boolean consistent)
            throws InterruptedException {
        Map<String, List<Map<String, AttributeValue>>> keys = new LinkedHashMap<>();
        spots.forEach(spot ->
                keys.computeIfAbsent(spot.table(), table -> new ArrayList<>()).add(spot.key()));
        Map<String, KeysAndAttributes> open = new LinkedHashMap<>();
        keys.forEach((table, some) -> open.put(
                table,
                KeysAndAttributes.builder()
                        .keys(some)
                        .consistentRead(consistent)
                        .build()));
        Map<String, List<Map<String, AttributeValue>>> found = new LinkedHashMap<>();
        for (int attempt = 1; !open.isEmpty(); attempt++) {
            units.await();
            BatchGetItemResponse answer = client.batchGetItem(
                    with -> with.requestItems(Map.copyOf(open)).returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
            answer.consumedCapacity().forEach(this::spend);
            answer.responses().forEach((table, items) -> found.computeIfAbsent(table, any -> new ArrayList<>())
                    .addAll(items));
            open.clear();
            open.putAll(answer.unprocessedKeys());
            if (!open.isEmpty()) {
                if (attempt == ATTEMPTS) {
                    throw ProvisionedThroughputExceededException.builder()
                            .message("keys stay unprocessed after " + ATTEMPTS + " attempts")
                            .build();
                }
                Thread.sleep(PAUSE.toMillis() << attempt);
            }
        }
        return found;
    }

    /** The key in its table of what stands in an index under a key; empty if nothing does. */
    Optional<Map<String, AttributeValue>> inIndex(Locator.Way.InIndex way) throws InterruptedException {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        Set<String> terms = new LinkedHashSet<>();
        for (Map.Entry<String, AttributeValue> part : way.key().entrySet()) {
            String number = Integer.toString(terms.size());
            names.put("#k" + number, part.getKey());
            values.put(":k" + number, part.getValue());
            terms.add("#k" + number + " = :k" + number);
        }
        units.await();
        QueryResponse answer = client.query(with -> with.tableName(way.table())
                .indexName(way.index())
                .keyConditionExpression(String.join(" AND ", terms))
                .expressionAttributeNames(names)
                .expressionAttributeValues(values)
                .limit(1)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        spend(answer.consumedCapacity());
        return answer.items().stream().findFirst();
    }

    void spend(ConsumedCapacity consumed) {
        if (consumed != null && consumed.capacityUnits() != null) {
            units.spend(consumed.capacityUnits());
        }
    }
}
