package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read first must be right: every example is without a finding and in the canonical layout. */
class ExamplesTest {

    static List<SourceFile> examples() {
        return Examples.all();
    }

    @Test
    void allAreThere() {
        assertThat(examples())
                .extracting(SourceFile::name)
                .containsExactly(
                        "bank.yaml",
                        "catalog.yaml",
                        "deals.yaml",
                        "github.yaml",
                        "projects.yaml",
                        "saas.yaml",
                        "saas-tables.yaml",
                        "sessions.yaml",
                        "shop.yaml",
                        "shop-tables.yaml",
                        "social.yaml");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void hasNoFindings(SourceFile example) {
        Pipeline.Outcome outcome = Pipeline.check(example);

        assertThat(new TextReport(Palette.PLAIN).render(outcome.diagnostics())).isEmpty();
        assertThat(outcome.model()).isPresent();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isCanonical(SourceFile example) {
        assertThat(Formatter.format(example).text()).hasValue(example.text());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void hasAReadmeThatNamesEveryEntityAndPattern(SourceFile example) throws IOException {
        Model model = Pipeline.check(example).model().orElseThrow();
        String folder = example.name().replace(".yaml", "");

        String readme = Files.readString(Path.of(folder, "README.md"));

        assertThat(model.entities()).allSatisfy(entity -> assertThat(readme).contains("| " + entity.name() + " |"));
        assertThat(model.patterns()).allSatisfy(pattern -> assertThat(readme).contains("| " + pattern.name() + " |"));
        assertThat(Files.readString(Path.of("README.md"))).contains("[" + folder + "](" + folder + ")");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void beginsWithALineThatSaysWhatItIs(SourceFile example) {
        assertThat(example.line(1)).startsWith("# ").endsWith(".");
        assertThat(example.line(2)).isEqualTo("tablewright: 1");
    }
}
