package dev.tablewright.app.command;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.cost.CostJson;
import dev.tablewright.app.cost.CostPage;
import dev.tablewright.app.cost.CostText;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "cost",
        description = "Prices a design: requests, items, units, dollars a month and heat, for each pattern and write.",
        footer = {
            "",
            "Exit code: 0 done, 1 the model has errors or no design, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright cost shop.yaml",
            "  tablewright cost --region eu-central-1 shop.yaml",
            "  tablewright cost --format html:cost.html shop.yaml",
            "  tablewright cost --format json shop.yaml | jq .bill.total"
        })
final class CostCommand implements Callable<Integer> {

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

    CostCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Map<String, Function<CostReport, String>> renderers = new LinkedHashMap<>();
        renderers.put("text", CostText::of);
        renderers.put("json", CostJson::of);
        renderers.put("html", CostPage::of);
        return new PricedModel(terminal, pricing, "cost").report(file, formats, renderers, this::report);
    }

    private CostReport report(Model model, Setting setting) {
        return Pipeline.cost(model, setting).orElseThrow();
    }
}
