package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.generate.hostile.HostileModels;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the names and the texts of a model are, its Java compiles. */
class HostileModelsCompileTest {

    static Stream<HostileModel> models() {
        return HostileModels.all();
    }

    @Test
    void theCheckerHasNothingAgainstThem() {
        assertThat(models()).hasSizeGreaterThan(10).allSatisfy(hostile -> assertThat(Checker.check(hostile.model()))
                .noneMatch(finding -> finding.severity() == Severity.ERROR));
    }

    @Test
    void manyAreRelated() {
        HostileModel large = HostileModels.drawn().findFirst().orElseThrow();

        assertThat(large.model().entities()).hasSize(120);
        assertThat(large.model().relationships()).hasSize(200);
    }

    static Stream<HostileModel> some() {
        return Scale.some(6, models());
    }

    @ParameterizedTest
    @MethodSource("some")
    void compiles(HostileModel hostile) throws IOException {
        Generated generated =
                JavaGenerator.generate(hostile.model(), new JavaOptions("dev.tablewright.hostile.code", true));

        boolean designed = hostile.model().design().isPresent()
                && !hostile.model().entities().isEmpty();
        assertThat(generated.diagnostics().isEmpty())
                .as("%s", generated.diagnostics())
                .isEqualTo(designed);
        if (designed && (Scale.atLeast(Scale.LONG) || !hostile.name().startsWith("large"))) {
            // A thousand files more of the same take their time.
            assertThat(Compilation.problems(generated.files())).isEmpty();
        }
    }
}
