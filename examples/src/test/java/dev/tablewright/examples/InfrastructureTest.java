package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.InfraFormat;
import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.Generated;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The infrastructure in {@code docs/examples} is what the models say; {@code -Dcorpus.rewrite} writes it. */
@ResourceLock("docs/examples")
class InfrastructureTest {

    private static final String LIST = ".tablewright-files";

    static Stream<Arguments> examplesInAllFormats() {
        return Examples.all().stream().flatMap(example -> Arrays.stream(InfraFormat.values())
                .map(format -> Arguments.of(name(example), format.word())));
    }

    @ParameterizedTest(name = "{0} as {1}")
    @MethodSource("examplesInAllFormats")
    void isWhatTheModelSays(String example, String format) throws IOException {
        Generated generated = infrastructure(Examples.named(example), format);
        assertThat(generated.hasErrors()).isFalse();
        Path golden = Path.of("..", "docs", "examples", example, "infrastructure", format);
        GeneratedFolder folder = new GeneratedFolder(golden, "", InfraFormat.MARKS);
        if (CorpusFile.isRewriting()) {
            Files.createDirectories(golden);
            for (String path : folder.compare(generated.files()).foreign()) {
                Files.delete(golden.resolve(path));
            }
            folder.apply(generated.files(), folder.compare(generated.files()));
        }
        GeneratedFolder.Difference difference = folder.compare(generated.files());
        assertThat(difference.written()).isEmpty();
        assertThat(difference.foreign()).isEmpty();
        Set<String> expected = new TreeSet<>(generated.files().keySet());
        expected.add(LIST);
        assertThat(filesIn(golden)).isEqualTo(expected);
    }

    private static Generated infrastructure(SourceFile example, String format) {
        Model model = ModelReader.read(example).model().orElseThrow();
        String packageName = "dev.tablewright.examples." + name(example).replace("-", "") + ".infrastructure";
        return InfraFormat.of(format)
                .orElseThrow()
                .generate(
                        model, new InfraFormat.Options(Pipeline.infrastructure(model, Optional.empty()), packageName));
    }

    private static String name(SourceFile example) {
        return example.name().replace(".yaml", "");
    }

    private static Set<String> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
