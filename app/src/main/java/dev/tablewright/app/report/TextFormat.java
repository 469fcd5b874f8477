package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import java.util.List;

/** Findings for people: one after the other, and a last line that counts them. */
public final class TextFormat implements ReportFormat {

    private final Palette palette;

    public TextFormat(Palette palette) {
        this.palette = palette;
    }

    @Override
    public String render(List<CheckedFile> files) {
        List<Diagnostic> all =
                files.stream().flatMap(file -> file.diagnostics().stream()).toList();
        String findings = all.isEmpty() ? "" : new TextReport(palette).render(all) + "\n";
        return findings + Summary.of(files).sentence() + "\n";
    }
}
