package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.report.OutputChoices;
import dev.tablewright.app.trial.TrialJson;
import dev.tablewright.app.trial.TrialJunit;
import dev.tablewright.app.trial.TrialText;
import dev.tablewright.exercise.GeneratedCode;
import dev.tablewright.exercise.NoCompilerException;
import dev.tablewright.lab.data.PopulationException;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.trial.TrialOptions;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "test",
        description = "Generates the Java code, compiles it, and runs every pattern and every write on a real engine, "
                + "including those that must fail.",
        footer = {
            "",
            "Exit code: 0 all passed, 1 something failed (with --strict: or was not tried), or the model has errors "
                    + "or no design, 2 misuse or unreadable input, 3 environment (engine, AWS, no Java compiler).",
            "",
            "Examples:",
            "  tablewright test shop.yaml",
            "  tablewright test --items 5000 --seed 42 shop.yaml",
            "  tablewright test --strict --pattern ordersByStatus --pattern ship shop.yaml",
            "  tablewright test --format junit:target/patterns.xml --format text shop.yaml",
            "  tablewright test --endpoint http://localhost:8000 --write --keep shop.yaml"
        })
final class TestCommand implements Callable<Integer> {

    private static final int MOST_ITEMS = 1_000_000;

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Mixin
    private PlaceOptions where = new PlaceOptions();

    @Option(names = "--write", description = "Needed to make and write tables at an endpoint or in AWS.")
    private boolean write;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Another number gives other data. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--items",
            paramLabel = "N",
            defaultValue = "1000",
            description = "About how many entities there are. Default: ${DEFAULT-VALUE}.")
    private long items;

    @Option(names = "--pattern", paramLabel = "NAME", description = "Only this pattern or write. May be repeated.")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "FORMAT[:FILE]",
            completionCandidates = TestFormats.class,
            description = "text, json or junit; to a file if one is named. May be repeated.")
    private List<String> formats = new ArrayList<>();

    @Option(names = "--strict", description = "Fail if a pattern or write could not be tried.")
    private boolean strict;

    @Option(names = "--keep", description = "Leave the tables where they are when it is over.")
    private boolean keep;

    TestCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        OutputChoices outputs = OutputChoices.parse(formats, TestFormats.ALL);
        List<String> problems = new ArrayList<>(outputs.problems());
        if (!where.isOwnEngine() && !write) {
            problems.add("tables are made and written there, and removed afterwards: allow it with --write");
        }
        if (items < 1 || items > MOST_ITEMS) {
            problems.add("--items is between 1 and " + MOST_ITEMS + ", and not " + items);
        }
        if (keep && where.isOwnEngine()) {
            problems.add("--keep needs --endpoint or --aws: an engine of its own forgets everything when it ends");
        }
        if (!problems.isEmpty()) {
            problems.forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        OpenedModel opened = OpenedModel.open(terminal, file);
        if (opened.model().isEmpty()) {
            return opened.refusal();
        }
        Model model = opened.model().get();
        if (model.design().isEmpty()) {
            terminal.remark(PrintableText.lines(file) + " has no design yet: there is nothing to try");
            terminal.remark("next: tablewright design --write " + PrintableText.lines(file) + ", which gives it one");
            return ExitCode.FINDINGS;
        }
        if (!opened.errors().isEmpty()) {
            return refused(opened.errors());
        }
        List<String> unknown = unknown(model);
        if (!unknown.isEmpty()) {
            unknown.forEach(terminal::remark);
            return ExitCode.USAGE;
        }
        try {
            GeneratedCode code = Pipeline.compile(model);
            return code.findings().isEmpty() ? tried(code, outputs) : refused(code.findings());
        } catch (NoCompilerException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.ENVIRONMENT;
        }
    }

    private int refused(List<Diagnostic> findings) {
        terminal.err().print(new TextReport(terminal.palette()).render(findings));
        terminal.remark("next: tablewright explain " + findings.get(0).code().id());
        return ExitCode.FINDINGS;
    }

    private List<String> unknown(Model model) {
        Set<String> names = new LinkedHashSet<>();
        Stream.concat(
                        model.patterns().stream().map(pattern -> pattern.name().text()),
                        model.writes().stream().map(write -> write.name().text()))
                .forEach(names::add);
        return only.stream()
                .filter(name -> !names.contains(name))
                .map(name -> "there is no pattern or write `" + PrintableText.oneLine(name) + "`"
                        + Nearest.to(name, names)
                                .map(near -> "; the nearest is `" + near + "`")
                                .orElse(""))
                .toList();
    }

    private int tried(GeneratedCode code, OutputChoices outputs) throws IOException {
        try {
            return where.work(terminal, true, place -> reported(tried(code, place), outputs));
        } catch (PopulationException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.FINDINGS;
        }
    }

    private TrialReport tried(GeneratedCode code, Place place) {
        TrialOptions options =
                new TrialOptions(Set.copyOf(only), prefix(code.model().model()), keep, where.patience());
        try (ProgressLine line = ProgressLine.on(terminal)) {
            return Pipeline.test(code, items, seed, place, options, line::show);
        }
    }

    private int reported(TrialReport report, OutputChoices outputs) throws IOException {
        for (OutputChoices.Choice output : outputs.choices()) {
            new OutputWriter(terminal).write(output, rendered(output.format(), report));
        }
        if (!report.tables().isEmpty()) {
            terminal.remark("kept: " + String.join(", ", report.tables()));
        }
        String named = PrintableText.lines(file);
        terminal.remark(
                report.isPassed()
                        ? "next: tablewright cost " + named + ", for what it costs at its real size"
                        : "next: tablewright check --proof " + named + ", for how each pattern is read, and why");
        boolean untried = strict && !report.untried().isEmpty();
        return report.isPassed() && !untried ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    /** Nobody else has tables of this name. */
    private String prefix(Model model) {
        return where.table("tablewright-test-") + UUID.randomUUID().toString().substring(0, 8) + "-"
                + model.application().text().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_.-]", "") + "-";
    }

    private String rendered(String format, TrialReport report) {
        return switch (format) {
            case "json" -> TrialJson.of(file, report);
            case "junit" -> TrialJunit.of(report);
            default -> TrialText.of(file, report);
        };
    }
}
