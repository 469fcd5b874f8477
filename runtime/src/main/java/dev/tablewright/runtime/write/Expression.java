package dev.tablewright.runtime.write;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Names and values that the expressions of one request refer to. Every attribute gets a name: 573 words are reserved. */
final class Expression {

    private final Map<String, String> placeholders = new HashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    String name(String attribute) {
        String placeholder = placeholders.get(attribute);
        if (placeholder == null) {
            placeholder = "#n" + placeholders.size();
            placeholders.put(attribute, placeholder);
            names.put(placeholder, attribute);
        }
        return placeholder;
    }

    String path(List<String> path) {
        StringJoiner joined = new StringJoiner(".");
        path.forEach(part -> joined.add(name(part)));
        return joined.toString();
    }

    String value(AttributeValue value) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }

    /** Null if there are none: DynamoDB refuses empty maps. */
    Map<String, String> names() {
        return names.isEmpty() ? null : names;
    }

    /** Null if there are none. */
    Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
