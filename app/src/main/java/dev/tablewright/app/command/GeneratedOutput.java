package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Brings what was generated into its folder, or says what is stale there: in the same words for every command that writes one.
 *
 * @param out the folder, as the user wrote it
 * @param again the command that would write it, as the user would type it
 * @param next what is worth doing when it is written
 */
record GeneratedOutput(Terminal terminal, String out, GeneratedFolder folder, String again, String next) {

    /** What is wrong with the model, and what to read about it. */
    static int refused(Terminal terminal, List<Diagnostic> found) {
        terminal.err().print(new TextReport(terminal.palette()).render(found));
        found.stream()
                .filter(each -> each.severity() == Severity.ERROR)
                .findFirst()
                .ifPresent(error -> terminal.remark(
                        "next: tablewright explain " + error.code().id()));
        return ExitCode.FINDINGS;
    }

    /** @param check whether nothing is to be written */
    int bring(Generated generated, boolean check) throws IOException {
        GeneratedFolder.Difference difference = folder.compare(generated.files());
        if (!difference.foreign().isEmpty()) {
            difference
                    .foreign()
                    .forEach(path -> terminal.remark("tablewright: " + Path.of(out, path)
                            + " is in the way: it was not generated, or was changed since; nothing was changed"));
            terminal.remark("next: move it, or choose another folder");
            return ExitCode.FINDINGS;
        }
        if (check) {
            return checked(difference);
        }
        folder.apply(generated.files(), difference);
        difference
                .kept()
                .forEach(path -> terminal.remark(
                        "kept " + Path.of(out, path) + ": it is no longer generated, but somebody changed it"));
        terminal.out()
                .println(files(difference.written().size()) + " written, "
                        + difference.unchanged().size() + " unchanged, "
                        + difference.removed().size() + " removed");
        terminal.remark("next: " + next);
        return ExitCode.CLEAN;
    }

    private int checked(GeneratedFolder.Difference difference) {
        difference.written().forEach(path -> terminal.out().println("stale    " + Path.of(out, path)));
        difference.removed().forEach(path -> terminal.out().println("too many " + Path.of(out, path)));
        if (!difference.isStale()) {
            int number = difference.unchanged().size();
            terminal.remark(files(number) + (number == 1 ? " is" : " are") + " as the model says");
            return ExitCode.CLEAN;
        }
        terminal.remark("next: " + again);
        return ExitCode.FINDINGS;
    }

    private static String files(int number) {
        return number + (number == 1 ? " file" : " files");
    }
}
