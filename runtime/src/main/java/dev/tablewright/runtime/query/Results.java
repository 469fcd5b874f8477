package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Caller;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The results of a pattern: nothing is read until they are asked for. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class Results<T> {

    public Results(Caller caller, Listing<T> listing) {
        Pending.here();
    }

    public Results<T> after(String cursor) {
        return Pending.here();
    }

    public Results<T> after(Optional<String> cursor) {
        return Pending.here();
    }

    public Page<T> page() {
        return Pending.here();
    }

    public Page<T> page(int size) {
        return Pending.here();
    }

    public Stream<T> stream() {
        return Pending.here();
    }

    public List<T> list() {
        return Pending.here();
    }

    public Optional<T> first() {
        return Pending.here();
    }
}
