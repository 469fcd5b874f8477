package dev.tablewright.lab.trial;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.runtime.query.Page;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A pattern of a data access layer. Each method is for the patterns that it fits; rows may lack what the pattern does not return. */
public interface LayerPattern {

    /** Of {@code get}. */
    Optional<Row> get(Arguments arguments);

    /** Of {@code get} with {@code batch}: what was found, in the order of the arguments. */
    List<Row> batch(List<Arguments> many);

    /** Of {@code count}. */
    long count(Arguments arguments);

    /** Of {@code list} with {@code top}. */
    List<Row> top(Arguments arguments);

    /**
     * Of {@code list}: one page.
     *
     * @param size empty: as long as the model declares
     * @param cursor of the page before; empty: the first page
     */
    Page<Row> page(Arguments arguments, OptionalInt size, Optional<String> cursor);
}
