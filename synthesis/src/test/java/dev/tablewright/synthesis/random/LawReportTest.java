package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model that breaks a law is made smaller, and written where it can be fetched as a fixture. */
class LawReportTest {

    @TempDir
    private Path folder;

    @Test
    void keepsTheSmallestModelOfEachCause() throws IOException {
        LawReport report = new LawReport(LawReportTest::brokenBy, LawReportTest::brokenBy, folder);
        LongStream.range(0, 40).forEach(seed -> report.test("seed " + seed, SketchText.of(RandomModel.sketch(seed))));
        assertThat(report.isEmpty()).isFalse();

        String text = report.text();

        assertThat(text).contains("law of tests: there is a list").contains("seed ");
        try (Stream<Path> files = Files.list(folder)) {
            Path file = files.reduce((one, other) -> other).orElseThrow();
            String small = Files.readString(file);
            assertThat(file).hasFileName("law-of-tests-there-is-a-list.yaml");
            assertThat(text).contains(file.toString()).contains(small);
            assertThat(small.lines().count()).as(small).isLessThanOrEqualTo(10);
            assertThat(brokenBy(small)).isPresent();
        }
    }

    private static Optional<Fault> brokenBy(String model) {
        return DesignlessModel.of(SketchReader.read(model))
                .filter(read -> read.model().patterns().stream()
                        .anyMatch(pattern -> pattern.page().isPresent()))
                .map(read -> new Fault("law of tests: there is a list", read.text()));
    }
}
