package dev.tablewright.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.app.report.ReportFormat;
import dev.tablewright.app.report.ReportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {

    @TempDir
    private Path directory;

    @Test
    void replacesTheOldReportAndLeavesNothingElse() throws IOException {
        Path file = directory.resolve("report.json");
        OutputFile.write(file, "old and longer");
        OutputFile.write(file, "neu größer \ud83d\ude80");

        assertThat(file).hasContent("neu größer \ud83d\ude80");
        assertThat(filesIn(directory)).containsExactly(file);
    }

    @Test
    void makesMissingDirectories() throws IOException {
        Path file = directory.resolve("target/reports/report.json");
        OutputFile.write(file, "x");

        assertThat(file).hasContent("x");
    }

    @Test
    void hasThePermissionsOfAnyNewFile() throws IOException {
        Path ordinary = Files.writeString(directory.resolve("ordinary"), "x");
        Path file = directory.resolve("report.json");
        OutputFile.write(file, "x");

        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(ordinary));
    }

    @Test
    void writesThroughALink() throws IOException {
        Path file = Files.writeString(directory.resolve("report.json"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("latest.json"), file);
        OutputFile.write(link, "new");

        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void saysWhichFileCannotBeWrittenAndWhy() throws IOException {
        Path obstacle = Files.writeString(directory.resolve("obstacle"), "x");
        Path inside = obstacle.resolve("report.json");

        assertThatThrownBy(() -> OutputFile.write(directory, "x"))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot write " + directory + ": it is a directory");
        assertThatThrownBy(() -> OutputFile.write(inside, "x"))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot write " + inside + ": " + obstacle + " is not a directory");
    }

    @Test
    void aTargetWithoutAFileGoesToTheOutput() throws IOException {
        Path file = directory.resolve("report.txt");
        StringBuilder output = new StringBuilder();
        ReportFormat counting = files -> files.size() + " files\n";
        new ReportTarget(counting, Optional.of(file)).write(List.of(), output);
        new ReportTarget(counting, Optional.empty()).write(List.of(), output);

        assertThat(file).hasContent("0 files\n");
        assertThat(output).hasToString("0 files\n");
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }
}
