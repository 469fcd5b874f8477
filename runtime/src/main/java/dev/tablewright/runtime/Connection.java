package dev.tablewright.runtime;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.query.Listing;
import dev.tablewright.runtime.query.Results;
import dev.tablewright.runtime.query.Scanning;
import dev.tablewright.runtime.stream.Changes;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.stream.StreamTallies;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Transaction;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteBack;
import dev.tablewright.runtime.write.WriteRefusedException;
import dev.tablewright.runtime.write.WriteRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The tables of a model, reached through the blocking client. Safe for any number of threads, and made once. */
public final class Connection implements WriteRunner {

    private final Caller caller;
    private final List<EntityType<?>> entities;

    private Connection(Caller caller, List<EntityType<?>> entities) {
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
            DynamoDbClient client, List<EntityType<?>> entities, Function<Connection, T> facade) {
        return new Builder<>(client, entities, facade);
    }

    public Settings settings() {
        return caller.settings();
    }

    /** All entities of the model. */
    public List<EntityType<?>> entities() {
        return entities;
    }

    /** Makes a call and waits for its result. */
    public <T> T run(CallInfo call, Step<T> step) {
        return caller.run(call, step);
    }

    /** What a pattern finds, read when it is asked for. */
    public <T> Results<T> results(Listing<T> listing) {
        return new Results<>(caller, listing);
    }

    /** All that a scan finds, lazily. */
    public <T> Stream<T> scan(Scanning<T> scanning) {
        return scanning.stream(caller);
    }

    /** Writes, or says what stood in the way. */
    @Override
    public <T> Outcome<T> run(Write<T> write) {
        return caller.run(write.call(), write.step(settings()));
    }

    /**
     * Does a write of the model, and gives what is stored now.
     *
     * @throws WriteRefusedException if something stands in the way
     */
    public <T> T write(CallInfo call, Write<T> write) {
        return caller.run(call, write.step(settings())).orThrow();
    }

    /**
     * Writes all or nothing.
     *
     * @throws WriteRefusedException if something stands in the way
     */
    public void transact(CallInfo call, List<Write<?>> writes) {
        caller.run(call, Transaction.of(writes, settings(), Optional.empty())).orThrow();
    }

    /** Tells listeners of what happens, from the streams of the tables. */
    public Changes changes() {
        return Changes.with(settings());
    }

    /** Applies events of a stream to the counts and sums that follow from it, and gives how many of them counted. */
    public int apply(StreamTallies tallies, List<StreamEvent> events) {
        return caller.run(StreamTallies.CALL, tallies.apply(events, settings()));
    }

    /** The tables that an entity needs, by their names in the model. */
    static Stream<String> tables(EntityType<?> type) {
        return Stream.of(
                        Stream.of(type.table()),
                        type.guards().stream().map(Guard::table),
                        type.numberings().stream().map(Numbering::table))
                .flatMap(Function.identity())
                .map(table -> table.name());
    }

    /**
     * What can be said about a connection before it is made.
     *
     * @param <T> what the application is to work with
     */
    public static final class Builder<T> extends ConnectionBuilder<Builder<T>> {

        private final DynamoDbClient client;
        private final Function<Connection, T> facade;
        private Executor executor = FanOut.THREADS;

        private Builder(DynamoDbClient client, List<EntityType<?>> entities, Function<Connection, T> facade) {
            super(entities);
            this.client = client;
            this.facade = facade;
        }

        /** Threads in which requests go side by side; some of the library's own, if nothing is said. */
        public Builder<T> executor(Executor threads) {
            executor = threads;
            return this;
        }

        public T build() {
            AtomicReference<Caller> caller = new AtomicReference<>();
            Settings settings = settings(job -> executor.execute(() -> writeBack(job, caller.get())));
            caller.set(new Caller(client, settings, executor, listener()));
            return facade.apply(new Connection(caller.get(), entities()));
        }

        /** Nobody waits for it. If it fails, listeners hear of it, and the next read tries again. */
        private static void writeBack(WriteBack.Job job, Caller caller) {
            try {
                caller.run(job.call(), job.step(caller.settings()));
            } catch (SdkException | TablewrightException e) {
                return;
            } finally {
                job.end();
            }
        }

        @Override
        Builder<T> self() {
            return this;
        }
    }
}
