package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "generate",
        description = "Writes a Java data access layer: records, repositories, a method for each pattern and write.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors, a file is in the way, or with --check something is stale, "
                    + "2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright generate shop.yaml --out src/main/java --package com.acme.shop",
            "  tablewright generate shop.yaml --out src/main/java --package com.acme.shop --async",
            "  tablewright generate shop.yaml --out src/main/java --package com.acme.shop --check"
        })
final class GenerateCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The source folder; packages are folders below it.")
    private String out;

    @Option(names = "--package", paramLabel = "NAME", required = true, description = "The package of all classes.")
    private String packageName;

    @Option(names = "--async", description = "Also a facade and repositories for the asynchronous client.")
    private boolean async;

    @Option(names = "--check", description = "Write nothing; list what is stale.")
    private boolean check;

    GenerateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (!JavaOptions.isPackage(packageName)) {
            terminal.remark("tablewright: `" + packageName + "` cannot be the name of a package");
            return ExitCode.USAGE;
        }
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        if (!opened.errors().isEmpty()) {
            return refused(opened.errors());
        }
        Generated generated = Pipeline.generate(opened.model().get(), new JavaOptions(packageName, async));
        if (generated.hasErrors()) {
            return refused(generated.diagnostics());
        }
        GeneratedFolder folder = new GeneratedFolder(Path.of(out), packageName.replace('.', '/'), JavaGenerator.MARK);
        GeneratedFolder.Difference difference = folder.compare(generated.files());
        if (!difference.foreign().isEmpty()) {
            difference
                    .foreign()
                    .forEach(path -> terminal.remark("tablewright: " + Path.of(out, path)
                            + " is in the way: it was not generated; nothing was changed"));
            terminal.remark("next: move it, or generate into another package");
            return ExitCode.FINDINGS;
        }
        if (check) {
            return checked(difference);
        }
        folder.apply(generated.files(), difference);
        return done(difference);
    }

    private int refused(List<Diagnostic> errors) {
        terminal.err().print(new TextReport(terminal.palette()).render(errors));
        terminal.remark("next: tablewright explain " + errors.get(0).code().id());
        return ExitCode.FINDINGS;
    }

    private int checked(GeneratedFolder.Difference difference) {
        difference.written().forEach(path -> terminal.out().println("stale    " + Path.of(out, path)));
        difference.removed().forEach(path -> terminal.out().println("too many " + Path.of(out, path)));
        if (!difference.isStale()) {
            terminal.remark(difference.unchanged().size() + " files are as the model says");
            return ExitCode.CLEAN;
        }
        terminal.remark("next: tablewright generate " + arguments());
        return ExitCode.FINDINGS;
    }

    private int done(GeneratedFolder.Difference difference) {
        difference
                .kept()
                .forEach(path -> terminal.remark(
                        "kept " + Path.of(out, path) + ": it is no longer generated, but somebody changed it"));
        terminal.out()
                .println(files(difference.written().size()) + " written, "
                        + difference.unchanged().size() + " unchanged, "
                        + difference.removed().size() + " removed");
        terminal.remark("next: tablewright generate " + arguments() + " --check, in the build");
        return ExitCode.CLEAN;
    }

    private static String files(int number) {
        return number + (number == 1 ? " file" : " files");
    }

    private String arguments() {
        return file + " --out " + out + " --package " + packageName + (async ? " --async" : "");
    }
}
