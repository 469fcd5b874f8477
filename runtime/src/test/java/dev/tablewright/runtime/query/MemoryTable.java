package dev.tablewright.runtime.query;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * Notes and cards in memory, answering as DynamoDB does: a page may end anywhere, as one of a megabyte does, and a filter comes after
 * the limit. It knows one key condition, {@code PK = :pk} or {@code GPK = :pk}, and one filter, on {@code kept}.
 */
final class MemoryTable {

    private final List<Map<String, AttributeValue>> items = new ArrayList<>();
    private final Random random;

    /** No answer looks at more items; it is any number up to this. */
    int most = Integer.MAX_VALUE;

    MemoryTable(Random random) {
        this.random = random;
    }

    void put(Map<String, AttributeValue> item) {
        items.add(item);
    }

    void removeIf(Predicate<Map<String, AttributeValue>> gone) {
        items.removeIf(gone);
    }

    Object answer(Object request) {
        if (request instanceof QueryRequest query) {
            return query(query);
        }
        if (request instanceof GetItemRequest get) {
            GetItemResponse.Builder answer = GetItemResponse.builder();
            items.stream().filter(item -> has(item, get.key())).forEach(answer::item);
            return answer.build();
        }
        return batch((BatchGetItemRequest) request);
    }

    private static boolean has(Map<String, AttributeValue> item, Map<String, AttributeValue> key) {
        return item.entrySet().containsAll(key.entrySet());
    }

    /** Some keys are left over, anywhere. */
    private BatchGetItemResponse batch(BatchGetItemRequest request) {
        Map.Entry<String, KeysAndAttributes> only =
                request.requestItems().entrySet().iterator().next();
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        List<Map<String, AttributeValue>> left = new ArrayList<>();
        for (Map<String, AttributeValue> key : only.getValue().keys()) {
            if (most < Integer.MAX_VALUE && random.nextInt(5) == 0) {
                left.add(key);
            } else {
                items.stream().filter(item -> has(item, key)).forEach(item -> found.add(0, item));
            }
        }
        BatchGetItemResponse.Builder answer = BatchGetItemResponse.builder().responses(Map.of(only.getKey(), found));
        if (!left.isEmpty()) {
            answer.unprocessedKeys(
                    Map.of(only.getKey(), only.getValue().toBuilder().keys(left).build()));
        }
        return answer.build();
    }

    private QueryResponse query(QueryRequest query) {
        boolean index = query.indexName() != null;
        List<Map<String, AttributeValue>> partition = new ArrayList<>();
        for (Map<String, AttributeValue> item : items) {
            if (query.expressionAttributeValues().get(":pk").equals(item.get(index ? "GPK" : "PK"))) {
                partition.add(item);
            }
        }
        Comparator<Map<String, AttributeValue>> order = index
                ? Comparator.<Map<String, AttributeValue>, BigDecimal>comparing(
                                item -> new BigDecimal(item.get("GSK").n()))
                        .thenComparing(item -> bytes(item.get("PK")), Arrays::compareUnsigned)
                        .thenComparing(item -> bytes(item.get("SK")), Arrays::compareUnsigned)
                : Comparator.comparing(item -> bytes(item.get("SK")), Arrays::compareUnsigned);
        if (Boolean.FALSE.equals(query.scanIndexForward())) {
            order = order.reversed();
        }
        partition.sort(order);
        int look = query.limit() == null ? Integer.MAX_VALUE : query.limit();
        if (most < Integer.MAX_VALUE) {
            look = Math.min(look, 1 + random.nextInt(most));
        }
        return answer(query, partition, order, look, index);
    }

    private static QueryResponse answer(
            QueryRequest query,
            List<Map<String, AttributeValue>> partition,
            Comparator<Map<String, AttributeValue>> order,
            int look,
            boolean index) {
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        QueryResponse.Builder answer = QueryResponse.builder();
        int looked = 0;
        for (Map<String, AttributeValue> item : partition) {
            if (query.hasExclusiveStartKey() && order.compare(item, query.exclusiveStartKey()) <= 0) {
                continue;
            }
            if (query.filterExpression() == null || item.get("kept").bool()) {
                found.add(index ? entry(item) : item);
            }
            looked++;
            if (looked == look) {
                answer.lastEvaluatedKey(key(item, index));
                break;
            }
        }
        answer.count(found.size());
        return query.select() == Select.COUNT
                ? answer.build()
                : answer.items(found).build();
    }

    /** The index has keys and what a filter looks at. */
    private static Map<String, AttributeValue> entry(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> entry = new HashMap<>(item);
        entry.keySet().retainAll(List.of("PK", "SK", "GPK", "GSK", "Type", "kept", "expires"));
        return entry;
    }

    private static Map<String, AttributeValue> key(Map<String, AttributeValue> item, boolean index) {
        Map<String, AttributeValue> key = new TreeMap<>(item);
        key.keySet().retainAll(index ? List.of("PK", "SK", "GPK", "GSK") : List.of("PK", "SK"));
        return key;
    }

    private static byte[] bytes(AttributeValue value) {
        return value.s().getBytes(StandardCharsets.UTF_8);
    }
}
