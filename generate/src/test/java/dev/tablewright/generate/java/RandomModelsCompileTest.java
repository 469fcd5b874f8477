package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.check.Checker;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.check.reference.RandomWritesText;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Clean means it runs, the first half: whatever a model says that the checker has nothing against, code is generated that compiles without
 * a warning.
 */
class RandomModelsCompileTest {

    private static final long SEED = Scale.seed(20261115);

    /** Designs as nobody would draw them: shards, units of time, words of enums, narrow indexes, anywhere. */
    @Test
    void withRandomDesigns() throws IOException {
        ManyModels models = new ManyModels("designs");
        int times = Scale.times(16, 120, 3_000);
        for (long seed = SEED; seed < SEED + times; seed++) {
            Optional<Model> model = drawn(seed);
            if (model.isPresent()) {
                models.add(seed, model.get());
            }
        }
        models.report();
    }

    /** Models as people have them, in the designs that the search finds. */
    @Test
    void withDesignsThatWereFound() throws IOException {
        ManyModels models = new ManyModels("found");
        int times = Scale.times(2, 10, 400);
        for (long seed = SEED; seed < SEED + times; seed++) {
            Layout layout = seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY;
            Optional<Model> model = RandomModels.designed(seed, layout);
            if (model.isPresent()) {
                models.add(seed, model.get());
            }
        }
        models.report();
    }

    /** Without the patterns that its design does not serve, and without the writes that the checker refuses, which are drawn here. */
    private static Optional<Model> drawn(long seed) {
        String text = RandomDesigns.text(seed);
        Optional<Model> model = read(text);
        if (model.isEmpty()) {
            return model;
        }
        RandomWritesText drawn = new RandomWritesText(new Random(seed), model.get());
        String writes = drawn.draw();
        return read(text + writes + drawn.counts())
                .filter(counted -> errors(served(counted)).noneMatch(RandomModelsCompileTest::isAboutACount))
                .or(() -> read(text + writes))
                .map(RandomModelsCompileTest::served);
    }

    private static boolean isAboutACount(Diagnostic error) {
        return error.code().id().equals("TW1006") && error.span().text().matches("[A-Z]\\w*\\.\\w+");
    }

    private static Stream<Diagnostic> errors(Model model) {
        return Checker.check(model).stream().filter(finding -> finding.severity() == Severity.ERROR);
    }

    private static Optional<Model> read(String text) {
        return ModelReader.read(new SourceFile("random.yaml", text)).model();
    }

    private static Model served(Model model) {
        List<AccessPlan> plans = Analysis.of(model).map(Analysis::plans).orElse(List.of());
        Model served = model.with(
                model.entities(),
                model.relationships(),
                plans.stream()
                        .filter(plan -> !plan.reads().isEmpty())
                        .map(AccessPlan::pattern)
                        .toList(),
                model.writes());
        List<Span> refused = errors(served).map(Diagnostic::span).toList();
        return served.with(
                served.entities(),
                served.relationships(),
                served.patterns().stream()
                        .filter(pattern -> refused.stream().noneMatch(span -> isIn(span, pattern.span())))
                        .toList(),
                served.writes().stream()
                        .filter(write -> refused.stream().noneMatch(span -> isIn(span, write.span())))
                        .toList());
    }

    private static boolean isIn(Span part, Span whole) {
        return part.start() >= whole.start() && part.end() <= whole.end();
    }
}
