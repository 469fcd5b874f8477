package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.write.WritePlanText;
import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the writes of the examples come to, action by action. */
class WritePlanTest {

    static Stream<SourceFile> examples() {
        return Examples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatTheGoldenCopySays(SourceFile example) throws IOException {
        Path golden = Path.of("src/test/writes", example.name().replace(".yaml", ".txt"));
        String plans = WritePlanText.render(
                WritePlanner.plan(ModelReader.read(example).model().orElseThrow()));
        if (CorpusFile.isRewriting()) {
            Files.writeString(golden, plans);
        }
        assertThat(plans).isEqualTo(Files.readString(golden));
    }
}
