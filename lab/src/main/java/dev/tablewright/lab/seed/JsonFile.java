package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Rows of all entities in one file, a line each. Empty lines are skipped. */
final class JsonFile extends RowFiles {

    private final Path file;
    private final JsonLines lines;

    JsonFile(BoundModel model, Path file) {
        super(model);
        this.file = file;
        this.lines = new JsonLines(model.model());
    }

    @Override
    void each(Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            long number = 0;
            boolean more = true;
            for (String line = in.readLine(); line != null && more; line = in.readLine()) {
                number++;
                String text = line;
                more = line.isBlank() || accept(file, number, () -> lines.read(text), onRow, onProblem);
            }
        } catch (IOException e) {
            throw new SeedException("cannot read " + file + ": " + FileReason.of(e), e);
        }
    }

    @Override
    void each(String entity, Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        each(
                row -> {
                    if (row.entity().equals(entity)) {
                        onRow.accept(row);
                    }
                },
                onProblem);
    }
}
