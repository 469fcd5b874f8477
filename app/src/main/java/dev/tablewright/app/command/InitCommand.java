package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.StarterModel;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.grammar.Form;
import dev.tablewright.language.importer.Diagram;
import dev.tablewright.language.importer.DiagramImporter;
import dev.tablewright.language.importer.ModelWriter;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
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
            "  tablewright init Shop --from erd.puml --out model/shop.yaml"
        })
final class InitCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(
            paramLabel = "APPLICATION",
            arity = "0..1",
            defaultValue = "Application",
            description = "The name of the application. Default: ${DEFAULT-VALUE}.")
    private String application = "";

    @Option(names = "--from", paramLabel = "FILE", description = "A Mermaid erDiagram or a PlantUML entity diagram.")
    private String diagram = "";

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write. Default: the application's name.")
    private String out = "";

    @Option(names = "--force", description = "Replace the file if it is there.")
    private boolean force;

    InitCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (!Form.NAME.accepts(application)) {
            terminal.remark(
                    "tablewright: `" + application + "` cannot be the name of an application: a name begins with a"
                            + " letter from A to Z and has letters, digits and `_`");
            return ExitCode.USAGE;
        }
        Path file = Path.of(out.isEmpty() ? application.toLowerCase(Locale.ROOT) + ".yaml" : out);
        if (Files.exists(file) && !force) {
            terminal.remark("tablewright: " + file + " is there already; nothing was changed");
            terminal.remark("next: tablewright check " + file + " (or init again with --force to replace it)");
            return ExitCode.USAGE;
        }
        Optional<String> text = diagram.isEmpty() ? Optional.of(StarterModel.of(application)) : imported();
        if (text.isEmpty()) {
            return ExitCode.USAGE;
        }
        OutputFile.write(file, new FirstDesign(terminal).put(new SourceFile(file.toString(), text.get())));
        terminal.remark("wrote " + file);
        terminal.remark("next: tablewright check " + file);
        return ExitCode.CLEAN;
    }

    private static String canonical(String model) {
        return Formatter.format(new SourceFile("model.yaml", model)).text().orElse(model);
    }

    /** The model of the diagram; nothing if the diagram has mistakes, which are shown. */
    private Optional<String> imported() {
        InputFile input = InputFile.read(diagram);
        Diagnostics found = new Diagnostics();
        found.reportAll(input.diagnostics());
        Optional<Diagram> read = input.unreadable() ? Optional.empty() : DiagramImporter.read(input.source(), found);
        if (!found.sorted().isEmpty()) {
            terminal.err().println(new TextReport(terminal.palette()).render(found.sorted()));
        }
        return found.hasErrors() ? Optional.empty() : read.map(d -> canonical(ModelWriter.write(d, application)));
    }
}
