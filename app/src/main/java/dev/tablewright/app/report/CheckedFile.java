package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.List;

/**
 * An input and what was found in it.
 *
 * @param name the name as the user gave it
 * @param diagnostics the findings; none if all is well, and one that says so if the file could not be read
 */
public record CheckedFile(String name, List<Diagnostic> diagnostics) {

    public CheckedFile {
        diagnostics = List.copyOf(diagnostics);
    }

    /** The findings that make a check fail. */
    List<Diagnostic> errors() {
        return diagnostics.stream().filter(d -> d.severity() == Severity.ERROR).toList();
    }

    /** The findings that a check can live with. */
    List<Diagnostic> remarks() {
        return diagnostics.stream().filter(d -> d.severity() != Severity.ERROR).toList();
    }
}
