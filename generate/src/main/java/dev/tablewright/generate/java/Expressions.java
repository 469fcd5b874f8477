package dev.tablewright.generate.java;

import dev.tablewright.check.rule.ReservedWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names and values in expressions of DynamoDB: what it would not take as it is gets a placeholder. */
final class Expressions {

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final NameScope nameScope = new NameScope();
    private final NameScope valueScope = new NameScope();

    /** An attribute in an expression. */
    String name(String attribute) {
        if (attribute.matches("[A-Za-z][A-Za-z0-9_]*") && !ReservedWords.contains(attribute)) {
            return attribute;
        }
        for (Map.Entry<String, String> known : names.entrySet()) {
            if (known.getValue().equals(attribute)) {
                return known.getKey();
            }
        }
        String placeholder = "#" + nameScope.claim(word(attribute));
        names.put(placeholder, attribute);
        return placeholder;
    }

    /** A way into an attribute. */
    String path(List<String> stored) {
        return stored.stream().map(this::name).collect(Collectors.joining("."));
    }

    /** A value in an expression. */
    String value(String preferred, String expression) {
        String placeholder = ":" + valueScope.claim(word(preferred));
        values.put(placeholder, expression);
        return placeholder;
    }

    private static String word(String text) {
        String word = text.replaceAll("[^A-Za-z0-9]+", "_");
        return word.isEmpty() || word.equals("_") ? "x" : word;
    }

    boolean hasNames() {
        return !names.isEmpty();
    }

    boolean hasValues() {
        return !values.isEmpty();
    }

    /** {@code Map.of("#status", "status")}. */
    String names() {
        return map(names.entrySet().stream()
                .map(entry -> List.of(JavaNames.literal(entry.getKey()), JavaNames.literal(entry.getValue())))
                .toList());
    }

    /** {@code Map.of(":pk", …)}. */
    String values() {
        return map(values.entrySet().stream()
                .map(entry -> List.of(JavaNames.literal(entry.getKey()), entry.getValue()))
                .toList());
    }

    private static String map(List<List<String>> entries) {
        if (entries.size() > 10) {
            return Library.MAP + ".ofEntries("
                    + entries.stream()
                            .map(entry -> Library.MAP + ".entry(" + entry.get(0) + ", " + entry.get(1) + ")")
                            .collect(Collectors.joining(", "))
                    + ")";
        }
        return Library.MAP + ".of("
                + entries.stream()
                        .map(entry -> entry.get(0) + ", " + entry.get(1))
                        .collect(Collectors.joining(", "))
                + ")";
    }
}
