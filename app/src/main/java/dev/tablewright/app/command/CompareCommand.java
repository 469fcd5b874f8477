package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.cost.CompareJson;
import dev.tablewright.app.cost.ComparePage;
import dev.tablewright.app.cost.CompareText;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "compare",
        description =
                "Sets one table and a table for each entity side by side: requests, units, dollars, and which to take.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors or no design, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright compare shop.yaml",
            "  tablewright compare --format html:compare.html shop.yaml",
            "  tablewright compare --format json shop.yaml | jq .recommendation",
            "  tablewright compare --write shop-tables.yaml shop.yaml"
        })
final class CompareCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file; - for standard input.")
    private String file;

    @Mixin
    private PricingOptions pricing = new PricingOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT[:FILE]",
            completionCandidates = PricedFormats.class,
            description = "text, json or html; to a file if one is named. May be repeated.")
    private List<String> formats = new ArrayList<>();

    @Option(
            names = "--write",
            paramLabel = "OUT",
            description = "Write the model with the derived layout to this file; comments and all else are kept.")
    private Optional<String> out = Optional.empty();

    @Option(names = "--force", description = "Replace the file of --write if it is there.")
    private boolean force;

    CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Map<String, Function<Comparison, String>> renderers = new LinkedHashMap<>();
        renderers.put("text", CompareText::of);
        renderers.put("json", CompareJson::of);
        renderers.put("html", ComparePage::of);
        PricedModel priced = new PricedModel(terminal, pricing, "compare");
        if (out.isEmpty()) {
            return priced.report(file, formats, renderers, this::report);
        }
        Optional<DerivedModel> derived = DerivedModel.at(terminal, file, out.get(), force);
        return derived.isEmpty()
                ? ExitCode.USAGE
                : priced.report(file, formats, renderers, this::report, derived.get()::write);
    }

    private Comparison report(Model model, Setting setting) {
        return Pipeline.compare(model, setting).orElseThrow();
    }
}
