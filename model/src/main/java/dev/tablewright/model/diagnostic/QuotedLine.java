package dev.tablewright.model.diagnostic;

import dev.tablewright.model.source.Span;

/**
 * A line of a file as it can be shown: tabs become spaces, what cannot be printed becomes a visible mark, and of a very
 * long line only the part around the place is kept.
 */
final class QuotedLine {

    private static final int WIDEST = 160;
    private static final int BEFORE = 60;

    private final String shown;
    private final int indent;
    private final int width;

    private QuotedLine(String shown, int indent, int width) {
        this.shown = shown;
        this.indent = indent;
        this.width = width;
    }

    /** Quotes the first line of a place. */
    static QuotedLine of(Span span) {
        String line = span.file().line(span.line());
        int lineStart = span.file().startOfLine(span.line());
        int from = Math.min(span.start() - lineStart, line.length());
        int to = Math.max(from, Math.min(span.end() - lineStart, line.length()));
        String prefix = "";
        String suffix = "";
        int cutFrom = 0;
        int cutTo = line.length();
        if (line.length() > WIDEST) {
            cutFrom = from > BEFORE ? notInsidePair(line, from - BEFORE) : 0;
            cutTo = notInsidePair(line, Math.min(line.length(), cutFrom + WIDEST));
            prefix = cutFrom > 0 ? "…" : "";
            suffix = cutTo < line.length() ? "…" : "";
        }
        String before = PrintableText.oneLine(line.substring(cutFrom, from));
        String marked = PrintableText.oneLine(line.substring(from, Math.max(from, Math.min(to, cutTo))));
        String after =
                PrintableText.oneLine(line.substring(Math.max(from, Math.min(to, cutTo)), Math.max(cutTo, from)));
        return new QuotedLine(
                (prefix + before + marked + after + suffix).stripTrailing(),
                widthOf(prefix + before),
                Math.max(1, widthOf(marked)));
    }

    String shown() {
        return shown;
    }

    /** The underline of the place, with spaces before it. */
    String underline(char mark) {
        return " ".repeat(indent) + String.valueOf(mark).repeat(width);
    }

    private static int notInsidePair(String line, int at) {
        return at > 0 && at < line.length() && Character.isLowSurrogate(line.charAt(at)) ? at - 1 : at;
    }

    private static int widthOf(String text) {
        return text.codePoints().map(QuotedLine::columns).sum();
    }

    /** How many columns of a terminal a character takes. */
    private static int columns(int c) {
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || c == 0x200B || c == 0x200D) {
            return 0;
        }
        boolean wide = (c >= 0x1100 && c <= 0x115F)
                || (c >= 0x2E80 && c <= 0xA4CF)
                || (c >= 0xAC00 && c <= 0xD7A3)
                || (c >= 0xF900 && c <= 0xFAFF)
                || (c >= 0xFE30 && c <= 0xFE6F)
                || (c >= 0xFF00 && c <= 0xFF60)
                || (c >= 0x1F300 && c <= 0x1FAFF)
                || (c >= 0x20000 && c <= 0x3FFFD);
        return wide ? 2 : 1;
    }
}
