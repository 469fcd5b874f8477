package dev.tablewright.generate.java;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Maps from texts to values, in Java. */
final class MapLiteral {

    /** More than this {@code Map.of} does not take. */
    private static final int MOST = 10;

    private MapLiteral() {}

    /** {@code Map.of(":pk", …)}, with the values as they are. */
    static String of(Map<String, String> entries) {
        boolean many = entries.size() > MOST;
        return "§Map" + (many ? ".ofEntries(" : ".of(")
                + entries.entrySet().stream()
                        .map(entry -> JavaNames.literal(entry.getKey()) + ", " + entry.getValue())
                        .map(entry -> many ? "§Map.entry(" + entry + ")" : entry)
                        .collect(Collectors.joining(", "))
                + ")";
    }

    /** The same of texts. */
    static String ofTexts(Map<String, String> entries) {
        Map<String, String> literals = new LinkedHashMap<>();
        entries.forEach((name, text) -> literals.put(name, JavaNames.literal(text)));
        return of(literals);
    }
}
