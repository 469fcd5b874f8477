package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A slip of the hand in an example, and all that is said about it: one finding each. The slips are in
 * {@code src/test/slips}, with what to find and what to put there, once or several times; {@code -Dcorpus.rewrite}
 * writes what is said now into them.
 */
class BrokenExamplesTest {

    private static final String SEPARATOR = "===== expected =====\n";

    static Stream<Path> slips() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/slips"))) {
            return files.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("slips")
    void givesOneFinding(Path file) throws IOException {
        String text = Files.readString(file);
        int separator = text.indexOf(SEPARATOR) + SEPARATOR.length();
        SourceFile sound = Examples.named(value(text, "example"));
        String broken = broken(sound.text(), text);

        List<Diagnostic> found =
                Pipeline.check(new SourceFile(sound.name(), broken)).diagnostics();

        if (CorpusFile.isRewriting()) {
            Files.writeString(file, text.substring(0, separator) + CorpusFile.rendered(found));
        } else {
            assertThat(CorpusFile.rendered(found)).isEqualTo(text.substring(separator));
        }
        assertThat(found).hasSize(1);
    }

    /** With the first place of each text to find replaced, one after the other. */
    private static String broken(String sound, String slip) {
        String text = sound;
        List<String> replacements = values(slip, "replace");
        for (String find : values(slip, "find")) {
            int at = text.indexOf(find);
            assertThat(at).as(find).isNotNegative();
            text = text.substring(0, at) + replacements.remove(0) + text.substring(at + find.length());
        }
        assertThat(replacements).isEmpty();
        return text;
    }

    private static String value(String text, String key) {
        return values(text, key).get(0);
    }

    private static List<String> values(String text, String key) {
        return text.lines()
                .takeWhile(line -> !line.equals(SEPARATOR.strip()))
                .filter(line -> line.startsWith(key + ": ") || line.equals(key + ":"))
                .map(line -> line.substring(Math.min(line.length(), key.length() + 2))
                        .replace("\\n", "\n")
                        .replace("\\t", "\t"))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
