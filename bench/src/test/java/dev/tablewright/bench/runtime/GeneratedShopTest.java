package dev.tablewright.bench.runtime;

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
import org.junit.jupiter.api.Test;

/** What is measured is what is generated now. {@code -Dcorpus.rewrite} generates it anew. */
class GeneratedShopTest {

    private static final String PACKAGE = "dev.tablewright.bench.shop";
    private static final Path FOLDER = Path.of("shop", "java");

    @Test
    void isWhatIsGenerated() throws IOException {
        String text = Files.readString(Path.of("shop", "shop.yaml"));
        Generated generated = Pipeline.generate(
                ModelReader.read(new SourceFile("shop.yaml", text)).model().orElseThrow(),
                new JavaOptions(PACKAGE, false));
        assertThat(generated.diagnostics()).isEmpty();
        if (CorpusFile.isRewriting()) {
            GeneratedFolder folder = new GeneratedFolder(FOLDER, PACKAGE.replace('.', '/'), JavaGenerator.MARK);
            folder.apply(generated.files(), folder.compare(generated.files()));
        }

        assertThat(sources()).isEqualTo(generated.files());
    }

    private static SortedMap<String, String> sources() throws IOException {
        SortedMap<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(FOLDER)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(FOLDER.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return sources;
    }
}
