package dev.tablewright.lab.bind;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The models of the examples. */
final class ExampleModel {

    private static final Path FOLDER = Path.of("..", "examples");

    private ExampleModel() {}

    /** The names of their folders. */
    static List<String> names() {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path file(String name) {
        return FOLDER.resolve(name).resolve(name + ".yaml");
    }

    static Model of(String name) {
        try {
            return ModelReader.read(new SourceFile(name + ".yaml", Files.readString(file(name))))
                    .model()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Model ofText(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("test.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }
}
