package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** The results of a pattern: nothing is read until they are asked for, and no thread waits for them. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class AsyncResults<T> {

    public AsyncResults(AsyncCaller caller, Listing<T> listing) {
        Pending.here();
    }

    public AsyncResults<T> after(String cursor) {
        return Pending.here();
    }

    public AsyncResults<T> after(Optional<String> cursor) {
        return Pending.here();
    }

    public CompletableFuture<Page<T>> page() {
        return Pending.here();
    }

    public CompletableFuture<Page<T>> page(int size) {
        return Pending.here();
    }

    public CompletableFuture<List<T>> list() {
        return Pending.here();
    }

    public CompletableFuture<Optional<T>> first() {
        return Pending.here();
    }

    public CompletableFuture<Void> forEach(Consumer<? super T> each) {
        return Pending.here();
    }
}
