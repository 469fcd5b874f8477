package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.Generated;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of every example compiles without a warning, and is the same each time. */
class ExamplesCompileTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shop", "shop-tables", "sessions", "deals", "social", "saas", "saas-tables", "github", "projects", "catalog"
            })
    void compilesWithoutWarnings(String name) throws IOException {
        Path file = Path.of("../examples", name, name + ".yaml");
        SourceFile source = new SourceFile(name + ".yaml", Files.readString(file));
        JavaOptions options = new JavaOptions("com.example." + name.replace("-", ""), true);
        Generated generated =
                JavaGenerator.generate(ModelReader.read(source).model().orElseThrow(), options);
        assertThat(generated.diagnostics()).isEmpty();
        dump(name, generated);
        assertThat(Compilation.problems(generated.files())).isEmpty();
        Generated again = JavaGenerator.generate(ModelReader.read(source).model().orElseThrow(), options);
        assertThat(again).isEqualTo(generated);
    }

    /** For eyes: {@code target/generated-examples}. */
    private static void dump(String name, Generated generated) throws IOException {
        for (var file : generated.files().entrySet()) {
            Path path = Path.of("target/generated-examples", name, file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }
}
