package dev.tablewright.examples.bound;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Tables in which nothing is ever found; they remember what they were asked. */
final class EmptyTables {

    private final List<String> asked = new ArrayList<>();

    DynamoDbClient client() {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> answer(method.getName(), arguments));
    }

    private Object answer(String method, Object[] arguments) {
        return switch (method) {
            case "query" -> {
                asked.add(text((QueryRequest) arguments[0]));
                yield QueryResponse.builder()
                        .items(List.of())
                        .count(0)
                        .scannedCount(0)
                        .build();
            }
            case "getItem" -> {
                GetItemRequest request = (GetItemRequest) arguments[0];
                asked.add("get " + request.tableName() + " " + new TreeMap<>(request.key()) + " "
                        + request.projectionExpression() + " " + new TreeMap<>(request.expressionAttributeNames())
                        + " " + request.consistentRead());
                yield GetItemResponse.builder().build();
            }
            case "batchGetItem" -> {
                ((BatchGetItemRequest) arguments[0])
                        .requestItems()
                        .forEach((table, keys) -> asked.add("batch " + table
                                + " "
                                + keys.keys().stream()
                                        .map(key -> new TreeMap<>(key).toString())
                                        .collect(Collectors.toCollection(TreeSet::new))
                                + " " + keys.projectionExpression() + " "
                                + new TreeMap<>(keys.expressionAttributeNames())
                                + " " + keys.consistentRead()));
                yield BatchGetItemResponse.builder()
                        .responses(Map.of())
                        .unprocessedKeys(Map.of())
                        .build();
            }
            default -> throw new UnsupportedOperationException(method);
        };
    }

    private static String text(QueryRequest request) {
        Map<String, AttributeValue> values = new TreeMap<>(request.expressionAttributeValues());
        return "query " + request.tableName() + " " + request.indexName() + " " + request.keyConditionExpression()
                + " filter " + request.filterExpression() + " " + request.projectionExpression() + " "
                + new TreeMap<>(request.expressionAttributeNames()) + " " + values + " " + request.scanIndexForward()
                + " " + request.consistentRead() + " " + request.limit() + " " + request.select();
    }

    /** All that was asked since the last time, in any order: partitions are asked side by side. */
    List<String> asked() {
        List<String> sorted = asked.stream().sorted().toList();
        asked.clear();
        return sorted;
    }
}
