package dev.tablewright.lab.trial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every pattern and every write of every example, on a real engine. */
class ExampleTrialTest {

    private static final int ITEMS = Scale.times(40, 60, 1_000);

    static List<String> examples() {
        return Examples.atScale();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void passesWholly(String example) {
        TrialReport report = TrialModels.tried(Examples.text(example), ITEMS, TrialModels.everything());

        assertThat(report.isPassed()).as(TrialModels.failures(report)).isTrue();
        assertThat(report.subjects()).allSatisfy(subject -> assertThat(subject.cases())
                .as("cases of %s", subject.name())
                .isNotEmpty());
        assertThat(report.subjects())
                .filteredOn(subject -> subject.kind() == SubjectResult.Kind.WRITE)
                .allSatisfy(subject -> assertThat(subject.figures())
                        .as("%s was done", subject.name())
                        .isPresent());
        sendsAsManyRequestsAsItsPlanSays(example, report);
    }

    /** Between the least and the most that the plan foresees, in every case that was done. */
    private static void sendsAsManyRequestsAsItsPlanSays(String example, TrialReport report) {
        for (WriteLoad load :
                Analysis.of(Models.example(example)).orElseThrow().workload().writes()) {
            report.subjects().stream()
                    .filter(subject -> subject.kind() == SubjectResult.Kind.WRITE
                            && subject.name().equals(load.write().name().text()))
                    .flatMap(subject -> subject.cases().stream())
                    .flatMap(each -> each.figures().stream())
                    .forEach(figures -> assertThat(figures.requests())
                            .as("requests of %s, planned %s", load.write().name(), load.requests())
                            .satisfies(sent -> {
                                assertThat(BigDecimal.valueOf(sent))
                                        .isGreaterThanOrEqualTo(load.requests().least());
                                load.requests().most().ifPresent(most -> assertThat(BigDecimal.valueOf(sent))
                                        .isLessThanOrEqualTo(most));
                            }));
        }
    }
}
