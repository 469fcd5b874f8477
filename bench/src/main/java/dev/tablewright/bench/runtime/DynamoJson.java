package dev.tablewright.bench.runtime;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Answers of DynamoDB, made of items. It knows what the samples have: texts, numbers, lists and maps. */
final class DynamoJson {

    private DynamoJson() {}

    static byte[] item(Map<String, AttributeValue> item) {
        return bytes("{\"Item\":" + attributes(item) + "}");
    }

    static byte[] items(List<Map<String, AttributeValue>> items) {
        return bytes("{\"Count\":" + items.size() + ",\"Items\":"
                + items.stream().map(DynamoJson::attributes).collect(Collectors.joining(",", "[", "]"))
                + ",\"ScannedCount\":" + items.size() + "}");
    }

    static byte[] nothing() {
        return bytes("{}");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String attributes(Map<String, AttributeValue> item) {
        return item.entrySet().stream()
                .map(entry -> text(entry.getKey()) + ":" + value(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String value(AttributeValue value) {
        return switch (value.type()) {
            case S -> "{\"S\":" + text(value.s()) + "}";
            case N -> "{\"N\":" + text(value.n()) + "}";
            case L -> value.l().stream().map(DynamoJson::value).collect(Collectors.joining(",", "{\"L\":[", "]}"));
            case M -> "{\"M\":" + attributes(value.m()) + "}";
            default -> throw new IllegalArgumentException("the samples have no " + value.type());
        };
    }

    private static String text(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
