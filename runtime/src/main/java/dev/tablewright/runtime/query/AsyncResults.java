package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** The results of a pattern: nothing is read until they are asked for, and no thread waits for them. */
public final class AsyncResults<T> {

    private final AsyncCaller caller;
    private final Listing<T> listing;
    private final Optional<String> cursor;

    public AsyncResults(AsyncCaller caller, Listing<T> listing) {
        this(caller, listing, Optional.empty());
    }

    private AsyncResults(AsyncCaller caller, Listing<T> listing, Optional<String> cursor) {
        this.caller = caller;
        this.listing = listing;
        this.cursor = cursor;
    }

    /** Those behind a page. */
    public AsyncResults<T> after(String next) {
        return after(Optional.of(next));
    }

    /** Those behind a page; all if there was none. */
    public AsyncResults<T> after(Optional<String> next) {
        return new AsyncResults<>(caller, listing, next);
    }

    /** As many as the model says that a page has. */
    public CompletableFuture<Page<T>> page() {
        return page(listing.pageSize());
    }

    /** So many, unless the end comes first. */
    public CompletableFuture<Page<T>> page(int size) {
        return caller.run(listing.call(), listing.page(caller.settings(), size, cursor));
    }

    /** All at once. */
    public CompletableFuture<List<T>> list() {
        return caller.run(listing.call(), listing.all(caller.settings(), cursor));
    }

    public CompletableFuture<Optional<T>> first() {
        return caller.run(listing.call(), listing.first(caller.settings(), cursor));
    }

    /**
     * Does something with each result, in order. While it does, nothing more is read.
     *
     * @param each is called in a thread of the client and must not block. If it throws, nothing more is read
     */
    public CompletableFuture<Void> forEach(Consumer<? super T> each) {
        GrowingPage size = new GrowingPage(listing.pageSize());
        return AsyncLoop.over(() -> {
            Reading<T> reading = listing.read(caller.settings(), cursor);
            return () -> {
                int wanted = size.next();
                return caller.run(listing.call(), reading.next(wanted)).thenApply(page -> {
                    page.forEach(each);
                    return page.size() == wanted;
                });
            };
        });
    }
}
