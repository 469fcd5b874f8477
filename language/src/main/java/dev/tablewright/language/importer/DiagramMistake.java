package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.Span;

/** Findings that both diagram languages have in common. */
final class DiagramMistake {

    private DiagramMistake() {}

    static Diagnostic unclosedBlock(Span brace) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(brace, "this block is never closed")
                .label("it begins here")
                .help("close it with `}` behind its last line");
    }

    static Diagnostic unclosedQuotes(Span rest) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(rest, "these quotes are never closed")
                .help("close them with `\"` on the same line");
    }

    static Diagnostic unclosedComment(Span opening) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(opening, "this comment is never closed")
                .label("it begins here");
    }

    static Diagnostic nothingToClose(Span brace) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(brace, "this brace closes nothing")
                .help("remove it");
    }

    static Diagnostic missingEntity(Span place) {
        return LanguageCode.MALFORMED_DIAGRAM
                .at(place, "expected the name of an entity")
                .help("write a name; put it into quotes if it has spaces or signs");
    }
}
