package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.check.reference.RandomWritesText;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** The laws on models that are drawn. */
class RandomLawsTest {

    private static final long SEED = Scale.seed(20261116);
    private static final int ITEMS = 12;

    /** Any features together. */
    @Test
    void holdForModelsOfDrawnFeatures() {
        hold("features", Scale.times(1, 4, 2_000), seed -> Optional.of(FactorModel.text(Factor.drawn(new Dice(seed)))));
    }

    /** Designs as nobody would draw them: shards, units of time, values of enums, narrow indexes, anywhere. */
    @Test
    void holdForDrawnDesigns() {
        hold("designs", Scale.times(3, 8, 2_000), RandomLawsTest::drawn);
    }

    /** Models as people have them, in the designs that the search finds. */
    @Test
    void holdForDesignsThatWereFound() {
        hold("found", Scale.times(2, 4, 500), seed -> RandomModels.designedText(
                        seed, seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY)
                .flatMap(CleanModel::of));
    }

    private static void hold(String name, int times, LongFunction<Optional<String>> model) {
        LawReport report = new LawReport(ITEMS);
        for (long seed = SEED; seed < SEED + times; seed++) {
            String where = name + ", seed " + seed;
            model.apply(seed).ifPresent(text -> report.test(where, text));
        }
        System.out.println(name + "\n" + report.tally());
        assertThat(report.isEmpty()).as(report::text).isTrue();
        assertThat(report.tally().of("models tried")).isPositive();
    }

    static Optional<String> drawn(long seed) {
        String text = RandomDesigns.text(seed);
        return ModelReader.read(new SourceFile("random.yaml", text)).model().flatMap(model -> {
            RandomWritesText writes = new RandomWritesText(new Random(seed), model);
            return CleanModel.of(text + writes.draw() + writes.counts());
        });
    }
}
