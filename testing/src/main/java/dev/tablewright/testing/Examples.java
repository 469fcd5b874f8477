package dev.tablewright.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of the example models, as the tests of any module find them. */
public final class Examples {

    /** The folder of all examples, seen from the folder of any module. */
    public static final Path FOLDER = Path.of("..", "examples");

    private Examples() {}

    /** The names of all examples, sorted. */
    public static List<String> names() {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> Files.exists(file(name)))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Those that a run tries: in quick a small one, a large one and one with a table for each entity, otherwise all. */
    public static List<String> atScale() {
        return Scale.atLeast(Scale.FULL) ? names() : List.of("saas-tables", "sessions", "shop");
    }

    /** The model files of all examples, sorted by name. */
    public static List<Path> files() {
        return names().stream().map(Examples::file).toList();
    }

    /** The model file of an example. */
    public static Path file(String name) {
        return FOLDER.resolve(name).resolve(name + ".yaml");
    }

    /** What an example's model file holds. */
    public static String text(String name) {
        try {
            return Files.readString(file(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
