package dev.tablewright.generate.java;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The parameters of a write, in the order in which its steps ask for them. */
final class WriteParameters {

    private final Map<String, String> types = new LinkedHashMap<>();
    private final NameScope scope =
            new NameScope().reserve("settings", "connection", "after", "page", "known", "amount");

    /** A new parameter; if its first name is taken, it gets the second. */
    String add(String type, String name, String otherwise) {
        String chosen = scope.claim(JavaNames.escaped(name), JavaNames.escaped(otherwise));
        types.put(chosen, type);
        return chosen;
    }

    String declared() {
        return types.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    String names() {
        return String.join(", ", types.keySet());
    }
}
