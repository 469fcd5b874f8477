package dev.tablewright.generate.document;

import dev.tablewright.model.diagnostic.PrintableText;
import java.util.regex.Pattern;

/** A line of Markdown, made piece by piece so that no piece means more than it says. */
final class MarkdownLine {

    /** What has a meaning wherever it stands. */
    private static final String ALWAYS = "\\`*[]~|";

    /** What makes a block if a line begins with it. */
    private static final String AT_THE_BEGINNING = "#>+-=:";

    /** {@code 1.} and {@code 1)} begin a list. */
    private static final Pattern NUMBERED = Pattern.compile("^(\\d{1,9})([.)])(?=\\s|$)");

    /** What GitHub turns into a link by itself. */
    private static final Pattern LINKED = Pattern.compile("(?i)(https?|ftp)://|www\\.");

    private final boolean cell;
    private final StringBuilder out = new StringBuilder();

    /** Code that is not written yet: two spans without anything between them would be one with backticks in it. */
    private final StringBuilder pending = new StringBuilder();

    /** Strong words that are not written yet: it depends on what follows how they can be. */
    private String strong = "";

    /** @param cell whether it stands in a table, in which a line cannot end and bars are escaped later */
    MarkdownLine(boolean cell) {
        this.cell = cell;
    }

    MarkdownLine words(String text) {
        if (!text.isEmpty()) {
            flush(text);
            append(escaped(PrintableText.oneLine(text)));
        }
        return this;
    }

    MarkdownLine strong(String text) {
        flush(text);
        strong = PrintableText.oneLine(text).strip();
        return this;
    }

    /** Strong where the marks would be understood: between a sign and a letter they are not. */
    private void flushStrong(String following) {
        if (strong.isEmpty()) {
            return;
        }
        String words = strong;
        strong = "";
        boolean apart = out.isEmpty() || Character.isWhitespace(out.charAt(out.length() - 1));
        boolean ended = Character.isLetterOrDigit(words.codePointBefore(words.length()))
                || following.isEmpty()
                || !Character.isLetterOrDigit(following.codePointAt(0));
        if (apart && ended) {
            out.append("**").append(escaped(words)).append("**");
        } else {
            append(escaped(words));
        }
    }

    MarkdownLine code(String text) {
        flushStrong("`");
        pending.append(PrintableText.oneLine(text));
        return this;
    }

    /** @param address written as it has to be; empty: there is nothing to go to */
    MarkdownLine link(String text, String address) {
        flush("[");
        String words = escaped(PrintableText.oneLine(text));
        if (!out.isEmpty() && out.charAt(out.length() - 1) == '!') {
            // With a mark of exclamation before it, a link would be a picture.
            out.insert(out.length() - 1, '\\');
        }
        append(address.isEmpty() || words.isBlank() ? words : "[" + words + "](" + address + ")");
        return this;
    }

    void newLine() {
        flush("");
        out.append(cell ? "<br>" : "\\\n");
    }

    String text() {
        flush("");
        return out.toString().strip();
    }

    /** @param following what comes next */
    private void flush(String following) {
        flushStrong(following);
        if (pending.isEmpty()) {
            return;
        }
        String code = pending.toString();
        pending.setLength(0);
        String fence = "`".repeat(Markdown.longestRun(code) + 1);
        boolean blank = code.isBlank();
        // One space at each end is taken away again, unless there is nothing but spaces.
        boolean padded = !blank && (code.startsWith("`") || code.endsWith("`") || isSpaced(code));
        String space = padded ? " " : "";
        out.append(fence).append(space).append(code).append(space).append(fence);
    }

    private static boolean isSpaced(String code) {
        return code.startsWith(" ") && code.endsWith(" ");
    }

    private void append(String escaped) {
        out.append(!cell && isAtTheBeginning() ? begun(escaped.stripLeading()) : escaped);
    }

    private boolean isAtTheBeginning() {
        return out.isEmpty() || out.charAt(out.length() - 1) == '\n';
    }

    private static String begun(String escaped) {
        if (!escaped.isEmpty() && AT_THE_BEGINNING.indexOf(escaped.charAt(0)) >= 0) {
            return "\\" + escaped;
        }
        return NUMBERED.matcher(escaped).replaceFirst("$1\\\\$2");
    }

    private String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isMarkup(text, i) && !(cell && c == '|')) {
                escaped.append('\\');
            }
            escaped.append(c);
        }
        return LINKED.matcher(escaped)
                .replaceAll(found -> found.group().endsWith("://")
                        ? found.group(1) + "\\\\://"
                        : found.group().substring(0, 3) + "\\\\.");
    }

    private static boolean isMarkup(String text, int i) {
        char c = text.charAt(i);
        char before = i == 0 ? ' ' : text.charAt(i - 1);
        char after = i + 1 == text.length() ? ' ' : text.charAt(i + 1);
        return switch (c) {
            // Within a word it is a letter like any other.
            case '_' -> !Character.isLetterOrDigit(before) || !Character.isLetterOrDigit(after);
            case '&' -> after == '#' || Character.isLetter(after);
            case '<' -> Character.isLetter(after) || "/!?".indexOf(after) >= 0;
            // A sum of money is no formula.
            case '$' -> !Character.isDigit(after);
            // At the end of a heading it would be taken away.
            case '#' -> before == ' ' || before == '#' || after == ' ';
            default -> ALWAYS.indexOf(c) >= 0;
        };
    }
}
