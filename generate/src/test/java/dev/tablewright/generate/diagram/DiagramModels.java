package dev.tablewright.generate.diagram;

import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.generate.hostile.HostileModels;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
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

    static Stream<HostileModel> all() {
        return Stream.of(examples(), Stream.of(hostile()), HostileModels.all()).flatMap(models -> models);
    }

    static Stream<HostileModel> examples() {
        return Examples.files().stream().map(DiagramModels::read);
    }

    /** Names and labels that the languages of diagrams would rather read as something else; no design. */
    static HostileModel hostile() {
        return read(Path.of("src/test/diagram/hostile.yaml"));
    }

    static Model example(String name) {
        return read(Examples.file(name)).model();
    }

    static Model parsed(String text) {
        return ModelReader.read(new SourceFile("model.yaml", text)).model().orElseThrow();
    }

    private static HostileModel read(Path file) {
        try {
            return new HostileModel(file.getFileName().toString(), parsed(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
