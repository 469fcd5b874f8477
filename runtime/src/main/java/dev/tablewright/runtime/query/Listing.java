package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A list that has not been asked for yet: a value, which may be asked for any number of times. */
public final class Listing<T> {

    private final CallInfo call;
    private final int pageSize;
    private final int top;
    private final Source<T> source;
    private final Map<String, AttributeValue> given;

    /** @param top how many results there are at most; 0: any number */
    Listing(CallInfo call, int pageSize, int top, Source<T> source) {
        this(call, pageSize, top, source, Map.of());
    }

    private Listing(CallInfo call, int pageSize, int top, Source<T> source, Map<String, AttributeValue> given) {
        this.call = call;
        this.pageSize = pageSize;
        this.top = top;
        this.source = source;
        this.given = given;
    }

    /**
     * Several reads whose results are put together. They are read side by side, and a page is as long as the longest of their pages.
     *
     * @param order by which results are merged: each read gives its own in this order. Of equal ones, those of earlier reads come first;
     *     who wants one read after another gives an order in which all are equal
     */
    public static <T> Listing<T> together(
            CallInfo call, List<Listing<? extends T>> reads, Comparator<? super T> order) {
        if (reads.isEmpty()) {
            throw new IllegalArgumentException("nothing to be put together");
        }
        List<Source<? extends T>> sources = new ArrayList<>(reads.size());
        int page = 1;
        int top = 0;
        for (Listing<? extends T> read : reads) {
            sources.add(read.source);
            page = Math.max(page, read.pageSize);
            top = Math.max(top, read.top);
        }
        return new Listing<>(call, page, top, new TogetherSource<>(sources, order));
    }

    /**
     * The first results of many lists.
     *
     * @param listings each by what it is asked for with
     * @return in the order of the lists; where there is no result, it is left out
     */
    public static <K, T> Step<Map<K, T>> firsts(Settings settings, Map<K, Listing<T>> listings) {
        List<Step<Optional<T>>> steps = new ArrayList<>(listings.size());
        listings.values().forEach(listing -> steps.add(listing.first(settings)));
        return SideBySide.all(steps, SideBySide.MANY).map(found -> {
            Map<K, T> results = new LinkedHashMap<>(found.size() * 2);
            Iterator<Optional<T>> next = found.iterator();
            listings.keySet().forEach(key -> next.next().ifPresent(result -> results.put(key, result)));
            return results;
        });
    }

    /**
     * The same list; its cursors are accepted with the same parameters only. What partitions are asked with is looked at anyway, but not
     * the ends of a walk.
     */
    public Listing<T> given(Map<String, AttributeValue> parameters) {
        return new Listing<>(call, pageSize, top, source, parameters);
    }

    public CallInfo call() {
        return call;
    }

    /** How many results are given at a time, unless the caller says otherwise. */
    public int pageSize() {
        return pageSize;
    }

    /**
     * Some results.
     *
     * @param size how many there are, unless the end comes first
     * @param cursor where an earlier page ended
     */
    public Step<Page<T>> page(Settings settings, int size, Optional<String> cursor) {
        return Step.done(cursor).then(from -> {
            Problems problems = new Problems();
            Reading<T> reading = read(carrying(settings, problems), from);
            return reading.next(size).then(items -> {
                Position next = reading.position();
                return Step.done(new Page<>(
                        items,
                        next instanceof Position.End ? Optional.empty() : Optional.of(seal(settings, next)),
                        problems.all()));
            });
        });
    }

    private static Settings carrying(Settings settings, Problems problems) {
        return settings.unreadable().isCarried()
                ? settings.with(settings.unreadable().carriedBy(problems))
                : settings;
    }

    /** All results from the beginning. */
    public Step<List<T>> all(Settings settings) {
        return all(settings, Optional.empty());
    }

    Step<List<T>> all(Settings settings, Optional<String> cursor) {
        return Step.done(cursor).then(from -> read(settings, from).next(Integer.MAX_VALUE));
    }

    /** The first result, if there is any. */
    public Step<Optional<T>> first(Settings settings) {
        return first(settings, Optional.empty());
    }

    Step<Optional<T>> first(Settings settings, Optional<String> cursor) {
        return Step.done(cursor).then(from -> read(settings, from)
                .next(1)
                .map(items -> items.isEmpty() ? Optional.empty() : Optional.of(items.get(0))));
    }

    /** A run through the list, from where a cursor says. */
    Reading<T> read(Settings settings, Optional<String> cursor) {
        Position from =
                cursor.isEmpty() ? Position.START : settings.cursors().open(cursor.get(), call.name(), parameters());
        int left = top;
        if (from instanceof Position.Limited limited) {
            from = limited.position();
            left = Math.min(top, limited.left());
        }
        Feed<T> feed = source.open(settings, from);
        return top == 0 ? new Reading<>(feed) : new Reading<>(feed, left);
    }

    private String seal(Settings settings, Position position) {
        return settings.cursors().seal(call.name(), parameters(), position);
    }

    private byte[] parameters() {
        Fingerprint fingerprint = new Fingerprint();
        source.sign(fingerprint);
        return fingerprint.add(given).bytes();
    }
}
