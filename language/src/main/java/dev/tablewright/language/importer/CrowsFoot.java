package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Cardinality;
import dev.tablewright.model.source.Span;
import java.util.Optional;

/** The four signs that both diagram languages put at the ends of a line. */
final class CrowsFoot {

    private CrowsFoot() {}

    /** Reads a sign that stands at the left end of a line. */
    static Optional<Cardinality> takeLeft(LineCursor line) {
        for (Cardinality cardinality : Cardinality.values()) {
            if (line.accept(cardinality.left())) {
                return Optional.of(cardinality);
            }
        }
        return Optional.empty();
    }

    /** Reads a sign that stands at the right end of a line. */
    static Optional<Cardinality> takeRight(LineCursor line) {
        for (Cardinality cardinality : Cardinality.values()) {
            if (line.accept(cardinality.right())) {
                return Optional.of(cardinality);
            }
        }
        return Optional.empty();
    }

    /** Whether a text holds a line with a sign at one of its ends: no attribute looks like that. */
    static boolean isIn(String text) {
        for (String body : new String[] {"--", ".."}) {
            int at = text.indexOf(body);
            if (at < 0) {
                continue;
            }
            for (Cardinality cardinality : Cardinality.values()) {
                if (text.startsWith(cardinality.left(), at - 2) || text.startsWith(cardinality.right(), at + 2)) {
                    return true;
                }
            }
        }
        return false;
    }

    static Diagnostic unknownEnd(Span end) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(end, "`" + end.text() + "` is no end of a crow's-foot line")
                .help("the ends are `||`, `|o`, `}o` and `}|` at the left, `||`, `o|`, `o{` and `|{` at the right");
    }
}
