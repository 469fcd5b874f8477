package dev.tablewright.runtime.write;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Names and values that the expressions of one request refer to. Every attribute gets a name: 573 words are reserved. */
final class Expression {

    private final Map<String, String> names = new LinkedHashMap<>(4);
    private final Map<String, AttributeValue> values = new LinkedHashMap<>(4);

    String name(String attribute) {
        // There are few: to look through them costs less than to keep them the other way round as well.
        for (Map.Entry<String, String> name : names.entrySet()) {
            if (name.getValue().equals(attribute)) {
                return name.getKey();
            }
        }
        String placeholder = "#n" + names.size();
        names.put(placeholder, attribute);
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
