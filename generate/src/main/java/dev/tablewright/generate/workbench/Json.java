package dev.tablewright.generate.workbench;

import java.util.Collection;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;

/** Plain values as JSON, two spaces deeper with each level, as the Workbench itself writes it. */
final class Json {

    private static final String STEP = "  ";

    private final StringBuilder out = new StringBuilder();

    private Json() {}

    static String text(Object value) {
        Json json = new Json();
        json.value(value, "");
        return json.out.append('\n').toString();
    }

    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            if (map.isEmpty()) {
                out.append("{}");
                return;
            }
            out.append("{\n");
            Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
            while (entries.hasNext()) {
                Map.Entry<?, ?> entry = entries.next();
                out.append(indent).append(STEP);
                quoted(entry.getKey().toString());
                out.append(": ");
                value(entry.getValue(), indent + STEP);
                out.append(entries.hasNext() ? ",\n" : "\n");
            }
            out.append(indent).append('}');
        } else if (value instanceof Collection<?> list) {
            list(list, indent);
        } else if (value instanceof String text) {
            quoted(text);
        } else {
            out.append(value);
        }
    }

    private void list(Collection<?> list, String indent) {
        if (list.isEmpty()) {
            out.append("[]");
            return;
        }
        out.append("[\n");
        Iterator<?> elements = list.iterator();
        while (elements.hasNext()) {
            out.append(indent).append(STEP);
            value(elements.next(), indent + STEP);
            out.append(elements.hasNext() ? ",\n" : "\n");
        }
        out.append(indent).append(']');
    }

    private void quoted(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    boolean odd =
                            c < ' ' || c == '\u007f' || c == '\u2028' || c == '\u2029' || Character.isSurrogate(c);
                    out.append(odd ? String.format(Locale.ROOT, "\\u%04x", (int) c) : Character.toString(c));
                }
            }
        }
        out.append('"');
    }
}
