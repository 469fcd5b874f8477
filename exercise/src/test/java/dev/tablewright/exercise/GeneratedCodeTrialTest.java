package dev.tablewright.exercise;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every pattern and every write of generated code, on a real engine: of the examples, and of models with rare combinations. */
class GeneratedCodeTrialTest {

    private static final int ITEMS = Scale.times(40, 60, 1_000);
    private static final Path MODELS = Examples.FOLDER.resolve("src/test/models");

    static List<Path> models() throws IOException {
        try (Stream<Path> cases = Files.list(Path.of("src/test/models"))) {
            return Stream.of(
                            Examples.atScale().stream().map(Examples::file),
                            Stream.of(MODELS.resolve("gaps/gaps.yaml"), MODELS.resolve("loose/loose.yaml")),
                            cases.sorted())
                    .flatMap(each -> each)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void passesWholly(Path model) throws IOException {
        TrialReport report = GeneratedTrial.of(Files.readString(model), ITEMS);

        assertThat(report.isPassed()).as(GeneratedTrial.failures(report)).isTrue();
        assertThat(report.subjects()).allSatisfy(subject -> assertThat(subject.cases())
                .as("cases of %s", subject.name())
                .isNotEmpty());
        assertThat(report.subjects())
                .filteredOn(subject -> subject.kind() == SubjectResult.Kind.WRITE)
                .allSatisfy(subject -> assertThat(subject.figures())
                        .as("%s was done", subject.name())
                        .isPresent());
    }
}
