package dev.tablewright.app.command;

import dev.tablewright.app.BugReport;
import dev.tablewright.app.ExitCode;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.Palette;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program {@code tablewright}. */
@Command(
        name = "tablewright",
        description = "A compiler for DynamoDB data models.",
        version = "tablewright 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "First time here: tablewright demo"})
public final class Tablewright implements Callable<Integer> {

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    private Tablewright(Terminal terminal) {
        this.terminal = terminal;
    }

    public static void main(String[] args) {
        System.exit(run(Terminal.ofProcess(), args));
    }

    /** Runs a command and returns its exit code. */
    public static int run(Terminal terminal, String... args) {
        try {
            int exit = commandLine(terminal).execute(args);
            if (terminal.out().checkError()) {
                terminal.remark("tablewright: what was to be said could not be written to standard output");
                return ExitCode.ENVIRONMENT;
            }
            return exit;
        } catch (StackOverflowError | OutOfMemoryError e) {
            terminal.remark(BugReport.write(e, List.of(args)));
            return ExitCode.ENVIRONMENT;
        }
    }

    static CommandLine commandLine(Terminal terminal) {
        CommandLine line = new CommandLine(new Tablewright(terminal));
        List<Callable<Integer>> commands = List.of(
                new DemoCommand(terminal),
                new InitCommand(terminal),
                new CheckCommand(terminal),
                new DesignCommand(terminal),
                new CostCommand(terminal),
                new CompareCommand(terminal),
                new GenerateCommand(terminal),
                new DocsCommand(terminal),
                new InfraCommand(terminal),
                new SeedCommand(terminal),
                new TestCommand(terminal),
                new ExploreCommand(terminal),
                new ValidateCommand(terminal),
                new FmtCommand(terminal),
                new ExplainCommand(terminal),
                new SchemaCommand(terminal),
                new CompletionCommand(terminal));
        commands.forEach(line::addSubcommand);
        line.addSubcommand(new CommandLine.HelpCommand());
        line.getSubcommands().values().forEach(command -> command.getCommandSpec()
                .mixinStandardHelpOptions(true));
        line.getCommandSpec().mixinStandardHelpOptions(true);
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setColorScheme(CommandLine.Help.defaultColorScheme(
                terminal.palette() == Palette.ANSI ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
        line.setUsageHelpAutoWidth(false);
        line.setParameterExceptionHandler((problem, arguments) -> misuse(terminal, problem));
        line.setExecutionExceptionHandler((problem, command, result) -> failure(terminal, problem, result));
        return line;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(terminal.out());
        return ExitCode.CLEAN;
    }

    private static int misuse(Terminal terminal, ParameterException problem) {
        CommandLine command = problem.getCommandLine();
        String message = problem.getMessage();
        if (problem instanceof UnmatchedArgumentException unmatched
                && command.getCommandName().equals("tablewright")) {
            String word = unmatched.getUnmatched().get(0);
            message = "there is no command `" + word + "`"
                    + Nearest.to(word, command.getSubcommands().keySet())
                            .map(name -> "; the nearest is `" + name + "`")
                            .orElse("");
        }
        terminal.remark("tablewright: " + message);
        terminal.remark("next: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitCode.USAGE;
    }

    private static int failure(Terminal terminal, Exception problem, ParseResult result) {
        if (problem instanceof IOException) {
            terminal.remark("tablewright: " + problem.getMessage());
        } else if (problem instanceof UncheckedIOException wrapped) {
            String cause = wrapped.getCause().getMessage();
            terminal.remark("tablewright: "
                    + (wrapped.getMessage().endsWith(cause) ? cause : wrapped.getMessage() + ": " + cause));
        } else {
            terminal.remark(BugReport.write(problem, result.originalArgs()));
        }
        return ExitCode.ENVIRONMENT;
    }
}
