package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.entity.Cardinality;
import java.util.Optional;

/**
 * The middle of a relationship: how many, the line, how many.
 *
 * @param identifying whether the line is solid
 */
record MermaidLink(Cardinality left, boolean identifying, Cardinality right) {

    /** Reads <code>||--o{</code> or {@code only one to zero or more}; a mistake is reported and gives nothing. */
    static Optional<MermaidLink> take(LineCursor line, Diagnostics diagnostics) {
        int start = line.at();
        Optional<Cardinality> left = MermaidCardinality.take(line);
        if (left.isEmpty()) {
            diagnostics.report(unknownLeft(line));
            return Optional.empty();
        }
        line.skipBlanks();
        int middle = line.at();
        Optional<Boolean> identifying = takeBody(line);
        if (identifying.isEmpty()) {
            line.takeWhile(c -> !Character.isWhitespace(c));
            diagnostics.report(LanguageCode.MALFORMED_DIAGRAM
                    .at(line.at() > middle ? line.spanFrom(middle) : line.spanFrom(start), "expected a line")
                    .help("write `--` or `to` for a solid line, `..` or `optionally to` for a dotted one"));
            return Optional.empty();
        }
        line.skipBlanks();
        Optional<Cardinality> right = MermaidCardinality.take(line);
        if (right.isEmpty()) {
            diagnostics.report(unknownRight(line, start));
            return Optional.empty();
        }
        return Optional.of(new MermaidLink(left.get(), identifying.get(), right.get()));
    }

    private static Optional<Boolean> takeBody(LineCursor line) {
        if (line.accept("--")) {
            return Optional.of(true);
        }
        if (line.accept("..") || line.accept(".-") || line.accept("-.")) {
            return Optional.of(false);
        }
        for (String words : new String[] {"optionally to", "to"}) {
            if (line.isAtIgnoringCase(words) && !Character.isLetterOrDigit(line.peek(words.length()))) {
                line.moveTo(line.at() + words.length());
                return Optional.of(words.equals("to"));
            }
        }
        return Optional.empty();
    }

    private static Diagnostic unknownLeft(LineCursor line) {
        int start = line.at();
        while (!Character.isWhitespace(line.peek()) && line.peek() != 0 && !line.isAt("--") && !line.isAt("..")) {
            line.moveTo(line.at() + 1);
        }
        if (line.at() > start && (line.isAt("--") || line.isAt(".."))) {
            return CrowsFoot.unknownEnd(line.spanFrom(start));
        }
        if (line.at() == start) {
            return LanguageCode.MALFORMED_DIAGRAM
                    .at(line.restSpan(), "this line does not say how many stand at its left")
                    .help("write one of `||`, `|o`, `}o` and `}|` before it");
        }
        return LanguageCode.MALFORMED_DIAGRAM
                .at(line.spanFrom(start), "expected a relationship or a block of attributes")
                .help("write `CUSTOMER ||--o{ ORDER : places` or `CUSTOMER { string name }`")
                .help("put a name with spaces or signs into quotes");
    }

    private static Diagnostic unknownRight(LineCursor line, int linkStart) {
        int start = line.at();
        line.takeWhile(c -> !Character.isWhitespace(c) && !Character.isLetterOrDigit(c) && c != '"');
        if (line.at() == start && (line.peek() == 'o' || line.peek() == 'x')) {
            line.takeWhile(c -> !Character.isWhitespace(c) && c != '"');
        }
        boolean sign = line.spanFrom(start).text().chars().anyMatch(c -> "|{}<>".indexOf(c) >= 0);
        if (line.at() > start && sign) {
            line.takeWhile(c -> !Character.isWhitespace(c) && c != '"');
            return CrowsFoot.unknownEnd(line.spanFrom(start));
        }
        return LanguageCode.MALFORMED_DIAGRAM
                .at(line.span(linkStart, start), "this line does not say how many stand at its right")
                .help("write one of `||`, `o|`, `o{` and `|{` behind it");
    }
}
