package dev.tablewright.runtime;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.query.AsyncResults;
import dev.tablewright.runtime.query.Listing;
import dev.tablewright.runtime.query.Scanning;
import dev.tablewright.runtime.stream.Changes;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.stream.StreamTallies;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Transaction;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteBack;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** The tables of a model, reached through the asynchronous client. No call ever waits; all that is wrong comes with the futures. */
public final class AsyncConnection {

    private final AsyncCaller caller;
    private final List<EntityType<?>> entities;

    private AsyncConnection(AsyncCaller caller, List<EntityType<?>> entities) {
        this.caller = caller;
        this.entities = entities;
    }

    /**
     * Begins a connection.
     *
     * @param entities of the model
     * @param facade what the application is to work with
     */
    public static <T> Builder<T> on(
            DynamoDbAsyncClient client, List<EntityType<?>> entities, Function<AsyncConnection, T> facade) {
        return new Builder<>(client, entities, facade);
    }

    public Settings settings() {
        return caller.settings();
    }

    /** All entities of the model. */
    public List<EntityType<?>> entities() {
        return entities;
    }

    public <T> CompletableFuture<T> run(CallInfo call, Step<T> step) {
        return caller.run(call, step);
    }

    /** What a pattern finds, read when it is asked for. */
    public <T> AsyncResults<T> results(Listing<T> listing) {
        return new AsyncResults<>(caller, listing);
    }

    /** Hands over all that a scan finds, one by one. */
    public <T> CompletableFuture<Void> scan(Scanning<T> scanning, Consumer<? super T> each) {
        return scanning.forEach(caller, each);
    }

    /** Writes, or says what stood in the way. */
    public <T> CompletableFuture<Outcome<T>> run(Write<T> write) {
        return caller.run(write.call(), write.step(settings()));
    }

    /** Does a write of the model, and gives what is stored now. */
    public <T> CompletableFuture<T> write(CallInfo call, Write<T> write) {
        return caller.run(call, write.step(settings())).thenApply(Outcome::orThrow);
    }

    /** Writes all or nothing. */
    public CompletableFuture<Void> transact(CallInfo call, List<Write<?>> writes) {
        return caller.run(call, Transaction.of(writes, settings(), Optional.empty()))
                .thenAccept(Outcome::orThrow);
    }

    /** Tells listeners of what happens, from the streams of the tables. */
    public Changes changes() {
        return Changes.with(settings());
    }

    /** Applies events of a stream to the counts and sums that follow from it, and gives how many of them counted. */
    public CompletableFuture<Integer> apply(StreamTallies tallies, List<StreamEvent> events) {
        return caller.run(StreamTallies.CALL, tallies.apply(events, settings()));
    }

    /**
     * What can be said about a connection before it is made.
     *
     * @param <T> what the application is to work with
     */
    public static final class Builder<T> extends ConnectionBuilder<Builder<T>> {

        private final DynamoDbAsyncClient client;
        private final Function<AsyncConnection, T> facade;

        private Builder(DynamoDbAsyncClient client, List<EntityType<?>> entities, Function<AsyncConnection, T> facade) {
            super(entities);
            this.client = client;
            this.facade = facade;
        }

        public T build() {
            AtomicReference<AsyncCaller> caller = new AtomicReference<>();
            Settings settings = settings(job -> writeBack(job, caller.get()));
            caller.set(new AsyncCaller(client, settings, listener()));
            return facade.apply(new AsyncConnection(caller.get(), entities()));
        }

        /** Nobody waits for it. If it fails, listeners hear of it, and the next read tries again. */
        private static void writeBack(WriteBack.Job job, AsyncCaller caller) {
            var unused =
                    caller.run(job.call(), job.step(caller.settings())).whenComplete((written, failure) -> job.end());
        }

        @Override
        Builder<T> self() {
            return this;
        }
    }
}
