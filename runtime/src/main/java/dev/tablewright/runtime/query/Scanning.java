package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.TableType;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads a whole table, for jobs: all entities of one type, or of several. Every item is read and paid for, whatever it is.
 *
 * <p>No more is in memory at a time than one answer of DynamoDB, which has at most a megabyte, for each segment.
 */
public final class Scanning<T> {

    private final CallInfo call;
    private final TableType table;
    private final Decoder<T> decoder;
    private final int segments;
    private final int page;
    private final boolean consistent;

    private Scanning(CallInfo call, TableType table, Decoder<T> decoder, int segments, int page, boolean consistent) {
        if (segments < 1 || page < 0) {
            throw new IllegalArgumentException("a scan has at least one segment, and a page at least one result");
        }
        this.call = call;
        this.table = table;
        this.decoder = decoder;
        this.segments = segments;
        this.page = page;
        this.consistent = consistent;
    }

    public static <T> Scanning<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        return new Scanning<>(call, table, decoder, 1, 0, false);
    }

    /** In how many parts, which are read side by side. */
    public Scanning<T> segments(int number) {
        return new Scanning<>(call, table, decoder, number, page, consistent);
    }

    /** How many items are read at a time and segment; without this, as many as DynamoDB gives. */
    public Scanning<T> page(int size) {
        return new Scanning<>(call, table, decoder, segments, size, consistent);
    }

    /** Sees all that was written before. */
    public Scanning<T> consistent() {
        return new Scanning<>(call, table, decoder, segments, page, true);
    }

    /** The results in no order. All segments are read a page further whenever the stream has come to the end of what there is. */
    public Stream<T> stream(Caller caller) {
        return StreamSupport.stream(() -> new ScanRounds<>(this, caller), Spliterator.NONNULL, false);
    }

    /**
     * Does something with each result, and waits for the end.
     *
     * @param each is called by several threads at a time, one for each segment
     */
    public void forEach(Caller caller, Consumer<? super T> each) {
        List<Step<Void>> loops = new ArrayList<>(segments);
        for (ScanSegment<T> segment : parts(caller.settings())) {
            loops.add(segment.each(each));
        }
        caller.run(call, Step.all(loops, done -> Step.done(null)));
    }

    /**
     * Does something with each result.
     *
     * @param each is called by several threads of the client at a time, and must not block. If it throws, its segment ends there
     */
    public CompletableFuture<Void> forEach(AsyncCaller caller, Consumer<? super T> each) {
        List<CompletableFuture<Void>> loops = new ArrayList<>(segments);
        for (ScanSegment<T> segment : parts(caller.settings())) {
            loops.add(
                    AsyncLoop.over(() -> () -> caller.run(call, segment.next()).thenApply(results -> {
                        results.forEach(each);
                        return !segment.isEnded();
                    })));
        }
        return CompletableFuture.allOf(loops.toArray(CompletableFuture[]::new));
    }

    List<ScanSegment<T>> parts(Settings settings) {
        List<ScanSegment<T>> parts = new ArrayList<>(segments);
        for (int i = 0; i < segments; i++) {
            parts.add(new ScanSegment<>(this, settings, i));
        }
        return parts;
    }

    CallInfo call() {
        return call;
    }

    TableType table() {
        return table;
    }

    Decoder<T> decoder() {
        return decoder;
    }

    int segments() {
        return segments;
    }

    int page() {
        return page;
    }

    boolean isConsistent() {
        return consistent;
    }
}
