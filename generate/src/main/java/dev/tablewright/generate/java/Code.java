package dev.tablewright.generate.java;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Lines of Java, each as long as it likes: where they are broken is decided at the end. */
final class Code {

    private static final int STEP = 4;
    private static final int WIDTH = 120;

    private record Line(int indent, String text, boolean comment) {}

    private final List<Line> lines = new ArrayList<>();
    private int indent;

    /** A statement, or the beginning or the end of one. */
    Code line(String text) {
        lines.add(new Line(indent, text, false));
        return this;
    }

    /** An empty line; never two of them, and behind an opening brace only that of a class. */
    Code blank() {
        if (!lines.isEmpty()) {
            String before = lines.get(lines.size() - 1).text();
            boolean opens = before.endsWith("{") && !before.matches(".*\\b(class|record|interface)\\b.*");
            if (!before.isEmpty() && !opens) {
                lines.add(new Line(0, "", true));
            }
        }
        return this;
    }

    /** A line, behind which everything is indented. */
    Code open(String text) {
        line(text);
        indent += STEP;
        return this;
    }

    /** The end of what {@link #open} began. */
    Code close(String text) {
        if (!lines.isEmpty() && lines.get(lines.size() - 1).text().isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        indent -= STEP;
        return line(text);
    }

    Code close() {
        return close("}");
    }

    /** A method or a class with a body. */
    Code block(String head, String... statements) {
        open(head);
        for (String statement : statements) {
            line(statement);
        }
        return close();
    }

    Code javadoc(Javadoc text) {
        text.lines(WIDTH - indent).forEach(line -> lines.add(new Line(indent, line, true)));
        return this;
    }

    Code javadoc(String text) {
        return javadoc(new Javadoc().paragraph(text));
    }

    /** Everything that another has, at this place. */
    Code add(Code other) {
        other.lines.forEach(line -> lines.add(new Line(indent + line.indent(), line.text(), line.comment())));
        return this;
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    Stream<String> texts() {
        return lines.stream().filter(line -> !line.comment()).map(Line::text);
    }

    void render(UnaryOperator<String> resolve, StringBuilder out) {
        for (Line line : lines) {
            List<String> broken = line.comment()
                    ? List.of(line.text())
                    : LineBreaks.of(resolve.apply(line.text()), line.indent(), WIDTH);
            for (String part : broken) {
                out.append(part.isEmpty() ? "" : " ".repeat(line.indent()) + part)
                        .append('\n');
            }
        }
    }
}
