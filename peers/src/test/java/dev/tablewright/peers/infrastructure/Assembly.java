package dev.tablewright.peers.infrastructure;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Folders into which programs are written, and into which the CDK writes what it makes of them. */
final class Assembly {

    private Assembly() {}

    static void write(Path folder, Map<String, String> files) {
        files.forEach((path, text) -> {
            try {
                Path file = folder.resolve(path);
                Files.createDirectories(file.getParent());
                Files.writeString(file, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** The template of a stack. */
    static Object template(Path folder, String stack) {
        try {
            return new ObjectMapper().readValue(Files.readString(folder.resolve(stack + ".template.json")), Map.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
