package dev.tablewright.peers.diagram;

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
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The models whose diagrams the tools are given: all examples, those with difficult names, and large ones. */
final class DrawnModels {

    private DrawnModels() {}

    static Map<String, Model> all() {
        Map<String, Model> models = new TreeMap<>();
        for (Path file : files()) {
            try {
                models.put(file.getFileName().toString(), model(Files.readString(file)));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        HostileModels.all().forEach(hostile -> models.put(hostile.name(), hostile.model()));
        return models;
    }

    private static List<Path> files() {
        return Stream.concat(Examples.files().stream(), Stream.of(Path.of("../generate/src/test/diagram/hostile.yaml")))
                .toList();
    }

    private static Model model(String text) {
        return ModelReader.read(new SourceFile("model.yaml", text)).model().orElseThrow();
    }
}
