package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.StarterModel;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.language.grammar.Form;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "init",
        description = "Writes a model to begin with; from an entity-relationship diagram if there is one.",
        footer = {
            "",
            "Examples:",
            "  tablewright init Shop",
            "  tablewright init Shop --from erd.mmd",
            "  tablewright init --from erd.puml --out model/shop.yaml"
        })
final class InitCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "APPLICATION", arity = "0..1", description = "The name of the application.")
    private String application = "";

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write. Default: the application's name.")
    private String out = "";

    @Option(names = "--force", description = "Replace the file if it is there.")
    private boolean force;

    InitCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        String name = application.isEmpty() ? "Application" : application;
        if (!Form.NAME.accepts(name)) {
            terminal.remark("tablewright: `" + name + "` cannot be the name of an application: it begins with a letter"
                    + " and has letters, digits and `_`");
            return ExitCode.USAGE;
        }
        String text = StarterModel.of(name);
        Path file = Path.of(out.isEmpty() ? name.toLowerCase(Locale.ROOT) + ".yaml" : out);
        if (Files.exists(file) && !force) {
            terminal.remark("tablewright: " + file + " is there already; nothing was changed");
            terminal.remark("next: tablewright check " + file + "   (or init with --force to replace it)");
            return ExitCode.USAGE;
        }
        OutputFile.write(file, text);
        terminal.remark("wrote " + file);
        terminal.remark("next: tablewright check " + file);
        return ExitCode.CLEAN;
    }
}
