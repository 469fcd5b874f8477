package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.importer.DiagramBuilder.Box;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/** Reads the statements of an {@code erDiagram}. */
final class MermaidReader {

    private final Diagnostics diagnostics;
    private final DiagramBuilder builder;
    private final MermaidAttributes attributes;
    private final MermaidDecoration decoration;

    /** The block that is open, and its brace. */
    private Optional<Box> block = Optional.empty();

    private Optional<Span> brace = Optional.empty();

    private MermaidReader(DiagramRegion region, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.builder = new DiagramBuilder(region.title(), diagnostics);
        this.attributes = new MermaidAttributes(builder, diagnostics);
        this.decoration = new MermaidDecoration(builder);
    }

    static Diagram read(SourceFile file, DiagramRegion region, Diagnostics diagnostics) {
        String blanked = MermaidComments.blank(file, region, diagnostics);
        MermaidReader reader = new MermaidReader(region, diagnostics);
        DiagramLines.each(file, blanked, region, diagnostics, reader::line);
        reader.closeForgotten();
        reader.decoration.unclosed().ifPresent(span -> diagnostics.report(DiagramMistake.unclosedBlock(span)));
        return reader.builder.build();
    }

    private void line(LineCursor line) {
        if (block.isPresent() && isOutsideBlocks(line.rest())) {
            closeForgotten();
        }
        while (!line.isDone()) {
            if (block.isPresent()) {
                attributes.read(line, block.get());
                if (line.accept("}")) {
                    block = Optional.empty();
                    brace = Optional.empty();
                }
            } else if (!decoration.take(line)) {
                statement(line);
            }
        }
    }

    /** No attribute has such signs: the author forgot to close the block above. */
    private static boolean isOutsideBlocks(String text) {
        int quotes = text.indexOf('"');
        String before = quotes < 0 ? text : text.substring(0, quotes);
        int close = before.indexOf('}');
        int open = before.indexOf('{');
        return CrowsFoot.isIn(before) || (open >= 0 && (close < 0 || open < close));
    }

    private void closeForgotten() {
        brace.ifPresent(span -> diagnostics.report(DiagramMistake.unclosedBlock(span)));
        brace = Optional.empty();
        block = Optional.empty();
    }

    private void statement(LineCursor line) {
        int start = line.at();
        if (line.accept("}")) {
            diagnostics.report(DiagramMistake.nothingToClose(line.spanFrom(start)));
            return;
        }
        Optional<Name> name = takeEntity(line);
        if (name.isEmpty()) {
            skip(line, start);
            return;
        }
        Optional<Name> label = takeLabel(line);
        takeClasses(line);
        line.skipBlanks();
        int next = line.at();
        if (line.isDone() || line.accept("{")) {
            Box box = builder.declare(name.get());
            label.ifPresent(box::label);
            if (line.at() > next) {
                block = Optional.of(box);
                brace = Optional.of(line.spanFrom(next));
            }
        } else {
            relationship(line, start, name.get());
        }
    }

    private void relationship(LineCursor line, int start, Name left) {
        Optional<MermaidLink> link = MermaidLink.take(line, diagnostics);
        if (link.isEmpty()) {
            builder.mention(left);
            skip(line, start);
            return;
        }
        line.skipBlanks();
        Optional<Name> right = takeEntity(line);
        if (right.isEmpty()) {
            builder.mention(left);
            line.moveToEnd();
            return;
        }
        takeLabel(line);
        takeClasses(line);
        builder.relationship(new DiagramRelationship(
                left,
                link.get().left(),
                right.get(),
                link.get().right(),
                link.get().identifying(),
                takeRole(line),
                line.spanToEnd(start)));
    }

    /** Leaves a line that could not be read. If it opens a block, the mistake is not repeated for all that is in it. */
    private void skip(LineCursor line, int start) {
        line.moveToEnd();
        Span statement = line.spanToEnd(start);
        String text = statement.text();
        if (text.endsWith("{") && !CrowsFoot.isIn(text)) {
            block = Optional.of(DiagramBuilder.unnamed(statement));
            brace = Optional.of(statement.part(text.length() - 1, text.length()));
        }
    }

    private Optional<String> takeRole(LineCursor line) {
        if (line.isDone()) {
            return Optional.empty();
        }
        if (!line.accept(":")) {
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(line.restSpan(), "expected `:` and what the relationship is called")
                    .help("put the name of an entity into quotes if it has spaces or signs"));
            line.moveToEnd();
            return Optional.empty();
        }
        line.skipBlanks();
        Optional<Name> quoted = line.takeQuoted();
        String role = quoted.isPresent()
                ? quoted.get().text().strip()
                : line.takeRest().text();
        return Optional.of(role).filter(text -> !text.isEmpty());
    }

    /** The name of an entity, in quotes or not; if there is none, that has been reported. */
    private Optional<Name> takeEntity(LineCursor line) {
        int start = line.at();
        Optional<Name> name;
        if (line.peek() == '"') {
            name = line.takeQuoted();
            if (name.isEmpty()) {
                diagnostics.report(DiagramMistake.unclosedQuotes(line.restSpan()));
                return Optional.empty();
            }
        } else {
            name = takePlainName(line);
        }
        if (name.isEmpty() || name.get().text().isBlank()) {
            Span place = name.isPresent() ? line.spanFrom(start) : line.restSpan();
            diagnostics.report(DiagramMistake.missingEntity(place.text().isEmpty() ? lastOf(line) : place));
            return Optional.empty();
        }
        return name;
    }

    /** Hyphens and dots belong to names, two of them to lines. */
    private static Optional<Name> takePlainName(LineCursor line) {
        int start = line.at();
        while (isNameCharacter(line.peek()) && !line.isAt("--") && !line.isAt("..")) {
            line.moveTo(line.at() + 1);
        }
        return line.at() == start ? Optional.empty() : Optional.of(line.nameFrom(start));
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c)
                || (c > 127 && !Character.isWhitespace(c))
                || (c != 0 && "_-.*".indexOf(c) >= 0);
    }

    /** Where a line ends too early, its last character is the place to look at. */
    private static Span lastOf(LineCursor line) {
        return line.span(line.at() - 1, line.at());
    }

    private Optional<Name> takeLabel(LineCursor line) {
        line.skipBlanks();
        int start = line.at();
        if (!line.accept("[")) {
            return Optional.empty();
        }
        line.skipBlanks();
        Optional<Name> label = line.peek() == '"' ? line.takeQuoted() : line.takeWhile(c -> c != ']');
        line.skipBlanks();
        if (!line.accept("]")) {
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(line.span(start, start + 1), "this bracket is never closed")
                    .help("close it with `]` behind the label"));
            line.moveToEnd();
        }
        return label.map(text -> new Name(text.text().strip(), text.span()));
    }

    /** Classes only colour an entity. */
    private static void takeClasses(LineCursor line) {
        line.skipBlanks();
        if (line.accept(":::")) {
            line.takeWhile(c -> isNameCharacter((char) c) || c == ',');
            line.skipBlanks();
        }
    }
}
