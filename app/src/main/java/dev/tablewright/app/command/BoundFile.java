package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import java.util.Optional;

/**
 * A model file whose tables a command wants to work with.
 *
 * @param model empty if it cannot be worked with: then the user has been told why
 * @param refusal how the command ends in that case
 */
record BoundFile(Optional<BoundModel> model, int refusal) {

    static BoundFile open(Terminal terminal, String file) {
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return new BoundFile(Optional.empty(), opened.refusal());
        }
        if (!opened.errors().isEmpty()) {
            terminal.err().print(new TextReport(terminal.palette()).render(opened.errors()));
            terminal.remark("next: mend this; nothing was done");
            return new BoundFile(Optional.empty(), ExitCode.FINDINGS);
        }
        if (opened.model().get().design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there are no tables");
            terminal.remark("next: tablewright design --write " + PrintableText.lines(file) + ", which gives it one");
            return new BoundFile(Optional.empty(), ExitCode.FINDINGS);
        }
        return new BoundFile(Optional.of(Pipeline.bind(opened.model().get())), ExitCode.CLEAN);
    }
}
