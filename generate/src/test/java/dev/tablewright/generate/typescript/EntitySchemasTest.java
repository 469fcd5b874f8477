package dev.tablewright.generate.typescript;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.Generated;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of the examples are those in the repository; {@code -Dcorpus.rewrite} writes them anew. */
class EntitySchemasTest {

    static List<Path> examples() {
        return Examples.files();
    }

    static Stream<Path> models() throws IOException {
        try (Stream<Path> own = Files.list(Path.of("src/test/models"))) {
            return Stream.concat(examples().stream(), own.filter(Files::isRegularFile).sorted().toList().stream());
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isTheGoldenCopy(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".yaml", "");
        Path golden = Path.of("../docs/examples", name, TypeScriptGenerator.FILE);
        String text = generated(file).files().get(TypeScriptGenerator.FILE);
        if ("true".equals(System.getProperty("tablewright.corpus.rewrite"))) {
            Files.createDirectories(golden.getParent());
            Files.writeString(golden, text);
        }
        assertThat(Files.readString(golden)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("models")
    void isTheSameEachTimeAndWellKept(Path file) throws IOException {
        Generated generated = generated(file);
        assertThat(generated.diagnostics()).isEmpty();
        assertThat(generated).isEqualTo(generated(file));
        String text = generated.files().get(TypeScriptGenerator.FILE);
        assertThat(text).doesNotContain("import ").endsWith("}\n").doesNotContain("\n\n\n");
        assertThat(text.lines()).allMatch(line -> line.equals(line.stripTrailing()));
    }

    private static Generated generated(Path file) throws IOException {
        SourceFile source = new SourceFile(file.getFileName().toString(), Files.readString(file));
        Model model = ModelReader.read(source).model().orElseThrow();
        return TypeScriptGenerator.generate(model);
    }
}
