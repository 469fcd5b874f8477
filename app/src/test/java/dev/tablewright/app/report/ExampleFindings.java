package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.List;

/** A small model with a mistake of each severity. */
final class ExampleFindings {

    static final Code UNKNOWN_ATTRIBUTE = new Code("TW0105", "unknown-attribute", Severity.ERROR);
    static final Code HOT_KEY = new Code("TW0301", "hot-key", Severity.WARNING);
    static final Code WIDE_ITEM = new Code("TW0410", "wide-item", Severity.ADVICE);

    static final SourceFile SHOP = new SourceFile(
            "shop.yaml",
            "entities:\n  Customer: { email: string }\npatterns:\n  byEmail: { get: Customer, by: emial }\n");

    private ExampleFindings() {}

    /** With everything that a finding can have. */
    static Diagnostic error() {
        return Diagnostic.of(UNKNOWN_ATTRIBUTE, spanOf("emial"), "Customer has no attribute `emial`")
                .label("the nearest known attribute is `email`")
                .also(spanOf("Customer"), "Customer is declared here")
                .note("attributes of Customer: email")
                .help("write `email`")
                .fix(spanOf("emial"), "email");
    }

    static Diagnostic warning() {
        return Diagnostic.of(HOT_KEY, spanOf("byEmail"), "one key takes all reads");
    }

    static Diagnostic advice() {
        return Diagnostic.of(WIDE_ITEM, spanOf("email"), "items may grow");
    }

    static List<CheckedFile> oneErrorAmongTwoFiles() {
        return List.of(new CheckedFile("shop.yaml", List.of(error())), new CheckedFile("clean.yaml", List.of()));
    }

    /** The first occurrence of a text in the model. */
    static Span spanOf(String text) {
        int start = SHOP.text().indexOf(text);
        return SHOP.span(start, start + text.length());
    }
}
