package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.item.TableType;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads a whole table, for jobs. */
@SuppressWarnings({"UnusedTypeParameter", "UnusedVariable", "UnusedMethod"})
public final class Scanning<T> {

    private Scanning() {}

    public static <T> Scanning<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        return Pending.here();
    }

    public Scanning<T> segments(int segments) {
        return Pending.here();
    }

    public Scanning<T> page(int size) {
        return Pending.here();
    }

    public Scanning<T> consistent() {
        return Pending.here();
    }

    public Stream<T> stream(Caller caller) {
        return Pending.here();
    }

    public CompletableFuture<Void> forEach(AsyncCaller caller, Consumer<? super T> each) {
        return Pending.here();
    }
}
