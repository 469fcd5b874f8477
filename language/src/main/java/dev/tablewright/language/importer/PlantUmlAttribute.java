package dev.tablewright.language.importer;

import dev.tablewright.language.importer.PlantUmlMarks.Mark;
import dev.tablewright.model.source.Name;
import java.util.Optional;
import java.util.Set;

/** Reads a line in the box of an entity: {@code * id : UUID <<generated>>}, {@code name : varchar(20)}. */
final class PlantUmlAttribute {

    private final LineCursor line;
    private final int start;
    private final PlantUmlMarks marks;
    private final String text;

    private PlantUmlAttribute(LineCursor line) {
        this.line = line;
        this.start = line.at();
        this.marks = PlantUmlMarks.in(line.rest());
        this.text = marks.remaining();
    }

    /** The attribute on a line; empty if the line has no name. */
    static Optional<DiagramAttribute> of(LineCursor line) {
        return new PlantUmlAttribute(line).read();
    }

    /** Whether a line is an operation of a class: {@code total() : Money}. */
    static boolean isOperation(LineCursor line) {
        if (line.rest().contains("{method}")) {
            return true;
        }
        String text = PlantUmlMarks.in(line.rest()).remaining();
        int open = text.indexOf('(');
        int colon = text.indexOf(':');
        int close = text.lastIndexOf(')');
        boolean typeFirst = WrittenType.isKnown(text.strip().split("\\s", 2)[0])
                && close >= 0
                && !text.substring(close + 1).isBlank()
                && colon < 0;
        boolean nameFirst = colon < 0 && open > 0 && WrittenType.isKnown(lastWord(text));
        return open >= 0 && close > open && (colon < 0 || open < colon) && !typeFirst && !nameFirst;
    }

    private Optional<DiagramAttribute> read() {
        int equals = text.indexOf('=');
        String declaration = equals < 0 ? text : text.substring(0, equals);
        int colon = declaration.indexOf(':');
        if (colon >= 0) {
            return attribute(part(declaration, 0, colon), part(declaration, colon + 1, declaration.length()));
        }
        int first = indentation(declaration);
        int firstEnd = first;
        while (firstEnd < declaration.length() && !Character.isWhitespace(declaration.charAt(firstEnd))) {
            firstEnd++;
        }
        if (firstEnd < declaration.stripTrailing().length()) {
            if (WrittenType.isKnown(declaration.substring(first, firstEnd))) {
                return attribute(part(declaration, firstEnd, declaration.length()), part(declaration, first, firstEnd));
            }
            if (WrittenType.isKnown(lastWord(declaration))) {
                int last = declaration.lastIndexOf(lastWord(declaration));
                return attribute(part(declaration, 0, last), part(declaration, last, declaration.length()));
            }
        }
        return attribute(part(declaration, 0, declaration.length()), Optional.empty());
    }

    private Optional<DiagramAttribute> attribute(Optional<Name> name, Optional<Name> type) {
        Set<Mark> found = marks.marks();
        return name.map(given -> new DiagramAttribute(
                given,
                type,
                found.contains(Mark.KEY),
                found.contains(Mark.FOREIGN_KEY),
                found.contains(Mark.UNIQUE),
                found.contains(Mark.MANDATORY),
                marks.comment()));
    }

    /** A part of the line without blanks and quotes around it; empty if nothing else is there. */
    private Optional<Name> part(String declaration, int from, int to) {
        int left = from;
        int right = to;
        while (left < right && isAround(declaration.charAt(left))) {
            left++;
        }
        while (right > left && isAround(declaration.charAt(right - 1))) {
            right--;
        }
        return left == right
                ? Optional.empty()
                : Optional.of(new Name(declaration.substring(left, right), line.span(start + left, start + right)));
    }

    private static boolean isAround(char c) {
        return Character.isWhitespace(c) || c == '"' || c == ';' || c == ',';
    }

    private static int indentation(String text) {
        return text.length() - text.stripLeading().length();
    }

    private static String lastWord(String text) {
        String[] words = text.strip().split("\\s+");
        return words[words.length - 1];
    }
}
