package dev.tablewright.generate.diagram;

import dev.tablewright.fixtures.LargeModel;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The models that are drawn in tests. */
final class DiagramModels {

    /** Of which the pictures are kept, to be looked at. */
    static final List<String> KEPT = List.of("shop", "github", "deals");

    private DiagramModels() {}

    /** The examples, and models that are made to be difficult. */
    static Stream<Path> files() {
        try (Stream<Path> examples = Files.list(Path.of("../examples"));
                Stream<Path> own = Files.list(Path.of("src/test/models"))) {
            Stream<Path> all = Stream.of(
                            examples.map(folder -> folder.resolve(folder.getFileName() + ".yaml"))
                                    .filter(Files::exists),
                            own,
                            Stream.of(Path.of("src/test/diagram/hostile.yaml")))
                    .flatMap(paths -> paths)
                    .sorted();
            return all.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Model example(String name) {
        return read(Path.of("../examples", name, name + ".yaml"));
    }

    static Model large(int entities) {
        return parsed("large.yaml", LargeModel.ofEntities(entities));
    }

    static Model read(Path file) {
        try {
            return parsed(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Model parsed(String name, String text) {
        return ModelReader.read(new SourceFile(name, text)).model().orElseThrow();
    }
}
