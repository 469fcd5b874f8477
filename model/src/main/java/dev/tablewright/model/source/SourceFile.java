package dev.tablewright.model.source;

import java.util.Arrays;

/** A text with a name, and the knowledge where its lines begin. Two files are the same only if they are one object. */
public final class SourceFile {

    private final String name;
    private final String text;
    private final int[] lineStarts;

    public SourceFile(String name, String text) {
        this.name = name;
        this.text = text;
        this.lineStarts = findLineStarts(text);
    }

    /** The name as the user gave it: usually a relative path. */
    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    public int lineCount() {
        return lineStarts.length;
    }

    /** The line, from 1, in which an offset lies. */
    public int lineOf(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The column, from 1, of an offset, counted in characters as a person sees them (code points). */
    public int columnOf(int offset) {
        int start = lineStarts[lineOf(offset) - 1];
        return text.codePointCount(start, Math.min(offset, text.length())) + 1;
    }

    /** Where a line, counted from 1, begins. */
    public int startOfLine(int line) {
        return lineStarts[line - 1];
    }

    /** Where a line ends, before its line break. */
    public int endOfLine(int line) {
        int end = line < lineStarts.length ? lineStarts[line] : text.length();
        while (line < lineStarts.length && end > startOfLine(line) && isBreak(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** The text of a line, counted from 1, without its line break. */
    public String line(int line) {
        return text.substring(startOfLine(line), endOfLine(line));
    }

    /** A place in this file; offsets outside the text are moved to its nearest end. */
    public Span span(int start, int end) {
        int from = Math.max(0, Math.min(start, text.length()));
        return new Span(this, from, Math.max(from, Math.min(end, text.length())));
    }

    @Override
    public String toString() {
        return name;
    }

    /** As in YAML, a line ends with a line feed, a carriage return, or both. */
    private static int[] findLineStarts(String text) {
        int[] starts = new int[64];
        int count = 1;
        for (int at = 0; at < text.length(); at++) {
            boolean lineEnds = text.charAt(at) == '\n'
                    || (text.charAt(at) == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n'));
            if (lineEnds) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = at + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    private static boolean isBreak(char c) {
        return c == '\n' || c == '\r';
    }
}
