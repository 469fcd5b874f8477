package dev.tablewright.language.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.fixtures.ValueText;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.format.Formatter;
import dev.tablewright.language.format.SectionedFile;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever design can be read is the same after it has been taken out of its file and written into it again. */
class DesignRoundTripTest {

    private static final List<Model> MODELS = all().toList();

    static Stream<Model> models() {
        return Scale.some(60, MODELS.stream());
    }

    /** Every example, and every fixture that has a design and no error. */
    private static Stream<Model> all() {
        return Stream.of(
                        Examples.files().stream().map(DesignRoundTripTest::file),
                        fixtures(Path.of("src", "test", "corpus")),
                        fixtures(Path.of("..", "check", "src", "test", "corpus")))
                .flatMap(files -> files)
                .flatMap(file -> ModelReader.read(file).model().stream())
                .filter(model -> model.design().isPresent());
    }

    private static SourceFile file(Path path) {
        try {
            return new SourceFile(path.getFileName().toString(), Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<SourceFile> fixtures(Path folder) {
        return CorpusFile.in(folder).stream()
                .map(fixture -> SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics()));
    }

    @Test
    void thereAreHundreds() {
        assertThat(MODELS).hasSizeGreaterThan(300);
    }

    @ParameterizedTest
    @MethodSource("models")
    void comesBackIntoItsFile(Model model) {
        SourceFile bare = without("design", model.source());
        DesignInsertion.Result result = DesignInsertion.insert(bare, model);

        assertThat(CorpusFile.rendered(result.diagnostics())).isEqualTo("no findings\n");
        SourceFile again = new SourceFile(model.source().name(), result.text().orElseThrow());
        ModelReader.Result read = ModelReader.read(again);
        assertThat(ValueText.of(read.model().orElseThrow())).isEqualTo(ValueText.of(model));
        assertThat(kinds(ModelReader.read(model.source()).diagnostics())).containsAll(kinds(read.diagnostics()));
        if (isCanonical(bare)) {
            assertThat(isCanonical(again)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void tablesComeBackToo(Model model) {
        SourceFile bare = without("tables", without("design", model.source()));
        String text = DesignInsertion.insert(bare, model).text().orElseThrow();

        Model again = ModelReader.read(new SourceFile(model.source().name(), text))
                .model()
                .orElseThrow();
        assertThat(ValueText.of(again)).isEqualTo(ValueText.of(model));
    }

    @ParameterizedTest
    @MethodSource("models")
    void whatIsThereAlreadyChangesNothing(Model model) {
        DesignInsertion.Result result = DesignInsertion.insert(model.source(), model);

        assertThat(result.text()).contains(model.source().text());
        assertThat(result.remarks()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("models")
    void isWrittenInTheCanonicalLayout(Model model) {
        String text = DesignWriter.write(model);

        assertThat(Formatter.format(new SourceFile("design.yaml", text)).text()).contains(text);
    }

    private static boolean isCanonical(SourceFile file) {
        return Formatter.format(file).text().filter(file.text()::equals).isPresent();
    }

    private static SourceFile without(String section, SourceFile file) {
        return SectionedFile.of(file, new Diagnostics())
                .orElseThrow()
                .without(section)
                .file();
    }

    private static List<String> kinds(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(d -> d.code().id() + " " + d.title()).toList();
    }
}
