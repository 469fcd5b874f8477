package dev.tablewright.lab.place;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The models of the examples, and of texts. */
public final class Models {

    private static final Path FOLDER = Path.of("..", "examples");

    private Models() {}

    /** The names of the examples' folders. */
    public static List<String> examples() {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Model example(String name) {
        try {
            return of(Files.readString(file(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Model of(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("test.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    private static Path file(String name) {
        return FOLDER.resolve(name).resolve(name + ".yaml");
    }
}
