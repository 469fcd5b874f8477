package dev.tablewright.examples;

import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The models of this folder: {@code shop/shop.yaml} and its neighbours. */
final class Examples {

    private Examples() {}

    /** All of them, in the order of their names. */
    static List<SourceFile> all() {
        try (Stream<Path> folders = Files.list(Path.of(""))) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(path(name)))
                    .sorted()
                    .map(Examples::named)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SourceFile named(String name) {
        try {
            return new SourceFile(name + ".yaml", Files.readString(path(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path path(String name) {
        return Path.of(name, name + ".yaml");
    }
}
