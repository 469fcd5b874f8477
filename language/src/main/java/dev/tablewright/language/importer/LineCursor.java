package dev.tablewright.language.importer;

import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/** A place that moves along one line of a diagram. Nothing is skipped but what is asked for. */
final class LineCursor {

    private final SourceFile file;
    private final String text;
    private final int end;
    private int at;

    /** @param text the text of the file with comments blanked: offsets are those of the file */
    LineCursor(SourceFile file, String text, int start, int end) {
        this.file = file;
        this.text = text;
        this.at = start;
        this.end = end;
    }

    /** The same place in a line that ends earlier. */
    LineCursor upTo(int earlierEnd) {
        return new LineCursor(file, text, at, earlierEnd);
    }

    int at() {
        return at;
    }

    int end() {
        return end;
    }

    void moveTo(int offset) {
        at = offset;
    }

    void moveToEnd() {
        at = end;
    }

    /** Whether nothing but blanks is left. */
    boolean isDone() {
        skipBlanks();
        return at >= end;
    }

    void skipBlanks() {
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** The character at the place, or 0 at the end. */
    char peek() {
        return peek(0);
    }

    char peek(int ahead) {
        return at + ahead < end ? text.charAt(at + ahead) : 0;
    }

    boolean isAt(String literal) {
        return at + literal.length() <= end && text.startsWith(literal, at);
    }

    boolean isAtIgnoringCase(String literal) {
        return at + literal.length() <= end && text.regionMatches(true, at, literal, 0, literal.length());
    }

    /** Moves behind a literal if it stands here. */
    boolean accept(String literal) {
        boolean here = isAt(literal);
        at += here ? literal.length() : 0;
        return here;
    }

    /** Moves behind all characters of a kind and gives them; empty if there is none. */
    Optional<Name> takeWhile(IntPredicate kind) {
        int start = at;
        while (at < end && kind.test(text.charAt(at))) {
            at++;
        }
        return start == at ? Optional.empty() : Optional.of(nameFrom(start));
    }

    /** What stands between quotes here; the place is behind the closing one. Empty if the quotes are never closed. */
    Optional<Name> takeQuoted() {
        int close = text.indexOf('"', at + 1);
        if (peek() != '"' || close < 0 || close >= end) {
            return Optional.empty();
        }
        Name inside = new Name(text.substring(at + 1, close), file.span(at + 1, close));
        at = close + 1;
        return Optional.of(inside);
    }

    /** All that is left, without blanks at its ends; the place is at the end then. */
    Name takeRest() {
        skipBlanks();
        int start = at;
        int stop = end;
        while (stop > start && Character.isWhitespace(text.charAt(stop - 1))) {
            stop--;
        }
        at = end;
        return new Name(text.substring(start, stop), file.span(start, stop));
    }

    /** What is left, without moving. */
    String rest() {
        return text.substring(Math.min(at, end), end);
    }

    String restInLowerCase() {
        return rest().strip().toLowerCase(Locale.ROOT);
    }

    Name nameFrom(int start) {
        return new Name(text.substring(start, at), file.span(start, at));
    }

    Span spanFrom(int start) {
        return file.span(start, at);
    }

    Span span(int from, int to) {
        return file.span(from, to);
    }

    /** What is left as a place, without blanks at its end. */
    Span restSpan() {
        return spanToEnd(at);
    }

    /** From an offset to the end of the line, without blanks at its end. */
    Span spanToEnd(int start) {
        String rest = text.substring(Math.min(start, end), end);
        return file.span(start, start + rest.stripTrailing().length());
    }
}
