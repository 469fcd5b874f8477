package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.random.CleanModel;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** The laws on models that are drawn. */
class RandomLawsTest {

    private static final long SEED = Scale.seed(20261116);
    private static final int ITEMS = 12;

    /** Any features together. */
    @Test
    void holdForModelsOfDrawnFeatures() {
        hold("features", Scale.times(1, 5, 1_000), seed -> Optional.of(FactorModel.text(Factor.drawn(new Dice(seed)))));
    }

    /** Designs as nobody would draw them: shards, units of time, values of enums, narrow indexes, anywhere. */
    @Test
    void holdForDrawnDesigns() {
        hold("designs", Scale.times(2, 10, 1_000), seed -> RandomDesigns.withWrites(seed)
                .flatMap(CleanModel::of));
    }

    /** Models as people have them, in the designs that the search finds. */
    @Test
    void holdForDesignsThatWereFound() {
        hold("found", Scale.times(1, 5, 1_000), seed -> RandomModels.designedText(
                        seed, seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY)
                .flatMap(CleanModel::of));
    }

    /** @param times how many models are tried; not every seed gives one */
    private static void hold(String name, int times, LongFunction<Optional<String>> model) {
        Laws laws = new Laws(ITEMS);
        LawReport report = laws.report();
        long seed = SEED;
        for (int tried = 0; tried < times; seed++) {
            Optional<String> text = model.apply(seed);
            if (text.isPresent()) {
                report.test(name + ", seed " + seed, text.get());
                tried++;
            }
        }
        System.out.println("laws of random " + name + ", seeds " + SEED + " to " + (seed - 1) + "\n" + laws.tally());
        assertThat(report.isEmpty()).as(report::text).isTrue();
        assertThat(laws.tally().of("models tried")).isEqualTo(times);
    }
}
