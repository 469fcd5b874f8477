package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fixtures of the checker, many of them wrong on purpose: nothing breaks, and what was served stays so, there and back. */
class CorpusLayoutsTest {

    /**
     * Keys of attributes as they are, which are just not too long: composed with a word before them, and with what is escaped
     * in them, they are.
     */
    private static final Set<String> TOO_LONG_FOR_A_WORD = Set.of("tw0413-silent-raw.yaml", "tw0413-silent.yaml");

    static Stream<Model> fixtures() {
        return Scale.some(40, Models.corpus());
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void whatIsServedStaysServed(Model model) {
        List<String> served = Verdicts.served(model);
        Model other = OtherLayout.of(model).model();
        Model back = OtherLayout.of(other).model();

        assertThat(Verdicts.served(other)).containsAll(served);
        assertThat(Verdicts.served(back)).containsAll(served);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void whatHasNoErrorGetsNone(Model model) {
        if (Verdicts.errors(model).isEmpty()) {
            Model other = OtherLayout.of(model).model();
            Model back = OtherLayout.of(other).model();

            assertThat(Verdicts.errors(other)).isEmpty();
            if (!TOO_LONG_FOR_A_WORD.contains(model.source().name())) {
                assertThat(Verdicts.errors(back)).isEmpty();
            }
        }
    }
}
