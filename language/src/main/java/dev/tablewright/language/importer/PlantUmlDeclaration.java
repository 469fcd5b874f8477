package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/**
 * What a line says about an entity before its braces: {@code entity "Order item" as Item <<weak>>}.
 *
 * @param name what relationships call it
 * @param label what is shown, if that is something else
 */
record PlantUmlDeclaration(Name name, Optional<Name> label) {

    /** Reads what follows the word {@code entity}. A mistake is reported and gives nothing. */
    static Optional<PlantUmlDeclaration> take(LineCursor line, Diagnostics diagnostics) {
        line.skipBlanks();
        if (line.accept("(")) {
            return takeMacro(line, diagnostics);
        }
        boolean quoted = line.peek() == '"';
        int start = line.at();
        Optional<Name> first = PlantUmlName.take(line, diagnostics);
        if (first.isEmpty()) {
            if (line.at() == start || line.at() < line.end()) {
                diagnostics.report(DiagramMistake.missingEntity(
                        line.isDone() ? line.span(line.end() - 1, line.end()) : line.restSpan()));
            }
            return Optional.empty();
        }
        line.skipBlanks();
        if (!quoted && goesOn(line)) {
            return Optional.of(takeUnquoted(line, start, diagnostics));
        }
        if (!line.isAtIgnoringCase("as ")) {
            return first.map(name -> new PlantUmlDeclaration(name, Optional.empty()));
        }
        line.moveTo(line.at() + 3);
        line.skipBlanks();
        boolean labelBehind = line.peek() == '"';
        Optional<Name> second = PlantUmlName.take(line, diagnostics);
        if (second.isEmpty()) {
            return first.map(name -> new PlantUmlDeclaration(name, Optional.empty()));
        }
        return Optional.of(
                labelBehind && !quoted
                        ? new PlantUmlDeclaration(first.get(), second)
                        : new PlantUmlDeclaration(second.get(), first));
    }

    /** Whether a name seems to go on where PlantUML thinks that it has ended. */
    private static boolean goesOn(LineCursor line) {
        boolean word = line.isAtIgnoringCase("as ")
                || line.isAtIgnoringCase("extends ")
                || line.isAtIgnoringCase("implements ");
        return !word && (line.peek() == '-' || (PlantUmlName.isNameCharacter(line.peek()) && line.peek() != '$'));
    }

    private static PlantUmlDeclaration takeUnquoted(LineCursor line, int start, Diagnostics diagnostics) {
        line.takeWhile(c -> c == '-' || c == ' ' || PlantUmlName.isNameCharacter((char) c));
        String name = line.spanFrom(start).text().strip();
        Span place = line.span(start, start + name.length());
        diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                .at(place, "a name with spaces or signs needs quotes")
                .help("write `\"" + name + "\"`"));
        return new PlantUmlDeclaration(new Name(name, place), Optional.empty());
    }

    /** The macro with which many draw tables: {@code Table(users, "Users")}. */
    private static Optional<PlantUmlDeclaration> takeMacro(LineCursor line, Diagnostics diagnostics) {
        line.skipBlanks();
        Optional<Name> name = PlantUmlName.take(line, diagnostics);
        line.skipBlanks();
        Optional<Name> label = Optional.empty();
        if (line.accept(",")) {
            line.skipBlanks();
            label = PlantUmlName.take(line, diagnostics);
        }
        line.takeWhile(c -> c != ')');
        line.accept(")");
        if (name.isEmpty()) {
            diagnostics.report(DiagramMistake.missingEntity(line.span(line.at() - 1, line.at())));
        }
        Optional<Name> shown = label;
        return name.map(given ->
                new PlantUmlDeclaration(given, shown.filter(text -> !text.text().equals(given.text()))));
    }
}
