package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.file.OutputFile;
import dev.tablewright.app.lab.ValidationJson;
import dev.tablewright.app.lab.ValidationSarif;
import dev.tablewright.app.lab.ValidationText;
import dev.tablewright.app.report.OutputChoices;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.PopulationException;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.validate.Finding;
import dev.tablewright.lab.validate.FindingKind;
import dev.tablewright.lab.validate.ForeignCheckpointException;
import dev.tablewright.lab.validate.RepairPlan;
import dev.tablewright.lab.validate.Validation;
import dev.tablewright.lab.validate.ValidationListener;
import dev.tablewright.lab.validate.ValidationOptions;
import dev.tablewright.lab.validate.ValidationResult;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "validate",
        description = "Compares what tables hold with what the model says, item by item.",
        footer = {
            "",
            "It scans the tables, so it costs read units; --units keeps to a rate. Nothing is ever written.",
            "",
            "Exit code: 0 all is well, 1 something is wrong or the model has errors, 2 misuse or unreadable input, "
                    + "3 environment.",
            "",
            "Examples:",
            "  tablewright validate shop.yaml --endpoint http://localhost:8000",
            "  tablewright validate shop.yaml --aws --units 200 --resume shop.progress",
            "  tablewright validate shop.yaml --aws --only StaleIndexKey,DanglingGuard --repair fixes.jsonl",
            "  tablewright validate shop.yaml --aws --format sarif:shop.sarif"
        })
final class ValidateCommand implements Callable<Integer> {

    private static final int CHECKPOINT_PAGES = 50;

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Mixin
    private PlaceOptions places = new PlaceOptions();

    @Mixin
    private SeedOptions data = new SeedOptions();

    @Option(names = "--only", paramLabel = "KIND", split = ",", description = "Look for nothing but these kinds.")
    private List<String> only = new ArrayList<>();

    @Option(names = "--units", paramLabel = "N", description = "At most so many read units in a second.")
    private Double units;

    @Option(names = "--segments", paramLabel = "N", description = "Parts of a table that are scanned side by side.")
    private Integer segments;

    @Option(names = "--samples", paramLabel = "N", description = "Findings of each kind that are shown.")
    private Integer samples;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Keep the place in this file; if it is there, go on from it.")
    private Path resume;

    @Option(
            names = "--repair",
            paramLabel = "FILE",
            description = "Write a plan of conditional requests that would put things right. It is not carried out.")
    private Path repair;

    @Option(
            names = "--format",
            paramLabel = "FORMAT[:FILE]",
            description = "text, json or sarif; to a file if one is named. May be repeated.")
    private List<String> formats = new ArrayList<>();

    ValidateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Map<String, Function<ValidationResult, String>> renderers = new LinkedHashMap<>();
        renderers.put("text", ValidationText::of);
        renderers.put("json", ValidationJson::of);
        renderers.put("sarif", ValidationSarif::of);
        OutputChoices outputs = OutputChoices.parse(formats, List.copyOf(renderers.keySet()));
        List<String> problems = new ArrayList<>(outputs.problems());
        data.problem().ifPresent(problems::add);
        numbers().ifPresent(problems::add);
        Set<FindingKind> kinds = kinds(problems);
        if (!problems.isEmpty()) {
            problems.forEach(problem -> terminal.remark("tablewright: " + problem));
            return ExitCode.USAGE;
        }
        BoundFile bound = BoundFile.open(terminal, file);
        if (bound.model().isEmpty()) {
            return bound.refusal();
        }
        BoundModel model = bound.model().get();
        try {
            return places.work(terminal, places.isOwnEngine(), place -> {
                ValidationResult result = validated(model, place, options(kinds));
                for (OutputChoices.Choice output : outputs.choices()) {
                    new OutputWriter(terminal)
                            .write(output, renderers.get(output.format()).apply(result));
                }
                next(result);
                return result.isClean() ? ExitCode.CLEAN : ExitCode.FINDINGS;
            });
        } catch (ForeignCheckpointException e) {
            terminal.remark("tablewright: " + resume + " is of no use here: " + PrintableText.lines(e.getMessage()));
            terminal.remark("next: another file for --resume, or the same command as before");
            return ExitCode.USAGE;
        } catch (PopulationException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.FINDINGS;
        }
    }

    private Optional<String> numbers() {
        if (units != null && !(units > 0 && units < Double.POSITIVE_INFINITY)) {
            return Optional.of("--units is above 0, not " + units);
        }
        if (segments != null && (segments < 1 || segments > 1_000)) {
            return Optional.of("--segments is from 1 to 1000, not " + segments);
        }
        return samples != null && samples < 0
                ? Optional.of("--samples is at least 0, not " + samples)
                : Optional.empty();
    }

    private Set<FindingKind> kinds(List<String> problems) {
        if (only.isEmpty()) {
            return EnumSet.allOf(FindingKind.class);
        }
        List<String> words =
                Arrays.stream(FindingKind.values()).map(FindingKind::word).toList();
        Set<FindingKind> kinds = EnumSet.noneOf(FindingKind.class);
        for (String word : only) {
            if (words.contains(word)) {
                kinds.add(FindingKind.ofWord(word));
            } else {
                problems.add("there is no kind `" + word + "`"
                        + Nearest.to(word, words)
                                .map(nearest -> "; the nearest is `" + nearest + "`")
                                .orElse("; there are " + String.join(", ", words)));
            }
        }
        return kinds;
    }

    private ValidationOptions options(Set<FindingKind> kinds) {
        ValidationOptions options = ValidationOptions.USUAL.named(places::table).only(kinds);
        if (units != null) {
            options = options.atMost(units);
        }
        if (segments != null) {
            options = options.inSegments(segments, options.pageItems());
        }
        if (samples != null) {
            options = options.samples(samples);
        }
        return resume == null ? options : options.resumable(resume, CHECKPOINT_PAGES);
    }

    private ValidationResult validated(BoundModel model, Place place, ValidationOptions options) throws IOException {
        SeededTables tables = new SeededTables(terminal, model, place, places);
        if (places.isOwnEngine()) {
            tables.create();
            terminal.remark(tables.fill(data.population(model.model())).written() + " entities were made up");
        } else {
            tables.compare();
        }
        Validation validation = Validation.of(model, place, options);
        if (repair == null) {
            return run(validation, finding -> {});
        }
        try (Writer plan = plan()) {
            ValidationResult result = run(validation, new RepairPlan(plan));
            terminal.remark("wrote " + repair);
            return result;
        }
    }

    /** Who goes on with a validation goes on with its plan. */
    private Writer plan() throws IOException {
        boolean goesOn = resume != null && Files.exists(resume);
        return OutputFile.lines(repair, goesOn);
    }

    private ValidationResult run(Validation validation, Consumer<Finding> found) {
        try (ProgressLine line = ProgressLine.on(terminal)) {
            return validation.run(new ValidationListener() {
                @Override
                public void progress(Progress progress) {
                    line.show(progress.table() + ": " + progress.items() + " items, " + Math.round(progress.units())
                            + " units, " + progress.findings() + " findings");
                }

                @Override
                public void found(Finding finding) {
                    found.accept(finding);
                }
            });
        }
    }

    private void next(ValidationResult result) {
        if (!result.complete()) {
            terminal.remark("next: the same command again, which goes on from " + resume);
        } else if (!result.isClean() && repair == null) {
            terminal.remark("next: tablewright validate " + file + places.words()
                    + " --repair fixes.jsonl, which writes how to put it right");
        } else if (result.isClean()) {
            terminal.remark("next: tablewright test " + file);
        }
    }
}
