package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaOptions;
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
            return GeneratedOutput.refused(terminal, opened.errors());
        }
        Generated generated = Pipeline.generate(opened.model().get(), new JavaOptions(packageName, async));
        if (generated.hasErrors()) {
            return GeneratedOutput.refused(terminal, generated.diagnostics());
        }
        String again = "tablewright generate " + file + " --out " + out + " --package " + packageName
                + (async ? " --async" : "");
        return new GeneratedOutput(
                        terminal,
                        out,
                        new GeneratedFolder(Path.of(out), packageName.replace('.', '/'), List.of(JavaGenerator.MARK)),
                        again,
                        again + " --check, in the build")
                .bring(generated, check);
    }
}
