package dev.tablewright.language.importer;

import dev.tablewright.language.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
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
        if (!quoted && line.peek() == '-') {
            line.takeWhile(c -> c == '-' || PlantUmlName.isNameCharacter((char) c));
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(line.spanFrom(start), "PlantUML ends a name at `-`")
                    .help("put the name into quotes: `\"" + line.spanFrom(start).text() + "\" as ...`"));
            return Optional.of(new PlantUmlDeclaration(line.nameFrom(start), Optional.empty()));
        }
        line.skipBlanks();
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
