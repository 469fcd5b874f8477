package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import java.util.List;
import java.util.Optional;

/**
 * A model file that a command wants to work with.
 *
 * @param refusal how the command ends if there is no model: it could not be understood, and the user has been told why
 */
record OpenedModel(Pipeline.Outcome outcome, int refusal) {

    static OpenedModel open(Terminal terminal, String file) {
        InputFile input = InputFile.read(file);
        OpenedModel opened =
                new OpenedModel(Pipeline.check(input), input.unreadable() ? ExitCode.USAGE : ExitCode.FINDINGS);
        if (opened.model().isEmpty()) {
            terminal.err().print(new TextReport(terminal.palette()).render(opened.errors()));
        }
        return opened;
    }

    Optional<Model> model() {
        return outcome.model();
    }

    List<Diagnostic> errors() {
        return outcome.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .toList();
    }
}
