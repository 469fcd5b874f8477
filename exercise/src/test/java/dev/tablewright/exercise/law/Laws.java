package dev.tablewright.exercise.law;

import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.exercise.GeneratedCode;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.trial.Failure;
import dev.tablewright.lab.trial.InterpretedLayer;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialResult;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.Fault;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.synthesis.random.Tally;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Holds a model against the laws, on the engine of the tests. */
final class Laws {

    private final int items;
    private final Tally tally = new Tally();

    /** @param items how many entities are there before a model is tried */
    Laws(int items) {
        this.items = items;
    }

    /** Tries models, and keeps what is wrong with them; making them smaller counts nothing. */
    LawReport report() {
        Laws silent = new Laws(items);
        return new LawReport(this::brokenBy, silent::brokenBy, Path.of("target", "laws"));
    }

    /** What was tried. */
    Tally tally() {
        return tally;
    }

    /** Which law a model breaks, and how; empty for one without a design, or of which the checker says that something is wrong. */
    Optional<Fault> brokenBy(String text) {
        Optional<Model> model = ModelReader.read(new SourceFile("model.yaml", text))
                .model()
                .filter(read -> read.design().isPresent());
        if (model.isEmpty()) {
            tally.count("models that cannot be read, or have no design");
            return Optional.empty();
        }
        Optional<Diagnostic> refused = errors(model.get()).findFirst();
        if (refused.isPresent()) {
            tally.count("models refused by " + refused.get().code().id());
            return Optional.empty();
        }
        try {
            return brokenBy(text, model.get());
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            return Optional.of(Fault.thrown(thrown));
        }
    }

    static Stream<Diagnostic> errors(Model model) {
        return Checker.check(model).stream().filter(finding -> finding.severity() == Severity.ERROR);
    }

    private Optional<Fault> brokenBy(String text, Model model) {
        Analysis analysis = Analysis.of(model).orElseThrow();
        Budgets budgets = Budgets.of(text, analysis);
        GeneratedCode code;
        try {
            code = GeneratedCode.of(budgets.kept());
        } catch (IllegalStateException e) {
            return Optional.of(fault(model, "a", "code", String.valueOf(e.getMessage())));
        }
        if (!code.findings().isEmpty()) {
            return Optional.of(fault(model, "a", "generate has findings", CorpusFile.rendered(code.findings())));
        }
        BoundModel tight = BoundModel.of(budgets.broken());
        LayerTrial generated = LayerTrial.of(code.model(), code.layer(), items);
        LayerTrial interpreted = LayerTrial.of(tight, InterpretedLayer.of(tight), items);
        count(generated, budgets);
        return Stream.<Supplier<Optional<Fault>>>of(
                        () -> passes(model, "generated code", generated, (subject, each) -> each.isPassed()),
                        () -> passes(
                                model,
                                "the interpreter",
                                interpreted,
                                (subject, each) -> each.isPassed() || budgets.isMeant(subject, each)),
                        () -> sendsTheSame(model, generated, interpreted),
                        () -> WhatIsSaid.by(analysis, generated).stream()
                                .findFirst()
                                .map(broken -> fault(
                                        model,
                                        "b",
                                        broken.kind(),
                                        broken.what() + "\nin " + broken.who() + "\n" + sent(generated, broken.who()))),
                        () -> new OneSource(analysis, generated)
                                .broken()
                                .or(budgets::misjudged)
                                .or(() -> budgets.missed(interpreted))
                                .map(what -> fault(model, "d", "one source", what)))
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Fault> passes(
            Model model, String who, LayerTrial trial, BiPredicate<SubjectResult, TrialResult> isRight) {
        return trial.report().subjects().stream()
                .flatMap(subject -> subject.cases().stream()
                        .filter(each -> !isRight.test(subject, each))
                        .map(each -> fault(
                                model,
                                "a",
                                who + ", " + kind(model, subject),
                                each.failure().map(Failure::what).orElse("") + "\n" + trial.failures())))
                .findFirst();
    }

    private static String kind(Model model, SubjectResult subject) {
        return subject.kind() == SubjectResult.Kind.PATTERN
                ? model.patterns().stream()
                        .filter(pattern -> pattern.name().text().equals(subject.name()))
                        .map(pattern -> pattern.operation().name())
                        .findFirst()
                        .orElse("pattern")
                : model.writes().stream()
                        .filter(write -> write.name().text().equals(subject.name()))
                        .map(write -> write.steps().get(0).action().name())
                        .findFirst()
                        .orElse("seeding");
    }

    private static Optional<Fault> sendsTheSame(Model model, LayerTrial generated, LayerTrial interpreted) {
        Map<String, List<String>> ours = generated.asked();
        return interpreted.asked().entrySet().stream()
                .filter(asked -> !asked.getValue().equals(ours.getOrDefault(asked.getKey(), List.of())))
                .findFirst()
                .map(asked -> fault(
                        model,
                        "differential",
                        "generated code and interpreter send other requests",
                        "for " + asked.getKey() + "\n"
                                + difference(
                                        "generated", ours.getOrDefault(asked.getKey(), List.of()), asked.getValue())
                                + difference(
                                        "interpreted",
                                        asked.getValue(),
                                        ours.getOrDefault(asked.getKey(), List.of()))));
    }

    private static String difference(String who, List<String> one, List<String> other) {
        StringBuilder text = new StringBuilder();
        one.stream()
                .filter(line -> !other.contains(line))
                .limit(3)
                .forEach(line -> text.append(who).append(": ").append(line).append('\n'));
        return text.toString();
    }

    private static String sent(LayerTrial trial, String subject) {
        List<String> asked = trial.asked().getOrDefault(subject, List.of());
        return String.join("\n", asked.subList(0, Math.min(12, asked.size())));
    }

    /** The first line without what is particular to one model names the cause. */
    private static Fault fault(Model model, String law, String where, String details) {
        String first = details.lines()
                .limit(details.startsWith("the generated code does not") ? 2 : 1)
                .reduce("", (a, b) -> a + " " + b);
        String general = first.replaceAll("'[^']*'|`[^`]*`|[0-9][0-9,.]*", "…");
        for (var entity : model.entities()) {
            general = general.replaceAll("\\b" + entity.name() + "(s|Table)?\\b", "…");
        }
        return new Fault("law " + law + ", " + where + ":" + general, details);
    }

    private void count(LayerTrial trial, Budgets budgets) {
        tally.count("models tried");
        tally.count("cases", trial.report().cases());
        trial.report()
                .untried()
                .forEach(subject -> tally.count(
                        "not tried: " + subject.untried().orElseThrow().replaceAll(":.*", "")));
        trial.report()
                .subjects()
                .forEach(subject -> tally.count(subject.kind() == SubjectResult.Kind.PATTERN ? "patterns" : "writes"));
        tally.count("budgets kept", budgets.size());
        tally.count("budgets broken", budgets.tight().size());
        tally.count(
                "calls", trial.calls().values().stream().mapToInt(List::size).sum());
        tally.count(
                "requests compared",
                trial.calls().values().stream()
                        .flatMap(List::stream)
                        .mapToInt(List::size)
                        .sum());
    }
}
