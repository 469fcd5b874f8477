package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.model.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Some diagrams are kept, to be looked at; {@code -Dcorpus.rewrite} writes them again. */
class PicturesKeptTest {

    private static final Path KEPT = Path.of("src/test/golden/diagram");

    static Stream<String> examples() {
        return DiagramModels.KEPT.stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void areAsTheyWere(String example) throws IOException {
        for (Map.Entry<String, String> file : files(example).entrySet()) {
            Path path = KEPT.resolve(file.getKey());
            if (CorpusFile.isRewriting()) {
                Files.createDirectories(path.getParent());
                Files.writeString(path, file.getValue());
            }
            assertThat(Files.readString(path)).as(file.getKey()).isEqualTo(file.getValue());
        }
    }

    private static Map<String, String> files(String example) {
        Model model = DiagramModels.example(example);
        Map<String, String> files = new TreeMap<>();
        files.put(example + "/erd.mmd", Mermaid.of(model));
        files.put(example + "/erd.puml", PlantUml.of(model));
        files.put(example + "/erd.svg", ErdPicture.of(model).svg());
        CollectionPictures.of(model, SampleRows.of(model, 200)).stream()
                .limit(2)
                .forEach(picture -> files.put(example + "/" + picture.name() + ".svg", picture.svg()));
        return files;
    }
}
