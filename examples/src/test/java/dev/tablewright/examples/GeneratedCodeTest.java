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

/** What {@code generate} makes of the examples is what lies beside them, which the build compiles. */
class GeneratedCodeTest {

    static Stream<SourceFile> examples() {
        return Examples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheGoldenCopySays(SourceFile example) throws IOException {
        String name = example.name().replace(".yaml", "");
        String packageName = "dev.tablewright.examples." + name.replace("-", "");
        Generated generated =
                Pipeline.generate(ModelReader.read(example).model().orElseThrow(), new JavaOptions(packageName, true));
        assertThat(generated.diagnostics()).isEmpty();
        Path golden = Path.of(name, "java");
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
