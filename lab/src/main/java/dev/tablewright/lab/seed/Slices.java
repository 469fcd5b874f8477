package dev.tablewright.lab.seed;

import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

/** Cuts the rows of an entity into pieces of work. Rows are made by whoever takes a piece. */
final class Slices implements Iterator<Slices.Slice> {

    private final Population population;
    private final String entity;
    private final long size;
    private final LongUnaryOperator end;
    private final long to;
    private long next;

    /** A piece of work. */
    interface Slice {
        Stream<Row> rows();
    }

    /**
     * @param from the first row
     * @param to behind the last
     * @param end for each row, behind the last that must be in the same piece
     */
    Slices(Population population, String entity, long from, long to, long size, LongUnaryOperator end) {
        this.population = population;
        this.entity = entity;
        this.size = size;
        this.end = end;
        this.next = from;
        this.to = to;
    }

    @Override
    public boolean hasNext() {
        return next < to;
    }

    @Override
    public Slice next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        long begin = next;
        long last = Math.min(to, begin + size) - 1;
        long behind = Math.min(to, end.applyAsLong(last));
        next = behind;
        return () -> population.rows(entity, begin, behind);
    }
}
