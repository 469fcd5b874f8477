package dev.tablewright.runtime;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.Scanning;
import dev.tablewright.runtime.write.BatchOutcome;
import dev.tablewright.runtime.write.BatchWrites;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * All entities of one kind, through the asynchronous client: what {@link Repository} does, in futures. A refusal is the failure of the
 * future with a {@link WriteRefusedException}, or an {@link Outcome} of the forms that begin with {@code try}.
 *
 * @param <E> the entity
 */
public abstract class AsyncRepository<E> {

    private final AsyncConnection connection;
    private final EntityType<E> type;
    private final EntityWrites<E> writes;

    protected AsyncRepository(AsyncConnection connection, EntityType<E> type) {
        this.connection = connection;
        this.type = type;
        this.writes = new EntityWrites<>(type);
    }

    /** How these entities are stored. */
    public final EntityType<E> type() {
        return type;
    }

    protected final AsyncConnection connection() {
        return connection;
    }

    protected final EntityWrites<E> writes() {
        return writes;
    }

    /** Writes a new entity, and gives what is stored now. */
    public final CompletableFuture<E> create(E entity) {
        return tryCreate(entity).thenApply(Outcome::orThrow);
    }

    public final CompletableFuture<Outcome<E>> tryCreate(E entity) {
        return connection.run(creating(entity));
    }

    public final Write<E> creating(E entity) {
        return writes.create(entity);
    }

    /** Writes an entity that is there, as a whole, and gives what is stored now. */
    public final CompletableFuture<E> replace(E entity) {
        return tryReplace(entity).thenApply(Outcome::orThrow);
    }

    public final CompletableFuture<Outcome<E>> tryReplace(E entity) {
        return connection.run(replacing(entity));
    }

    public final Write<E> replacing(E entity) {
        return writes.replace(entity);
    }

    /** Writes an entity, whether it is there or not. */
    public final CompletableFuture<E> put(E entity) {
        return tryPut(entity).thenApply(Outcome::orThrow);
    }

    public final CompletableFuture<Outcome<E>> tryPut(E entity) {
        return connection.run(putting(entity));
    }

    public final Write<E> putting(E entity) {
        return writes.put(entity);
    }

    /**
     * Writes many entities, whether they are there or not, each for itself, and gives what is stored now: in batches, where no guard, number or version
     * depends on them.
     *
     * @return fails with a PartlyDoneException if some were refused or went wrong; it tells which
     */
    public final CompletableFuture<List<E>> putAll(Collection<E> entities) {
        return tryPutAll(entities).thenApply(BatchOutcome::orThrow);
    }

    /** The same; it tells of each how it ended. */
    public final CompletableFuture<BatchOutcome<E>> tryPutAll(Collection<E> entities) {
        return connection.run(CallInfo.of(type.name() + ".putAll"), () -> new BatchWrites<>(writes)
                .putAll(connection.settings(), entities));
    }

    /**
     * Deletes many entities, if they are there, each for itself: in batches, where nothing depends on them.
     *
     * @return fails with a PartlyDoneException if something went wrong with some; it tells with which
     */
    public final CompletableFuture<Void> deleteAll(Collection<E> entities) {
        return connection
                .run(CallInfo.of(type.name() + ".deleteAll"), () -> new BatchWrites<>(writes)
                        .deleteAll(
                                connection.settings(),
                                entities.stream().map(writes::known).toList()))
                .thenAccept(BatchOutcome::orThrow);
    }

    /**
     * Reads the whole table, in parallel, and hands over the entities of this kind. For jobs: nothing that serves a user should need
     * it.
     *
     * @param segments how many parts are read side by side
     */
    public final CompletableFuture<Void> scan(int segments, Consumer<? super E> each) {
        return connection.scan(
                Scanning.of(CallInfo.of(type.name() + ".scan"), type.table(), Decoder.of(type))
                        .segments(segments),
                each);
    }
}
