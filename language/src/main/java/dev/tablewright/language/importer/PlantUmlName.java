package dev.tablewright.language.importer;

import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.Name;
import java.util.Optional;

/** Reads how PlantUML names an entity: {@code Order}, {@code "Order item"}, {@code shop.Order}, {@code Order::id}. */
final class PlantUmlName {

    private PlantUmlName() {}

    static boolean isNameCharacter(char c) {
        return c != 0
                && (Character.isLetterOrDigit(c) || c == '_' || c == '$' || (c > 127 && !Character.isWhitespace(c)));
    }

    /** Reads a name; quotes that are never closed are reported and give nothing. */
    static Optional<Name> take(LineCursor line, Diagnostics diagnostics) {
        if (line.peek() == '"') {
            Optional<Name> quoted = line.takeQuoted();
            if (quoted.isEmpty()) {
                diagnostics.report(DiagramMistake.unclosedQuotes(line.restSpan()));
                line.moveToEnd();
            }
            takeMember(line);
            return quoted.map(name -> new Name(shown(name.text()), name.span()))
                    .filter(name -> !name.text().isEmpty());
        }
        Optional<Name> name = takeLastSegment(line);
        takeMember(line);
        return name;
    }

    /** A label as people read it: PlantUML writes line breaks as {@code \n}. */
    static String shown(String label) {
        return label.replace("\\n", " ").strip();
    }

    /** Packages are not part of a model: {@code shop.Order} is {@code Order}. */
    private static Optional<Name> takeLastSegment(LineCursor line) {
        Optional<Name> segment = line.takeWhile(c -> isNameCharacter((char) c));
        while (segment.isPresent() && line.peek() == '.' && isNameCharacter(line.peek(1))) {
            line.accept(".");
            segment = line.takeWhile(c -> isNameCharacter((char) c));
        }
        return segment;
    }

    /** A line may point at an attribute; it is the entity that is related. */
    private static void takeMember(LineCursor line) {
        if (line.accept("::")) {
            line.takeWhile(c -> isNameCharacter((char) c));
        }
    }
}
