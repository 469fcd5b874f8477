package dev.tablewright.runtime;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.Scanning;
import dev.tablewright.runtime.write.BatchOutcome;
import dev.tablewright.runtime.write.BatchWrites;
import dev.tablewright.runtime.write.EntityWrites;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.PartlyDoneException;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * All entities of one kind. Generated subclasses add what needs the parts of their keys: updates, deletions, checks.
 *
 * <p>Each write is there in three forms: {@code create} does it or throws {@link WriteRefusedException}; {@code tryCreate} gives an
 * {@link Outcome}; {@code creating} gives the write itself, to be done in a transaction with others.
 *
 * @param <E> the entity
 */
public abstract class Repository<E> {

    private final Connection connection;
    private final EntityType<E> type;
    private final EntityWrites<E> writes;

    protected Repository(Connection connection, EntityType<E> type) {
        this.connection = connection;
        this.type = type;
        this.writes = new EntityWrites<>(type);
    }

    /** How these entities are stored. */
    public final EntityType<E> type() {
        return type;
    }

    protected final Connection connection() {
        return connection;
    }

    protected final EntityWrites<E> writes() {
        return writes;
    }

    /**
     * Writes a new entity.
     *
     * @return what is stored now: with its number, if it got one
     * @throws WriteRefusedException if it is there already, a unique value is taken, or a parent is missing
     */
    public final E create(E entity) {
        return tryCreate(entity).orThrow();
    }

    public final Outcome<E> tryCreate(E entity) {
        return connection.run(creating(entity));
    }

    public final Write<E> creating(E entity) {
        return writes.create(entity);
    }

    /**
     * Writes an entity that is there, as a whole.
     *
     * @return what is stored now: with its next version, if versions are counted
     * @throws WriteRefusedException if it is not there, is not in the version that was read, or a unique value is taken
     */
    public final E replace(E entity) {
        return tryReplace(entity).orThrow();
    }

    public final Outcome<E> tryReplace(E entity) {
        return connection.run(replacing(entity));
    }

    public final Write<E> replacing(E entity) {
        return writes.replace(entity);
    }

    /**
     * Writes an entity, whether it is there or not.
     *
     * @throws WriteRefusedException if a unique value is taken, or a parent is missing
     */
    public final E put(E entity) {
        return tryPut(entity).orThrow();
    }

    public final Outcome<E> tryPut(E entity) {
        return connection.run(putting(entity));
    }

    public final Write<E> putting(E entity) {
        return writes.put(entity);
    }

    /**
     * Writes many entities, whether they are there or not, each for itself: in batches, where no guard, number or version depends on them.
     *
     * @return what is stored now, in the same order
     * @throws PartlyDoneException if some were refused or went wrong; it tells which
     */
    public final List<E> putAll(Collection<E> entities) {
        return tryPutAll(entities).orThrow();
    }

    /** The same; it tells of each how it ended. */
    public final BatchOutcome<E> tryPutAll(Collection<E> entities) {
        return connection.run(
                CallInfo.of(type.name() + ".putAll"),
                new BatchWrites<>(writes).putAll(connection.settings(), entities));
    }

    /**
     * Deletes many entities, if they are there, each for itself: in batches, where nothing depends on them.
     *
     * @throws PartlyDoneException if something went wrong with some; it tells with which
     */
    public final void deleteAll(Collection<E> entities) {
        connection
                .run(
                        CallInfo.of(type.name() + ".deleteAll"),
                        new BatchWrites<>(writes)
                                .deleteAll(
                                        connection.settings(),
                                        entities.stream().map(writes::known).toList()))
                .orThrow();
    }

    /**
     * Reads the whole table, in parallel and lazily, and gives the entities of this kind. For jobs: nothing that serves a user should
     * need it.
     *
     * @param segments how many parts are read side by side
     */
    public final Stream<E> scan(int segments) {
        return connection.scan(Scanning.of(CallInfo.of(type.name() + ".scan"), type.table(), Decoder.of(type))
                .segments(segments));
    }
}
