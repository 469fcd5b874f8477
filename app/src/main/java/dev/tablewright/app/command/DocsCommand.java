package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.document.Markdown;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "docs",
        description =
                "Writes the documents of a model: diagrams, patterns, keys, decisions, review, cost, and a book of all.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors or no design, a file is in the way, or with --check something is "
                    + "stale, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright docs shop.yaml --out docs/shop",
            "  tablewright docs shop.yaml --out docs/shop --region eu-central-1",
            "  tablewright docs shop.yaml --out docs/shop --check"
        })
final class DocsCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder of the documents.")
    private String out;

    @Mixin
    private PricingOptions pricing = new PricingOptions();

    @Option(names = "--check", description = "Write nothing; list what is stale.")
    private boolean check;

    DocsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        if (!opened.errors().isEmpty()) {
            return GeneratedOutput.refused(terminal, opened.errors());
        }
        Model model = opened.model().get();
        if (model.design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there is little to document");
            terminal.remark("next: tablewright design --write " + PrintableText.lines(file) + ", which gives it one");
            return ExitCode.FINDINGS;
        }
        PricingOptions.Chosen chosen = pricing.choose(model);
        if (chosen.setting().isEmpty()) {
            chosen.problems().forEach(terminal::remark);
            terminal.remark("next: tablewright docs --help");
            return ExitCode.USAGE;
        }
        Generated generated = Pipeline.document(model, chosen.setting().get());
        return generated.hasErrors() ? GeneratedOutput.refused(terminal, generated.diagnostics()) : write(generated);
    }

    private int write(Generated generated) throws IOException {
        return new GeneratedOutput(
                        terminal,
                        out,
                        new GeneratedFolder(Path.of(out), "", List.of(Markdown.MARK, JavaGenerator.MARK)),
                        "tablewright docs " + file + " --out " + out + pricing.arguments(),
                        "open " + Path.of(out, "book.html") + ", or read " + Path.of(out, "README.md"))
                .bring(generated, check);
    }
}
