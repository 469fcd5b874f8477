package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import java.math.BigDecimal;
import java.util.Map;

/**
 * Writes of entities of one kind. Immutable; one for each entity is enough.
 *
 * @param <E> what the application works with
 */
public final class EntityWrites<E> {

    private final Shape<E> shape;

    public EntityWrites(EntityType<E> type) {
        this.shape = new Shape<>(type);
    }

    public EntityType<E> type() {
        return shape.type();
    }

    /** A new entity; refused if there is one already. It gives the entity as it is stored, with its numbers. */
    public Write<E> create(E entity) {
        return new EntityCreate<>(shape, entity);
    }

    /**
     * The entity, whether there was one or not. If it has a version, what is there must have the same. Numbers that are kept for its
     * children stay as they are.
     */
    public Write<E> put(E entity) {
        return new EntityPut<>(shape, entity, Intent.Mode.PUT, null);
    }

    /** The entity in place of the one with the same key; refused if there is none, or if it has another version. */
    public Write<E> replace(E entity) {
        return new EntityPut<>(shape, entity, Intent.Mode.REPLACE, null);
    }

    /** The entity in place of one that may have another key: it moves there. */
    public Write<E> replace(Known was, E entity) {
        return new EntityPut<>(shape, entity, Intent.Mode.REPLACE, was);
    }

    public EntityDelete<E> delete(Known known) {
        return delete(known, WriteRunner.none());
    }

    /** @param runner by which it applies itself */
    public EntityDelete<E> delete(Known known, WriteRunner runner) {
        return new EntityDelete<>(shape, known, runner);
    }

    public EntityCheck<E> check(Known known) {
        return check(known, WriteRunner.none());
    }

    /** @param runner by which it applies itself */
    public EntityCheck<E> check(Known known, WriteRunner runner) {
        return new EntityCheck<>(shape, known, runner);
    }

    /**
     * Numbers that are added to an entity for the sake of another write of the same transaction. The entity must be there. Its version
     * is not counted on.
     *
     * @param amounts by stored attribute
     */
    public Write<Void> add(Known known, Map<String, BigDecimal> amounts) {
        return new EntityAddition<>(shape, known, amounts);
    }

    /** What is known of an entity that the caller has read. */
    public Known known(E entity) {
        return Known.read(shape.type(), entity);
    }

    Shape<E> shape() {
        return shape;
    }
}
