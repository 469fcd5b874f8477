package dev.tablewright.model.diagnostic;

import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Findings as people read them.
 *
 * <pre>
 * error[TW0105]: Customer has no attribute `emial`
 *   --&gt; shop.yaml:12:38
 *    |
 * 12 |   customerByEmail: { get: Customer, by: emial }
 *    |                                         ^^^^^ the nearest known attribute is `email`
 *    = explain: tablewright explain TW0105
 * </pre>
 */
public final class TextReport {

    private final Palette palette;

    public TextReport(Palette palette) {
        this.palette = palette;
    }

    /** All findings, an empty line between them. */
    public String render(List<Diagnostic> diagnostics) {
        return String.join("\n", diagnostics.stream().map(this::render).toList());
    }

    /** One finding; ends with a line break. */
    public String render(Diagnostic diagnostic) {
        List<Label> labels = inReadingOrder(diagnostic);
        int gutter = labels.stream()
                .mapToInt(label -> String.valueOf(label.span().line()).length())
                .max()
                .orElse(1);
        String margin = " ".repeat(gutter + 1);
        List<String> lines = new ArrayList<>();
        String kind = diagnostic.severity().word() + "[" + diagnostic.code().id() + "]";
        lines.add(palette.severity(diagnostic.severity(), kind)
                + palette.strong(": " + PrintableText.oneLine(diagnostic.title())));
        lines.add(" ".repeat(gutter) + palette.frame("--> ") + place(diagnostic.span()));
        if (diagnostic.span().file().text().isEmpty()) {
            labels = List.of();
        } else {
            lines.add(margin + palette.frame("|"));
        }
        SourceFile file = diagnostic.span().file();
        int shownLine = 0;
        String shown = "";
        for (Label label : labels) {
            Span span = label.span();
            QuotedLine quoted = QuotedLine.of(span);
            if (span.file() != file) {
                file = span.file();
                lines.add(" ".repeat(gutter) + palette.frame("::: ") + place(span));
                shownLine = 0;
            }
            // Of a very long line, labels far apart show different parts.
            if (span.line() != shownLine || !quoted.shown().equals(shown)) {
                shownLine = span.line();
                shown = quoted.shown();
                String number = " ".repeat(gutter - String.valueOf(shownLine).length()) + shownLine;
                lines.add((palette.frame(number + " |") + " " + quoted.shown()).stripTrailing());
            }
            boolean primary = label.equals(diagnostic.primary());
            String mark =
                    (quoted.underline(primary ? '^' : '-') + " " + PrintableText.oneLine(label.text())).stripTrailing();
            lines.add(margin + palette.frame("|") + " "
                    + (primary ? palette.severity(diagnostic.severity(), mark) : palette.frame(mark)));
        }
        diagnostic
                .notes()
                .forEach(note -> lines.add(margin + palette.frame("=") + " note: " + PrintableText.oneLine(note)));
        diagnostic.helps().forEach(help -> lines.add(palette.strong("help") + ": " + PrintableText.oneLine(help)));
        lines.add(margin + palette.frame("=") + " explain: tablewright explain "
                + diagnostic.code().id());
        return String.join("\n", lines) + "\n";
    }

    private static String place(Span span) {
        return PrintableText.oneLine(span.toString());
    }

    /** From top to bottom; in a line the primary label first; labels in other files last. */
    private static List<Label> inReadingOrder(Diagnostic diagnostic) {
        List<Label> labels = new ArrayList<>();
        labels.add(diagnostic.primary());
        labels.addAll(diagnostic.secondary());
        SourceFile home = diagnostic.span().file();
        labels.sort(Comparator.<Label, Boolean>comparing(label -> label.span().file() != home)
                .thenComparing(label -> label.span().line())
                .thenComparing(label -> !label.equals(diagnostic.primary())));
        return labels;
    }
}
