package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.UnreadableItems;
import java.util.List;
import java.util.Optional;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The results of a pattern: nothing is read until they are asked for, and each time anew. */
public final class Results<T> {

    private final Caller caller;
    private final Settings settings;
    private final Listing<T> listing;
    private final Optional<String> cursor;

    public Results(Caller caller, Listing<T> listing) {
        this(caller, caller.settings(), listing, Optional.empty());
    }

    private Results(Caller caller, Settings settings, Listing<T> listing, Optional<String> cursor) {
        this.caller = caller;
        this.settings = settings;
        this.listing = listing;
        this.cursor = cursor;
    }

    /** Those behind a page. */
    public Results<T> after(String next) {
        return after(Optional.of(next));
    }

    /** Those behind a page; all if there was none. */
    public Results<T> after(Optional<String> next) {
        return new Results<>(caller, settings, listing, next);
    }

    /** The same, with another choice for items that no results can be made of. */
    public Results<T> unreadable(UnreadableItems choice) {
        return new Results<>(caller, settings.with(choice), listing, cursor);
    }

    /** As many as the model says that a page has. */
    public Page<T> page() {
        return page(listing.pageSize());
    }

    /** So many, unless the end comes first. */
    public Page<T> page(int size) {
        return caller.run(listing.call(), listing.page(settings, size, cursor));
    }

    /** All, read as the stream is read: first a page, then more at a time. */
    public Stream<T> stream() {
        return StreamSupport.stream(() -> new Pages(), Spliterators.AbstractSpliterator.ORDERED, false);
    }

    /** All at once. */
    public List<T> list() {
        return caller.run(listing.call(), listing.all(settings, cursor));
    }

    public Optional<T> first() {
        return caller.run(listing.call(), listing.first(settings, cursor));
    }

    /** One run through the list. */
    private final class Pages extends Spliterators.AbstractSpliterator<T> {

        private final Reading<T> reading = listing.read(settings, cursor);
        private final GrowingPage size = new GrowingPage(listing.pageSize());
        private List<T> page = List.of();
        private int at;
        private boolean ended;

        Pages() {
            super(Long.MAX_VALUE, ORDERED);
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            if (at == page.size() && !more()) {
                return false;
            }
            action.accept(page.get(at++));
            return true;
        }

        private boolean more() {
            if (!ended) {
                int wanted = size.next();
                page = caller.run(listing.call(), reading.next(wanted));
                at = 0;
                ended = page.size() < wanted;
            }
            return at < page.size();
        }
    }
}
