package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** The results of a pattern: nothing is read until they are asked for, and no thread waits for them. */
public final class AsyncResults<T> {

    public AsyncResults(AsyncCaller caller, Listing<T> listing) {
        throw new UnsupportedOperationException(caller.toString() + listing);
    }

    public AsyncResults<T> after(String cursor) {
        throw new UnsupportedOperationException(cursor);
    }

    public AsyncResults<T> after(Optional<String> cursor) {
        throw new UnsupportedOperationException(cursor.toString());
    }

    public CompletableFuture<Page<T>> page() {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<Page<T>> page(int size) {
        throw new UnsupportedOperationException("" + size);
    }

    public CompletableFuture<List<T>> list() {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<Optional<T>> first() {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<Void> forEach(Consumer<? super T> each) {
        throw new UnsupportedOperationException(each.toString());
    }
}
