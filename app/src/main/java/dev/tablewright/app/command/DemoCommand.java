package dev.tablewright.app.command;

import dev.tablewright.app.DesignSetAside;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.PlanChart;
import dev.tablewright.app.StarterModel;
import dev.tablewright.app.cost.CostText;
import dev.tablewright.app.design.DesignText;
import dev.tablewright.app.trial.TrialText;
import dev.tablewright.exercise.GeneratedCode;
import dev.tablewright.exercise.NoCompilerException;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Wish;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "demo", description = "Shows what Tablewright does, on a small shop with two mistakes.")
final class DemoCommand implements Callable<Integer> {

    private static final String RIGHT = "by: email,";
    private static final String WRONG = "by: emial,";

    private final Terminal terminal;

    /** The keys of orders in the second index, and what it projects. */
    private static final String SECOND_INDEX = "(?m)^ +GSI2(PK|SK): .*\n|^ +indexes:\n +GSI2: .*\n";

    /** A method of generated code, with what stands above it. */
    private static final Pattern ONE_METHOD =
            Pattern.compile("(?s)    /\\*\\*\\n(?:(?!/\\*\\*).)*?public Results<Order> ordersOfCustomer.*?\\n    }\\n");

    /** Enough for pages and ties, and few enough that nobody waits. */
    private static final long ITEMS = 120;

    @Option(names = "--without-engine", hidden = true)
    private boolean withoutEngine;

    DemoCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        String shop = StarterModel.shop();
        say("A team writes one file. Of the shop in examples/shop/shop.yaml, these are the access patterns:");
        section(shop, "patterns:");

        say("Somebody mistypes an attribute. Tablewright points at it:");
        Pipeline.Outcome broken = Pipeline.check(new SourceFile("shop.yaml", shop.replaceFirst(RIGHT, WRONG)));
        terminal.out().println(new TextReport(terminal.palette()).render(broken.diagnostics()));

        say("Mended, the model is understood: names, types, conditions and key templates fit together.");
        Pipeline.Outcome mended = Pipeline.check(new SourceFile("shop.yaml", shop));
        terminal.out().print(new TextReport(terminal.palette()).render(mended.diagnostics()));
        mended.model().ifPresent(this::understood);

        say("Somebody thinks that the index GSI2 can go. Every pattern must still be served without a scan:");
        Pipeline.Outcome unserved = Pipeline.check(new SourceFile("shop.yaml", shop.replaceAll(SECOND_INDEX, "")));
        terminal.out().println(new TextReport(terminal.palette()).render(unserved.diagnostics()));

        say("With it, each of them is read by one request, and that this is right can be shown (check --proof):");
        mended.model().ifPresent(model -> terminal.out().println(PlanChart.of(model)));

        say("And all of it has a price, pattern by pattern (cost), here or with a table for each entity (compare):");
        mended.model()
                .flatMap(model -> Pipeline.cost(model, PricingOptions.usual()))
                .ifPresent(report -> terminal.out().print(CostText.bill(report)));

        say("Nobody has to find such keys alone. Set aside, they are designed anew, in the better layout (design):");
        mended.model().ifPresent(this::designed);

        say("The data access layer follows from the model (generate): records, repositories, a method for each"
                + " pattern:");
        mended.model().ifPresent(this::generated);

        int tried = ExitCode.CLEAN;
        if (!withoutEngine && mended.model().isPresent()) {
            say("And it works. This code, compiled: all patterns and writes, with made-up data, on a real engine"
                    + " (test):");
            tried = tried(mended.model().get());
        }
        terminal.remark("next: tablewright init MyApplication, or tablewright explore examples/shop/shop.yaml");
        boolean shown = broken.model().isEmpty()
                && mended.diagnostics().isEmpty()
                && !unserved.diagnostics().isEmpty();
        return shown ? tried : ExitCode.FINDINGS;
    }

    /** One method of the facade, and how much there is of the rest. */
    private void generated(Model model) {
        Generated code = Pipeline.generate(model, new JavaOptions("com.example.shop", false));
        String facade = code.files().entrySet().stream()
                .filter(file -> file.getKey().endsWith("/ShopTable.java"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
        Matcher method = ONE_METHOD.matcher(facade);
        if (method.find()) {
            terminal.out().println(method.group().stripTrailing());
        }
        long lines = code.files().values().stream()
                .mapToLong(text -> text.lines().count())
                .sum();
        terminal.out().println("\n    … " + code.files().size() + " files, " + lines + " lines, nothing to fill in\n");
    }

    private int tried(Model model) throws IOException {
        GeneratedCode code;
        try {
            code = Pipeline.compile(model);
        } catch (NoCompilerException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.ENVIRONMENT;
        }
        return new PlaceOptions().work(terminal, true, place -> {
            TrialReport report;
            TrialOptions options = new TrialOptions(Set.of(), "demo-", false, Duration.ZERO);
            try (ProgressLine line = ProgressLine.on(terminal)) {
                report = Pipeline.test(code, ITEMS, 1, place, options, line::show);
            }
            terminal.out().println(TrialText.of("shop.yaml", report));
            return report.isPassed() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        });
    }

    private void understood(Model model) {
        terminal.out()
                .println(count(model.entities().size(), "entity", "entities") + ", "
                        + count(model.relationships().size(), "relationship", "relationships") + ", "
                        + count(model.patterns().size(), "access pattern", "access patterns") + ", "
                        + count(model.writes().size(), "write", "writes") + "\n");
        terminal.out().println(KeyChart.of(model));
    }

    private void designed(Model model) {
        // The search for this model ends soon, and what is shown must not depend on how soon.
        Wish wish = new Wish(Optional.empty(), 3, () -> false);
        DesignedModel designed = Pipeline.design(DesignSetAside.keys(model), wish, PricingOptions.usual());
        terminal.out().println(DesignText.overview(designed, terminal.palette()));
    }

    private void say(String sentence) {
        terminal.out().println(terminal.palette().strong(sentence) + "\n");
    }

    /** The lines of a top-level section. */
    private void section(String text, String heading) {
        boolean inside = false;
        for (String line : text.lines().toList()) {
            inside = line.startsWith(heading) || (inside && (line.startsWith(" ") || line.isEmpty()));
            if (inside) {
                terminal.out().println(line.isEmpty() ? "" : "    " + line);
            }
        }
    }

    private static String count(int number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }
}
