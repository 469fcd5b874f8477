package dev.tablewright.lab.seed;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is wrong with a file.
 *
 * @param line from 1
 * @param attribute that it is about, by its name in the model, if it is about one
 */
public record LoadProblem(Path file, long line, Optional<String> attribute, String message) {

    /** {@code orders.csv:12: `total`: …} */
    @Override
    public String toString() {
        return file.getFileName() + ":" + line + ": "
                + attribute.map(name -> "`" + name + "`: ").orElse("") + message;
    }
}
