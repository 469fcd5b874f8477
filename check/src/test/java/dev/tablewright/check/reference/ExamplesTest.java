package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples, with random data: every pattern of theirs is served, and finds what it means. */
class ExamplesTest {

    private static final long SEED = Scale.seed(20260131);

    static List<Path> models() {
        return Examples.files();
    }

    @ParameterizedTest
    @MethodSource("models")
    void everyPatternFindsWhatItMeans(Path file) throws IOException {
        String text = Files.readString(file);
        Tally tally = new Tally();
        int times = Scale.times(5, 40, 4_000);
        Triple example = Triple.of(SEED, text, new Dice(SEED)).orElseThrow();
        assertThat(example.plans()).hasOnlyElementsOfType(AccessPlan.Served.class);
        for (long seed = SEED; seed < SEED + times; seed++) {
            Triple triple = example.with(seed);
            for (AccessPlan plan : triple.plans()) {
                assertThat(new ServedCheck(triple, tally).check((AccessPlan.Served) plan, new Dice(seed)))
                        .isEmpty();
            }
        }
        assertThat(tally.of("calls with an answer")).isGreaterThan(tally.of("calls without an answer") / 2);
    }
}
