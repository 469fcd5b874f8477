package dev.tablewright.lab.seed;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.runtime.Connection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Brings rows from files into tables: lines of JSON, or a CSV file for each entity, as {@link Dump} writes them. All of it is read
 * and checked before anything is written; what is wrong is told by file, line and attribute.
 *
 * <pre>{@code
 * Load load = Load.json(shop, file);
 * load.problems().forEach(System.out::println);
 * load.write(shop.connect(client), Load.Mode.RESTORE, progress -> …);
 * }</pre>
 */
public final class Load {

    /** More problems than anybody reads. */
    private static final int MOST_PROBLEMS = 20;

    /** How rows are written. */
    public enum Mode {
        /**
         * What the files say is what is there afterwards, numbers that writes keep included: counts, sums, versions, sequences. For
         * files that were dumped. Guards of unique values are written too.
         */
        RESTORE,
        /**
         * As if the application had created each: versions begin, parents count their children, sequences give numbers. What the
         * files say of these is not looked at. For files that people wrote.
         */
        CREATE
    }

    private final BoundModel model;
    private final RowFiles files;

    private Load(BoundModel model, RowFiles files) {
        this.model = model;
        this.files = files;
    }

    /** Lines of JSON. */
    public static Load json(BoundModel model, Path file) {
        return new Load(model, new JsonFile(model, file));
    }

    /** CSV files, each named like its entity: {@code Order.csv}. Entities without a file have no rows. */
    public static Load csv(BoundModel model, Path folder) {
        return new Load(model, new CsvFiles(model, folder));
    }

    /** What is wrong with the files, up to a number that fits on a screen. Nothing is written. */
    public List<LoadProblem> problems() {
        List<LoadProblem> problems = new ArrayList<>();
        files.each(row -> {}, problem -> {
            problems.add(problem);
            return problems.size() < MOST_PROBLEMS;
        });
        return problems;
    }

    /**
     * Writes all rows, if nothing is wrong with any.
     *
     * @throws SeedException if something is; then nothing is written
     */
    public SeedResult write(Connection.Builder<Connection> connection, Mode mode, SeedListener listener) {
        List<LoadProblem> problems = problems();
        if (!problems.isEmpty()) {
            throw new SeedException(problems.stream().map(LoadProblem::toString).collect(Collectors.joining("\n")));
        }
        return new LoadWriting(model, files, mode).write(connection, listener);
    }
}
