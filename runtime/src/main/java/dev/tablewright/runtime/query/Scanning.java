package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.item.TableType;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Reads a whole table, for jobs. */
public final class Scanning<T> {

    private Scanning() {}

    public static <T> Scanning<T> of(CallInfo call, TableType table, Decoder<T> decoder) {
        throw new UnsupportedOperationException(call.name() + table + decoder);
    }

    public Scanning<T> segments(int segments) {
        throw new UnsupportedOperationException("" + segments);
    }

    public Scanning<T> page(int size) {
        throw new UnsupportedOperationException("" + size);
    }

    public Scanning<T> consistent() {
        throw new UnsupportedOperationException();
    }

    public Stream<T> stream(Caller caller) {
        throw new UnsupportedOperationException(caller.toString());
    }

    public CompletableFuture<Void> forEach(AsyncCaller caller, Consumer<? super T> each) {
        throw new UnsupportedOperationException(caller.toString() + each);
    }
}
