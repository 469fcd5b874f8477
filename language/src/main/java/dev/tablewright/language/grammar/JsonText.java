package dev.tablewright.language.grammar;

import java.util.Collection;
import java.util.Iterator;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truth values as indented JSON. */
final class JsonText {

    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    static String write(Object value) {
        JsonText json = new JsonText();
        json.value(value, "");
        return json.out.append('\n').toString();
    }

    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            block(map.entrySet(), '{', '}', indent);
        } else if (value instanceof Collection<?> list) {
            block(list, '[', ']', indent);
        } else if (value instanceof Map.Entry<?, ?> entry) {
            text(String.valueOf(entry.getKey()));
            out.append(": ");
            value(entry.getValue(), indent);
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            text(String.valueOf(value));
        }
    }

    private void block(Collection<?> elements, char open, char close, String indent) {
        out.append(open);
        String inner = indent + "  ";
        for (Iterator<?> each = elements.iterator(); each.hasNext(); ) {
            out.append('\n').append(inner);
            value(each.next(), inner);
            out.append(each.hasNext() ? "," : "\n" + indent);
        }
        out.append(close);
    }

    private void text(String text) {
        out.append('"');
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(
                        c == '\n'
                                ? "\\n"
                                : "\\u00" + Integer.toHexString(0x100 | c).substring(1));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
