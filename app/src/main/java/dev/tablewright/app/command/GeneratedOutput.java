package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.app.file.GeneratedFolder.Difference;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

/**
 * What a command that generates files does with them, and what it tells of that.
 *
 * @param out the folder, as the user named it
 */
record GeneratedOutput(Terminal terminal, String out, GeneratedFolder folder) {

    /** Says why there is nothing to write. */
    static int refused(Terminal terminal, List<Diagnostic> found) {
        terminal.err().print(new TextReport(terminal.palette()).render(found));
        found.stream()
                .filter(each -> each.severity() == Severity.ERROR)
                .findFirst()
                .ifPresent(error -> terminal.remark(
                        "next: tablewright explain " + error.code().id()));
        return ExitCode.FINDINGS;
    }

    /**
     * Writes what is new; nothing at all if a file of somebody else is in the way.
     *
     * @param next what the user does then
     */
    int write(SortedMap<String, String> files, String next) throws IOException {
        Difference difference = folder.compare(files);
        if (!difference.foreign().isEmpty()) {
            return inTheWay(difference);
        }
        folder.apply(files, difference);
        difference
                .kept()
                .forEach(path ->
                        terminal.remark("kept " + at(path) + ": it is no longer generated, but somebody changed it"));
        terminal.out()
                .println(count(difference.written().size()) + " written, "
                        + difference.unchanged().size() + " unchanged, "
                        + difference.removed().size() + " removed");
        terminal.remark("next: " + next);
        return ExitCode.CLEAN;
    }

    /**
     * Lists what is stale, and writes nothing.
     *
     * @param again the command that writes
     */
    int check(SortedMap<String, String> files, String again) throws IOException {
        Difference difference = folder.compare(files);
        if (!difference.foreign().isEmpty()) {
            return inTheWay(difference);
        }
        difference.written().forEach(path -> terminal.out().println("stale    " + at(path)));
        difference.removed().forEach(path -> terminal.out().println("too many " + at(path)));
        if (!difference.isStale()) {
            int same = difference.unchanged().size();
            terminal.remark(count(same) + (same == 1 ? " is" : " are") + " as the model says");
            return ExitCode.CLEAN;
        }
        terminal.remark("next: " + again);
        return ExitCode.FINDINGS;
    }

    private int inTheWay(Difference difference) {
        difference
                .foreign()
                .forEach(path -> terminal.remark("tablewright: " + at(path)
                        + " is in the way: it was not generated, or was changed since; nothing was changed"));
        terminal.remark("next: move it, or write somewhere else");
        return ExitCode.FINDINGS;
    }

    private Path at(String path) {
        return Path.of(out, path);
    }

    private static String count(int files) {
        return files + (files == 1 ? " file" : " files");
    }
}
