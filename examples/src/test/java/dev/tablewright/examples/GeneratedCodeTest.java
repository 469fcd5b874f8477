package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code generate} makes of the examples, and of some models for tests, is what lies beside them, which the build compiles. */
class GeneratedCodeTest {

    static Stream<Path> folders() {
        return Stream.concat(
                Examples.all().stream().map(example -> Path.of(example.name().replace(".yaml", ""))),
                Stream.of("bounds", "gaps", "loose").map(name -> Path.of("src", "test", "models", name)));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void isWhatTheGoldenCopySays(Path model) throws IOException {
        String name = model.getFileName().toString();
        SourceFile example = new SourceFile(name + ".yaml", Files.readString(model.resolve(name + ".yaml")));
        String packageName = "dev.tablewright.examples." + name.replace("-", "");
        Generated generated =
                Pipeline.generate(ModelReader.read(example).model().orElseThrow(), new JavaOptions(packageName, true));
        assertThat(generated.diagnostics()).isEmpty();
        Path golden = model.resolve("java");
        if (CorpusFile.isRewriting()) {
            GeneratedFolder folder = new GeneratedFolder(golden, packageName.replace('.', '/'), JavaGenerator.MARK);
            folder.apply(generated.files(), folder.compare(generated.files()));
        }
        assertThat(sources(golden)).isEqualTo(generated.files());
    }

    private static SortedMap<String, String> sources(Path folder) throws IOException {
        SortedMap<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return sources;
    }
}
