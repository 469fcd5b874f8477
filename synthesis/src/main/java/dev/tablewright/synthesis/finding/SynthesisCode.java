package dev.tablewright.synthesis.finding;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;

/** What the synthesis can find. */
public enum SynthesisCode {
    UNSERVABLE_PATTERN("TW0901", "unservable-pattern"),
    NOTHING_TO_DESIGN("TW0902", "nothing-to-design"),
    CONTRADICTORY_PINS("TW0903", "contradictory-pins"),
    VALUE_TOO_LONG("TW0904", "value-too-long-for-keys"),
    TOO_MANY_INDEXES_NEEDED("TW0905", "too-many-indexes-needed");

    private final Code code;

    SynthesisCode(String id, String name) {
        this.code = new Code(id, name, Severity.ERROR);
    }

    public Code code() {
        return code;
    }

    Diagnostic at(Span span, String title) {
        return Diagnostic.of(code, span, title);
    }
}
