package dev.tablewright.lab.bind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Names and values in the expressions of a read: all names have placeholders, so that no word is reserved. */
final class ReadExpressions {

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Function<Asked, AttributeValue>> values = new LinkedHashMap<>();

    /** An attribute in an expression. */
    String name(String attribute) {
        String known = names.get(attribute);
        if (known != null) {
            return known;
        }
        String placeholder = "#n" + names.size();
        names.put(attribute, placeholder);
        return placeholder;
    }

    /** A way into an attribute. */
    String path(List<String> stored) {
        return stored.stream().map(this::name).collect(Collectors.joining("."));
    }

    /** A value in an expression. */
    String value(Function<Asked, AttributeValue> of) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, of);
        return placeholder;
    }

    /** What stands for which attribute. */
    Map<String, String> names() {
        Map<String, String> all = new LinkedHashMap<>();
        names.forEach((attribute, placeholder) -> all.put(placeholder, attribute));
        return all;
    }

    /** What stands for the values of one request. */
    Map<String, AttributeValue> values(Asked asked) {
        Map<String, AttributeValue> all = new LinkedHashMap<>();
        values.forEach((placeholder, of) -> all.put(placeholder, of.apply(asked)));
        return all;
    }
}
