package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.GeneratedFolder;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.document.Markdown;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents in {@code docs/examples} are what the models say; {@code -Dcorpus.rewrite} writes them. */
@ResourceLock("docs/examples")
class DocumentsTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)]*)?\\)");

    /** Both tests look at the same documents. */
    private static final Map<String, Generated> WRITTEN = new ConcurrentHashMap<>();

    static Stream<SourceFile> examples() {
        return Scale.some(4, Examples.all().stream());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void areWhatTheModelSays(SourceFile example) throws IOException {
        Generated generated = documents(example);
        assertThat(generated.diagnostics()).isEmpty();
        Path golden = Path.of("..", "docs", "examples", example.name().replace(".yaml", ""));
        GeneratedFolder folder = new GeneratedFolder(golden, "", List.of(Markdown.MARK, JavaGenerator.MARK));
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
        assertThat(difference.removed()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void linkToFilesThatAreThere(SourceFile example) {
        Generated generated = documents(example);
        generated.files().forEach((path, text) -> {
            if (path.endsWith(".md")) {
                Matcher link = LINK.matcher(text);
                while (link.find()) {
                    String target = Path.of(path)
                            .resolveSibling(link.group(1))
                            .normalize()
                            .toString()
                            .replace('\\', '/');
                    assertThat(generated.files()).as("link in %s", path).containsKey(target);
                }
            }
        });
    }

    private static Generated documents(SourceFile example) {
        return WRITTEN.computeIfAbsent(example.name(), name -> written(example));
    }

    private static Generated written(SourceFile example) {
        Model model = ModelReader.read(example).model().orElseThrow();
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        return Pipeline.document(model, setting);
    }
}
