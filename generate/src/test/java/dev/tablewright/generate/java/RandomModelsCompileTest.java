package dev.tablewright.generate.java;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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
        int times = Scale.times(12, 100, 3_000);
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

    /** Without the patterns that its design does not serve; with writes, which are drawn here. */
    private static Optional<Model> drawn(long seed) {
        String text = RandomDesigns.text(seed);
        Optional<Model> model = read(text);
        if (model.isEmpty()) {
            return model;
        }
        String writes = new RandomWritesText(new Random(seed), model.get()).draw();
        return read(text + writes).map(RandomModelsCompileTest::served);
    }

    private static Optional<Model> read(String text) {
        return ModelReader.read(new SourceFile("random.yaml", text)).model();
    }

    private static Model served(Model model) {
        List<AccessPlan> plans = Analysis.of(model).map(Analysis::plans).orElse(List.of());
        return model.with(
                model.entities(),
                model.relationships(),
                plans.stream()
                        .filter(plan -> !plan.reads().isEmpty())
                        .map(AccessPlan::pattern)
                        .toList(),
                model.writes());
    }
}
