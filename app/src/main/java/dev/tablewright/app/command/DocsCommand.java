package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.document.Markdown;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
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
            return refused(opened.errors());
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
            return ExitCode.USAGE;
        }
        Generated generated = Pipeline.document(model, chosen.setting().get());
        return generated.hasErrors() ? refused(generated.diagnostics()) : write(generated);
    }

    private int write(Generated generated) throws IOException {
        GeneratedFolder folder = new GeneratedFolder(Path.of(out), "", List.of(Markdown.MARK, JavaGenerator.MARK));
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
        terminal.remark("next: open " + Path.of(out, "book.html") + ", or read " + Path.of(out, "README.md"));
        return ExitCode.CLEAN;
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
            terminal.remark(files(difference.unchanged().size())
                    + (difference.unchanged().size() == 1 ? " is" : " are") + " as the model says");
            return ExitCode.CLEAN;
        }
        terminal.remark("next: tablewright docs " + file + " --out " + out);
        return ExitCode.FINDINGS;
    }

    private static String files(int number) {
        return number + (number == 1 ? " file" : " files");
    }
}
