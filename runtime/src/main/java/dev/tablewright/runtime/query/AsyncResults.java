package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.UnreadableItems;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** The results of a pattern: nothing is read until they are asked for, and no thread waits for them. */
public final class AsyncResults<T> {

    private final AsyncCaller caller;
    private final Settings settings;
    private final CallInfo call;
    private final Supplier<Listing<T>> listing;
    private final Optional<String> cursor;

    public AsyncResults(AsyncCaller caller, Listing<T> listing) {
        this(caller, listing.call(), () -> listing);
    }

    /** @param listing makes the list when it is asked for: what is wrong with its parameters comes with the future */
    public AsyncResults(AsyncCaller caller, CallInfo call, Supplier<Listing<T>> listing) {
        this(caller, caller.settings(), call, listing, Optional.empty());
    }

    private AsyncResults(
            AsyncCaller caller,
            Settings settings,
            CallInfo call,
            Supplier<Listing<T>> listing,
            Optional<String> cursor) {
        this.caller = caller;
        this.settings = settings;
        this.call = call;
        this.listing = listing;
        this.cursor = cursor;
    }

    /** Those behind a page. */
    public AsyncResults<T> after(String next) {
        return after(Optional.of(next));
    }

    /** Those behind a page; all if there was none. */
    public AsyncResults<T> after(Optional<String> next) {
        return new AsyncResults<>(caller, settings, call, listing, next);
    }

    /** The same, with another choice for items that no results can be made of. */
    public AsyncResults<T> unreadable(UnreadableItems choice) {
        return new AsyncResults<>(caller, settings.with(choice), call, listing, cursor);
    }

    /** As many as the model says that a page has. */
    public CompletableFuture<Page<T>> page() {
        return run(list -> list.page(settings, list.pageSize(), cursor));
    }

    /** So many, unless the end comes first. */
    public CompletableFuture<Page<T>> page(int size) {
        return run(list -> list.page(settings, size, cursor));
    }

    /** All at once. */
    public CompletableFuture<List<T>> list() {
        return run(list -> list.all(settings, cursor));
    }

    public CompletableFuture<Optional<T>> first() {
        return run(list -> list.first(settings, cursor));
    }

    private <R> CompletableFuture<R> run(Function<Listing<T>, Step<R>> ask) {
        return caller.run(call, Step.done(listing).then(made -> ask.apply(made.get())));
    }

    /**
     * Does something with each result, in order. While it does, nothing more is read.
     *
     * @param each is called in a thread of the client and must not block. If it throws, nothing more is read
     */
    public CompletableFuture<Void> forEach(Consumer<? super T> each) {
        return AsyncLoop.over(() -> {
            Listing<T> list = listing.get();
            GrowingPage size = new GrowingPage(list.pageSize());
            Reading<T> reading = list.read(settings, cursor);
            return () -> {
                int wanted = size.next();
                return caller.run(call, reading.next(wanted)).thenApply(page -> {
                    page.forEach(each);
                    return page.size() == wanted;
                });
            };
        });
    }
}
