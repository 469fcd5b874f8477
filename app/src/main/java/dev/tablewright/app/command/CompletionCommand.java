package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "completion",
        description = "Prints a completion script for a shell.",
        footer = {
            "",
            "Examples:",
            "  source <(tablewright completion bash)",
            "  source <(tablewright completion zsh)",
            "  tablewright completion fish | source"
        })
final class CompletionCommand implements Callable<Integer> {

    /** The shells that are known. */
    enum Shell {
        bash,
        zsh,
        fish
    }

    private final Terminal terminal;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Shell shell = Shell.bash;

    CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        CompletionScript script = new CompletionScript(Tablewright.commandLine(terminal));
        terminal.out().print(shell == Shell.fish ? script.fish() : script.bash(shell == Shell.zsh));
        return ExitCode.CLEAN;
    }
}
