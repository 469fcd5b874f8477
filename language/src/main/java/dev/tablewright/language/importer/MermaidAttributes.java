package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.importer.DiagramBuilder.Box;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the attributes in a block: {@code string email UK "where we write to"}, one or several on a line. */
final class MermaidAttributes {

    private enum KeyMark {
        PK,
        FK,
        UK
    }

    private final DiagramBuilder builder;
    private final Diagnostics diagnostics;

    MermaidAttributes(DiagramBuilder builder, Diagnostics diagnostics) {
        this.builder = builder;
        this.diagnostics = diagnostics;
    }

    /** Reads up to the end of the line, or up to the brace that closes the block. */
    void read(LineCursor line, Box box) {
        while (!line.isDone() && line.peek() != '}') {
            int start = line.at();
            Optional<Name> type = takeType(line);
            line.skipBlanks();
            Optional<Name> name = type.isEmpty() ? Optional.empty() : takeName(line);
            if (name.isEmpty()) {
                malformed(line, start);
                return;
            }
            Set<KeyMark> marks = takeMarks(line);
            line.skipBlanks();
            Optional<Name> comment = Optional.empty();
            if (line.peek() == '"') {
                comment = line.takeQuoted();
                if (comment.isEmpty()) {
                    diagnostics.report(DiagramMistake.unclosedQuotes(line.restSpan()));
                    line.moveToEnd();
                }
            }
            builder.attribute(
                    box,
                    new DiagramAttribute(
                            name.get(),
                            type,
                            marks.contains(KeyMark.PK),
                            marks.contains(KeyMark.FK),
                            marks.contains(KeyMark.UK),
                            false,
                            comment.map(Name::text).map(String::strip).filter(text -> !text.isEmpty())));
        }
    }

    private void malformed(LineCursor line, int start) {
        line.moveTo(start);
        line.takeWhile(c -> c != '}');
        String text = line.spanFrom(start).text().stripTrailing();
        diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                .at(line.span(start, start + text.length()), "an attribute has a type and a name")
                .help("write `string name`, then `PK`, `FK` or `UK`, then a comment in quotes"));
    }

    /** A type goes on over blanks where brackets are open: {@code decimal(10, 2)}, {@code Map~String, Integer~}. */
    private static Optional<Name> takeType(LineCursor line) {
        int start = line.at();
        if (line.peek() == '`') {
            return takeBackquoted(line);
        }
        int open = 0;
        boolean generic = false;
        while (line.at() < line.end()) {
            char c = line.peek();
            if (c == '"' || (open <= 0 && !generic && (Character.isWhitespace(c) || c == '}'))) {
                break;
            }
            if (c == '~') {
                generic = !generic;
            }
            open += c == '(' || c == '<' ? 1 : 0;
            open -= c == ')' || c == '>' ? 1 : 0;
            line.moveTo(line.at() + 1);
        }
        if (line.at() == line.end() && (open > 0 || generic)) {
            line.moveTo(start);
            return line.takeWhile(c -> !Character.isWhitespace(c) && c != '}' && c != '"');
        }
        return line.at() == start ? Optional.empty() : Optional.of(line.nameFrom(start));
    }

    private static Optional<Name> takeName(LineCursor line) {
        return line.peek() == '`'
                ? takeBackquoted(line)
                : line.takeWhile(c -> !Character.isWhitespace(c) && "},\"".indexOf(c) < 0);
    }

    private static Optional<Name> takeBackquoted(LineCursor line) {
        line.moveTo(line.at() + 1);
        Optional<Name> inside = line.takeWhile(c -> c != '`');
        line.accept("`");
        return inside;
    }

    private static Set<KeyMark> takeMarks(LineCursor line) {
        Set<KeyMark> marks = EnumSet.noneOf(KeyMark.class);
        while (true) {
            line.skipBlanks();
            int start = line.at();
            line.accept(",");
            line.skipBlanks();
            Optional<Name> word = line.takeWhile(Character::isLetter);
            Optional<KeyMark> mark = word.flatMap(name -> mark(name.text()));
            if (mark.isEmpty() || Character.isLetterOrDigit(line.peek()) || line.peek() == '_') {
                line.moveTo(start);
                return marks;
            }
            marks.add(mark.get());
        }
    }

    private static Optional<KeyMark> mark(String word) {
        return switch (word.toUpperCase(Locale.ROOT)) {
            case "PK" -> Optional.of(KeyMark.PK);
            case "FK" -> Optional.of(KeyMark.FK);
            case "UK" -> Optional.of(KeyMark.UK);
            default -> Optional.empty();
        };
    }
}
