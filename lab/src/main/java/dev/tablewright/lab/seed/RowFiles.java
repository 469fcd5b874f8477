package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Files with rows, read from the beginning as often as asked. */
abstract class RowFiles {

    private final BoundModel model;

    RowFiles(BoundModel model) {
        this.model = model;
    }

    BoundModel model() {
        return model;
    }

    /**
     * Reads all rows.
     *
     * @param onProblem is told what is wrong with a line, and says whether to go on
     */
    abstract void each(Consumer<Row> onRow, Predicate<LoadProblem> onProblem);

    /** Reads the rows of one entity. */
    abstract void each(String entity, Consumer<Row> onRow, Predicate<LoadProblem> onProblem);

    /** Hands on a row if it is right. */
    boolean accept(Path file, long line, Reading reading, Consumer<Row> onRow, Predicate<LoadProblem> onProblem) {
        Row row;
        try {
            row = reading.row();
            LoadWriting.checked(model.type(row.entity()), row);
        } catch (LineException e) {
            return onProblem.test(new LoadProblem(file, line, e.attribute(), e.getMessage()));
        } catch (IllegalArgumentException e) {
            return onProblem.test(new LoadProblem(file, line, Optional.empty(), e.getMessage()));
        }
        onRow.accept(row);
        return true;
    }

    /** Makes a row of a line, or says what is wrong with it. */
    interface Reading {
        Row row();
    }
}
