package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;

/**
 * What a finding says, for readers that already show the code and the place: a line each for the title, the label, the
 * notes and the helps.
 */
final class FindingMessage {

    private FindingMessage() {}

    static String of(Diagnostic diagnostic) {
        List<String> lines = new ArrayList<>();
        lines.add(PrintableText.oneLine(diagnostic.title()));
        if (!diagnostic.primary().text().isEmpty()) {
            lines.add(PrintableText.oneLine(diagnostic.primary().text()));
        }
        diagnostic.notes().forEach(note -> lines.add("note: " + PrintableText.lines(note)));
        diagnostic.helps().forEach(help -> lines.add("help: " + PrintableText.lines(help)));
        return String.join("\n", lines);
    }
}
