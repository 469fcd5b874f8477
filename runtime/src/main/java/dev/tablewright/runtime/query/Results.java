package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Caller;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The results of a pattern: nothing is read until they are asked for. */
public final class Results<T> {

    public Results(Caller caller, Listing<T> listing) {
        throw new UnsupportedOperationException(caller.toString() + listing);
    }

    public Results<T> after(String cursor) {
        throw new UnsupportedOperationException(cursor);
    }

    public Results<T> after(Optional<String> cursor) {
        throw new UnsupportedOperationException(cursor.toString());
    }

    public Page<T> page() {
        throw new UnsupportedOperationException();
    }

    public Page<T> page(int size) {
        throw new UnsupportedOperationException("" + size);
    }

    public Stream<T> stream() {
        throw new UnsupportedOperationException();
    }

    public List<T> list() {
        throw new UnsupportedOperationException();
    }

    public Optional<T> first() {
        throw new UnsupportedOperationException();
    }
}
