package dev.tablewright.generate.infrastructure.terraform;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Texts and names as Terraform reads them. */
final class HclText {

    private static final Set<String> WORDS =
            Set.of("for", "if", "else", "endif", "endfor", "in", "true", "false", "null");

    private static final Pattern CHARACTER = Pattern.compile("\\X");

    private HclText() {}

    /** What stands between the quotes. */
    static String escaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '$', '%' -> out.append(opensTemplate(text, i) ? "" + c + c : "" + c);
                default -> out.append(isStrange(text, i) ? String.format(Locale.ROOT, "\\u%04X", (int) c) : "" + c);
            }
        }
        return out.toString();
    }

    private static boolean opensTemplate(String text, int at) {
        return at + 1 < text.length() && text.charAt(at + 1) == '{';
    }

    /** Control characters, and those that not every editor takes for part of the line. */
    private static boolean isStrange(String text, int at) {
        char c = text.charAt(at);
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || c == '\ufeff';
    }

    /** A key of an object: a bare name where that is possible. */
    static String key(String key) {
        return key.matches("[A-Za-z_][A-Za-z0-9_]*") && !WORDS.contains(key) ? key : "\"" + escaped(key) + "\"";
    }

    /** How many columns a text takes: what a reader sees as one character is one. */
    static int columns(String text) {
        return (int) CHARACTER.matcher(text).results().count();
    }

    /** Words with a blank between them: whatever was written, it cannot leave the comment that it stands in. */
    static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029\\s]+", " ").strip();
    }

    /** {@code order_items} for {@code OrderItems} and for {@code order-items}. */
    static String snake(String name) {
        String snake = name.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                .replaceAll("([A-Z])([A-Z][a-z])", "$1_$2")
                .replaceAll("[^A-Za-z0-9]+", "_")
                .replaceAll("^_+|_+$", "")
                .toLowerCase(Locale.ROOT);
        return snake.isEmpty() || Character.isDigit(snake.charAt(0)) ? "_" + snake : snake;
    }
}
