package dev.tablewright.lab;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Models to be tried: the examples, and texts. */
public final class Models {

    private static final Path EXAMPLES = Path.of("..", "examples");

    private Models() {}

    /** The names of the examples. */
    public static List<String> examples() {
        try (Stream<Path> folders = Files.list(EXAMPLES)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Model example(String name) {
        return of(text(name));
    }

    /** The file of an example. */
    public static String text(String example) {
        try {
            return Files.readString(file(example));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A model by its entities, types and relationships, without a design. */
    public static Model entities(String text) {
        return of("tablewright: 1\napplication: Test\n\n" + text);
    }

    public static Model of(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("test.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    private static Path file(String name) {
        return EXAMPLES.resolve(name).resolve(name + ".yaml");
    }
}
