package dev.tablewright.check;

import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Models for tests: the examples, the fixtures of the checker, and texts. */
public final class Models {

    private static final Path CORPUS = Path.of("..", "check", "src", "test", "corpus");

    private Models() {}

    public static Model example(String name) {
        return read(name, Examples.text(name));
    }

    public static Model of(String text) {
        return read("test", text);
    }

    /** A model by its entities, types and relationships, without a design. */
    public static Model entities(String text) {
        return of("tablewright: 1\napplication: Test\n\n" + text);
    }

    public static Model read(String name, String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile(name + ".yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(CorpusFile.rendered(result.diagnostics())));
    }

    /** The fixtures of the checker that can be read and have a design. */
    public static Stream<Model> corpus() {
        return CorpusFile.in(CORPUS).stream()
                .map(fixture -> ModelReader.read(
                                SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics()))
                        .model())
                .flatMap(Optional::stream)
                .filter(model -> model.design().isPresent());
    }
}
