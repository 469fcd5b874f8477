package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;

/** A model file with another design, on its way to the disk. */
final class InsertedDesign {

    private final Terminal terminal;

    InsertedDesign(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Writes the file and says what is to be said; returns how the command ends. */
    int write(Path target, DesignInsertion.Result result) throws IOException {
        if (result.text().isEmpty()) {
            terminal.remark("tablewright: the design cannot be written into this model; nothing was changed");
            terminal.err().print(new TextReport(terminal.palette()).render(result.diagnostics()));
            return ExitCode.FINDINGS;
        }
        OutputFile.write(target, result.text().get());
        terminal.remark("wrote " + target);
        result.remarks().forEach(remark -> terminal.remark("note: " + PrintableText.lines(remark)));
        terminal.remark("next: tablewright check " + target);
        return ExitCode.CLEAN;
    }
}
