package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.synthesis.random.Sketch.Word;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints a sketch as a model file that can be saved and run. */
public final class SketchText {

    private static final Pattern PLAIN = Pattern.compile("-?[A-Za-z0-9][A-Za-z0-9_.<>/?-]*( [A-Za-z0-9_.=<>!/-]+)*");
    /** Words that tools of YAML 1.1 read as truth values or as nothing. */
    private static final Pattern AMBIGUOUS = Pattern.compile("(?i)y|n|yes|no|on|off|null");

    private static final int WIDTH = 116;

    private SketchText() {}

    public static String of(Fields model) {
        StringBuilder text = new StringBuilder();
        model.all().forEach((key, value) -> entry(text, "", key, value, 0));
        return text.toString();
    }

    private static void entry(StringBuilder text, String margin, String key, Sketch value, int depth) {
        text.append(margin).append(isLine(key) ? key + " " : word(key)).append(':');
        value(text, margin, value, depth, margin.length() + key.length() + 2);
    }

    private static void value(StringBuilder text, String margin, Sketch value, int depth, int column) {
        String flow = flow(value);
        if (value instanceof Word || isShort(value) || (depth > 0 && column + flow.length() <= WIDTH)) {
            text.append(' ').append(flow).append('\n');
            return;
        }
        text.append('\n');
        if (value instanceof Fields fields) {
            fields.all().forEach((key, inner) -> entry(text, margin + "  ", key, inner, depth + 1));
        } else if (value instanceof Items items) {
            items.all().forEach(item -> item(text, margin + "  ", item, depth + 1));
        }
    }

    private static void item(StringBuilder text, String margin, Sketch item, int depth) {
        if (item instanceof Fields fields && fields.all().keySet().stream().anyMatch(SketchText::isLine)) {
            StringBuilder inner = new StringBuilder();
            fields.all().forEach((key, value) -> entry(inner, margin + "  ", key, value, depth + 1));
            text.append(margin).append("- ").append(inner.substring(margin.length() + 2));
        } else {
            text.append(margin).append("- ").append(flow(item)).append('\n');
        }
    }

    private static String flow(Sketch sketch) {
        if (sketch instanceof Word word) {
            return word(word.text());
        }
        if (sketch instanceof Items items) {
            return items.all().stream().map(SketchText::flow).collect(Collectors.joining(", ", "[", "]"));
        }
        Map<String, Sketch> fields = ((Fields) sketch).all();
        return fields.isEmpty()
                ? "{}"
                : fields.entrySet().stream()
                        .map(field -> word(field.getKey()) + ": " + flow(field.getValue()))
                        .collect(Collectors.joining(", ", "{ ", " }"));
    }

    private static String word(String text) {
        return PLAIN.matcher(text).matches() && !AMBIGUOUS.matcher(text).matches()
                ? text
                : "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** What has nothing in it can stand on one line everywhere. */
    private static boolean isShort(Sketch sketch) {
        return (sketch instanceof Fields fields && fields.isEmpty())
                || (sketch instanceof Items items && items.all().isEmpty());
    }

    /** The line of a relationship is a key of its own kind, and never stands between braces. */
    private static boolean isLine(String key) {
        return key.contains("--");
    }
}
