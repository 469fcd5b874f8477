package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "fmt",
        description = "Brings models into their one layout; comments and order are kept.",
        footer = {
            "",
            "Exit code: 0 done or nothing to do, 1 with --check if a file would change, 2 unreadable input.",
            "",
            "Examples:",
            "  tablewright fmt shop.yaml",
            "  tablewright fmt --check models/*.yaml",
            "  cat shop.yaml | tablewright fmt -"
        })
final class FmtCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Model files; - for standard input to output.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--check", description = "Change nothing; list the files that would change.")
    private boolean check;

    FmtCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        int exit = ExitCode.CLEAN;
        for (String file : files) {
            exit = Math.max(exit, format(file));
        }
        return exit;
    }

    private int format(String name) throws IOException {
        InputFile input = InputFile.read(name);
        List<Diagnostic> problems = input.diagnostics();
        if (!input.unreadable()) {
            Formatter.Result result = Formatter.format(input.source());
            if (result.text().isPresent()) {
                return write(name, input.source().text(), result.text().get());
            }
            problems = result.diagnostics();
        }
        terminal.err().print(new TextReport(terminal.palette()).render(problems));
        return ExitCode.USAGE;
    }

    private int write(String name, String before, String after) throws IOException {
        boolean changed = !before.equals(after);
        if (check) {
            if (changed) {
                terminal.out().println(name);
            }
            return changed ? ExitCode.FINDINGS : ExitCode.CLEAN;
        }
        if (name.equals(InputFile.STANDARD_INPUT)) {
            terminal.out().print(after);
        } else if (changed) {
            OutputFile.write(Path.of(name), after);
            terminal.remark("formatted " + name);
            terminal.remark("next: tablewright check " + name);
        }
        return ExitCode.CLEAN;
    }
}
