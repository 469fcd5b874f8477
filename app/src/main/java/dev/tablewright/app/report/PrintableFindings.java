package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Label;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.IdentityHashMap;
import java.util.List;

/** Findings as text, after everything in them that came from a user was made printable. */
final class PrintableFindings {

    /** Two places are in one file only if they share the object, so each renamed file must be made once. */
    private final IdentityHashMap<SourceFile, SourceFile> renamed = new IdentityHashMap<>();

    private PrintableFindings() {}

    static String render(List<Diagnostic> diagnostics, Palette palette) {
        PrintableFindings findings = new PrintableFindings();
        return new TextReport(palette)
                .render(diagnostics.stream().map(findings::printable).toList());
    }

    private Diagnostic printable(Diagnostic diagnostic) {
        return new Diagnostic(
                diagnostic.code(),
                PrintableText.oneLine(diagnostic.title()),
                printable(diagnostic.primary()),
                diagnostic.secondary().stream().map(this::printable).toList(),
                diagnostic.notes().stream().map(PrintableText::lines).toList(),
                diagnostic.helps().stream().map(PrintableText::lines).toList(),
                diagnostic.fix());
    }

    private Label printable(Label label) {
        return new Label(printable(label.span()), PrintableText.oneLine(label.text()));
    }

    private Span printable(Span span) {
        String name = PrintableText.oneLine(span.file().name());
        if (name.equals(span.file().name())) {
            return span;
        }
        SourceFile file = renamed.computeIfAbsent(span.file(), original -> new SourceFile(name, original.text()));
        return new Span(file, span.start(), span.end());
    }
}
