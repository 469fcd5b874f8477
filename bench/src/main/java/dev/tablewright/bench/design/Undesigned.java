package dev.tablewright.bench.design;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Models without the keys that people gave them. */
final class Undesigned {

    private Undesigned() {}

    /** @throws IllegalArgumentException if the text is no model */
    static Model read(String name, String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile(name, text));
        return result.model()
                .map(Undesigned::of)
                .orElseThrow(() -> new IllegalArgumentException(
                        name + " is no model: " + result.diagnostics().get(0)));
    }

    /** The models of a folder like {@code examples}, by their names. */
    static SortedMap<String, Model> in(Path folder) {
        SortedMap<String, Model> models = new TreeMap<>();
        try (Stream<Path> folders = Files.list(folder)) {
            for (Path each : (Iterable<Path>) folders::iterator) {
                String name = each.getFileName().toString();
                Path file = each.resolve(name + ".yaml");
                if (Files.exists(file)) {
                    models.put(name, read(file.toString(), Files.readString(file)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return models;
    }

    private static Model of(Model model) {
        return model.with(Optional.empty(), model.deployment(), model.suppressions());
    }
}
