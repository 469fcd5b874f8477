package dev.tablewright.peers.typescript;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.runtime.Connection;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** What the Java binding asks DynamoDB, of a table in which nothing is found. */
final class AskedQueries {

    private static final Pattern TOKEN = Pattern.compile("[#:][A-Za-z0-9_]+");

    private final List<QueryRequest> asked = new ArrayList<>();
    private final Connection connection;

    AskedQueries(BoundModel bound) {
        DynamoDbClient empty = (DynamoDbClient) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    if (arguments != null && arguments[0] instanceof QueryRequest query) {
                        asked.add(query);
                        return QueryResponse.builder()
                                .items(List.of())
                                .count(0)
                                .scannedCount(0)
                                .build();
                    }
                    return switch (method.getName()) {
                        case "getItem" -> GetItemResponse.builder().build();
                        case "batchGetItem" ->
                            BatchGetItemResponse.builder().responses(Map.of()).build();
                        default -> throw new UnsupportedOperationException(method.getName());
                    };
                });
        this.connection = bound.connect(empty).build();
    }

    /** The queries of a pattern, with names and values in their places. */
    List<Map<String, Object>> of(BoundPattern pattern, Arguments arguments) {
        asked.clear();
        if (pattern.pattern().batch().isPresent()) {
            connection.run(pattern.call(), pattern.batch(connection.settings(), List.of(arguments)));
        } else {
            switch (pattern.pattern().operation()) {
                case GET -> connection.run(pattern.call(), pattern.get(connection.settings(), arguments));
                case COUNT -> connection.run(pattern.call(), pattern.count(connection.settings(), arguments));
                case LIST -> connection.results(pattern.list(arguments)).list();
            }
        }
        return asked.stream().map(AskedQueries::shown).toList();
    }

    private static Map<String, Object> shown(QueryRequest query) {
        Map<String, Object> shown = new HashMap<>();
        shown.put("index", query.indexName());
        shown.put("forward", query.scanIndexForward() == null || query.scanIndexForward());
        shown.put("consistent", Boolean.TRUE.equals(query.consistentRead()));
        shown.put("condition", condition(query));
        return shown;
    }

    private static List<Object> condition(QueryRequest query) {
        Map<String, AttributeValue> values = new LinkedHashMap<>(query.expressionAttributeValues());
        List<Object> tokens = new ArrayList<>();
        String text = query.keyConditionExpression();
        Matcher matcher = TOKEN.matcher(text);
        int end = 0;
        while (matcher.find()) {
            tokens.add(text.substring(end, matcher.start()));
            String token = matcher.group();
            tokens.add(
                    token.startsWith("#")
                            ? query.expressionAttributeNames().get(token)
                            : ItemValues.json(values.get(token)));
            end = matcher.end();
        }
        tokens.add(text.substring(end));
        return tokens;
    }
}
