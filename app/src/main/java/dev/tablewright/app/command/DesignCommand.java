package dev.tablewright.app.command;

import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.ExitCode;
import dev.tablewright.app.LineDifference;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "design",
        description = "Designs keys and indexes: the cheapest that serve every pattern within all limits, and why.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors or cannot be designed, 2 misuse or unreadable input, "
                    + "3 environment.",
            "",
            "Examples:",
            "  tablewright design shop.yaml",
            "  tablewright design --write shop.yaml",
            "  tablewright design --from-scratch --layout single-table shop.yaml",
            "  tablewright design --explain ordersByStatus shop.yaml",
            "  tablewright design --decisions relationship-decisions.md shop.yaml",
            "  tablewright design --format json shop.yaml | jq '.designs[0].dollarsPerMonth'"
        })
final class DesignCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file; - for standard input.")
    private String file;

    @Mixin
    private DesignOptions options = new DesignOptions();

    @Mixin
    private PricingOptions pricing = new PricingOptions();

    @Mixin
    private DesignOutputs outputs = new DesignOutputs();

    @Option(names = "--write", description = "Put the best design into the file; comments and all else are kept.")
    private boolean write;

    DesignCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        List<String> problems = problems();
        if (!problems.isEmpty()) {
            return misuse(problems);
        }
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        Model model = opened.model().get();
        Optional<String> contradiction = options.contradiction(model);
        PricingOptions.Chosen prices = pricing.choose(model);
        if (contradiction.isPresent() || prices.setting().isEmpty()) {
            return misuse(contradiction.map(List::of).orElse(prices.problems()));
        }
        DesignedModel designed = Pipeline.design(
                options.kept(model), options.wish(model), prices.setting().get());
        if (designed.best().isEmpty()) {
            return refused(designed);
        }
        Optional<String> unknown = outputs.unknown(designed);
        if (unknown.isPresent()) {
            return misuse(List.of(unknown.get()));
        }
        outputs.write(designed, terminal);
        return sequel(designed);
    }

    private List<String> problems() {
        List<String> problems = new ArrayList<>(options.problems());
        problems.addAll(outputs.problems());
        if (write && isStandardInput()) {
            problems.add("tablewright: --write wants a file to write into, and standard input is none");
        }
        return problems;
    }

    private int misuse(List<String> problems) {
        problems.forEach(terminal::remark);
        return ExitCode.USAGE;
    }

    private int refused(DesignedModel designed) throws IOException {
        terminal.err().print(new TextReport(terminal.palette()).render(designed.findings()));
        outputs.write(designed, terminal);
        terminal.remark(
                designed.kept()
                        ? "next: tablewright design --from-scratch " + file + ", which sets the keys in the file aside"
                        : "next: tablewright explain "
                                + designed.findings().get(0).code().id());
        return ExitCode.FINDINGS;
    }

    private int sequel(DesignedModel designed) throws IOException {
        if (designed.kept()) {
            terminal.remark("next: tablewright design --from-scratch " + file);
            return ExitCode.CLEAN;
        }
        if (!write) {
            terminal.remark("next: tablewright design " + options.repeated() + "--write "
                    + (isStandardInput() ? "FILE" : file));
            return ExitCode.CLEAN;
        }
        DesignInsertion.Result result =
                Pipeline.insert(designed.model(), designed.best().orElseThrow());
        SourceFile before = designed.model().source();
        result.text().ifPresent(after -> terminal.err().print(PrintableText.lines(LineDifference.of(before, after))));
        return new InsertedDesign(terminal).write(Path.of(file), result);
    }

    private boolean isStandardInput() {
        return file.equals(InputFile.STANDARD_INPUT);
    }
}
