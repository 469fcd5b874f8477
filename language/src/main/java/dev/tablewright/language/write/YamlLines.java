package dev.tablewright.language.write;

import dev.tablewright.language.format.ScalarText;
import dev.tablewright.language.syntax.ScalarWord;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Lines of YAML, a key each. Their layout does not matter: the formatter gives them theirs. */
final class YamlLines {

    /** What every YAML tool reads as a text, whether it stands between brackets or not. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_]([\\p{L}\\p{N}_.<>=! -]*[\\p{L}\\p{N}_.])?");

    /** Templates without slots and without separators: a word needs no quotes, and all else is easier to read in them. */
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

    private final StringBuilder out = new StringBuilder();

    /** A key whose value follows in the lines below it. */
    void open(int depth, String key) {
        out.append("  ".repeat(depth)).append(text(key)).append(":\n");
    }

    /** @param value as it stands in YAML */
    void line(int depth, String key, String value) {
        out.append("  ".repeat(depth))
                .append(text(key))
                .append(": ")
                .append(value)
                .append('\n');
    }

    /** Any text, with quotes where it needs them. */
    static String text(String text) {
        boolean word = ScalarWord.NULL.matches(text)
                || ScalarWord.BOOLEAN.matches(text)
                || ScalarWord.OLD_BOOLEAN.matches(text)
                || ScalarWord.NUMBER.matches(text);
        return !word && PLAIN.matcher(text).matches() ? text : ScalarText.quoted(text);
    }

    static String template(String template) {
        return WORD.matcher(template).matches() ? text(template) : ScalarText.quoted(template);
    }

    /** @param items as they stand in YAML */
    static String list(List<String> items) {
        return items.stream().collect(Collectors.joining(", ", "[", "]"));
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
