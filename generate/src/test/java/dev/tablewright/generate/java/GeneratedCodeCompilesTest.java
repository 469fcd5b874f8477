package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.generate.Generated;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated code compiles without a warning, fits its width, and is the same each time; whatever the names are. */
class GeneratedCodeCompilesTest {

    /** Models that are made to be difficult. */
    static List<Path> difficult() throws IOException {
        try (Stream<Path> own = Files.list(Path.of("src/test/models"))) {
            return own.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static Stream<Path> models() throws IOException {
        return Stream.concat(Examples.files().stream(), difficult().stream());
    }

    /** The code of the examples is compiled by their own module, with all warnings as errors. */
    @ParameterizedTest
    @MethodSource("difficult")
    void compilesWithoutWarnings(Path file) throws IOException {
        Generated generated = generated(file);
        assertThat(generated.diagnostics()).isEmpty();
        assertThat(generated.files()).isNotEmpty();
        assertThat(Compilation.problems(generated.files())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("models")
    void isTheSameEachTime(Path file) throws IOException {
        assertThat(generated(file)).isEqualTo(generated(file));
    }

    @ParameterizedTest
    @MethodSource("models")
    void fitsItsWidth(Path file) throws IOException {
        assertThat(generated(file).files().values().stream()
                        .flatMap(String::lines)
                        .filter(line -> !line.contains(" * ")))
                .allMatch(line -> line.length() <= 120 && line.equals(line.stripTrailing()));
    }

    private static Generated generated(Path file) throws IOException {
        SourceFile source = new SourceFile(file.getFileName().toString(), Files.readString(file));
        Model model = ModelReader.read(source).model().orElseThrow();
        assertThat(Checker.check(model)).noneMatch(finding -> finding.severity() == Severity.ERROR);
        return JavaGenerator.generate(model, new JavaOptions("com.example.generated", true));
    }
}
