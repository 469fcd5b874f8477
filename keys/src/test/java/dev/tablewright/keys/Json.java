package dev.tablewright.keys;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Objects of texts and objects as JSON in ASCII: all that the vectors need. */
final class Json {

    private Json() {}

    static String of(Object value) {
        if (value instanceof Map<?, ?> object) {
            return object.entrySet().stream()
                    .map(member -> of(member.getKey()) + ":" + of(member.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        return quoted((String) value);
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                quoted.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
