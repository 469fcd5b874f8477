package dev.tablewright.model.source;

/**
 * A place in a file.
 *
 * @param start offset of the first character
 * @param end offset behind the last character
 */
public record Span(SourceFile file, int start, int end) {

    /** The characters at this place. */
    public String text() {
        return file.text().substring(start, end);
    }

    public int line() {
        return file.lineOf(start);
    }

    public int column() {
        return file.columnOf(start);
    }

    public int endLine() {
        return file.lineOf(end);
    }

    public int endColumn() {
        return file.columnOf(end);
    }

    /** Whether another place lies within this one. */
    public boolean contains(Span other) {
        return file == other.file && start <= other.start && other.end <= end;
    }

    /** A part of this place, by offsets from its start. */
    public Span part(int from, int to) {
        return file.span(start + from, start + to);
    }

    @Override
    public String toString() {
        return file.name() + ":" + line() + ":" + column();
    }
}
