package dev.tablewright.runtime.item;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How entities of one kind are stored. Generated code has one of these for each entity; so has whoever reads a model at run
 * time. All writes go by what it says, so that no key, guard or number is forgotten.
 *
 * <p>Attributes are called by their stored names here, unless it says otherwise.
 *
 * @param <E> what the application works with
 */
public abstract class EntityType<E> {

    private final String name;
    private final TableType table;
    private final Set<String> attributes;
    private final List<String> id;

    /**
     * @param name as the model has it
     * @param attributes all that {@link #item} can give, without keys of the table or of indexes and without the type, unless
     *     they are attributes of the entity too
     * @param id those of them that identify an entity; none for a singleton
     */
    protected EntityType(String name, TableType table, Set<String> attributes, List<String> id) {
        this.name = name;
        this.table = table;
        this.attributes = Set.copyOf(attributes);
        this.id = List.copyOf(id);
    }

    public final String name() {
        return name;
    }

    public final TableType table() {
        return table;
    }

    public final Set<String> attributes() {
        return attributes;
    }

    public final List<String> id() {
        return id;
    }

    /** Everything that is stored: attributes, the key, keys of indexes, and the type. The map may be changed by the caller. */
    public abstract Map<String, AttributeValue> item(E entity);

    /**
     * The entity in an item.
     *
     * @throws ItemMismatchException if it is none
     */
    public abstract E entity(ItemReader item);

    /** The key of the table. */
    public abstract DerivedKey primary();

    /** The keys of indexes. */
    public List<DerivedKey> indexes() {
        return List.of();
    }

    public List<Guard> guards() {
        return List.of();
    }

    /** Numbers of parents that are kept in the same transaction. */
    public List<Tally> tallies() {
        return List.of();
    }

    /** Numbers of parents that follow from the stream. */
    public List<Tally> streamedTallies() {
        return List.of();
    }

    public List<Numbering> numberings() {
        return List.of();
    }

    /**
     * The attributes that other writes keep: counts and sums of children, and last numbers. Who puts or replaces an entity has a value
     * for them that may be outdated; the stored one stays.
     */
    public Set<String> kept() {
        return Set.of();
    }

    /** What the numbers may be that writes add to; those that are not named may be anything. */
    public Map<String, NumberRange> ranges() {
        return Map.of();
    }

    /** The attribute that counts changes. */
    public Optional<String> version() {
        return Optional.empty();
    }

    /** The attribute that says when an entity expires, in seconds since 1970. */
    public Optional<String> ttl() {
        return Optional.empty();
    }

    /** The version of the shape that this code knows, from 1. */
    public int schema() {
        return 1;
    }

    /**
     * The entity in an item.
     *
     * @throws ItemMismatchException if it is none
     */
    public final E entity(Map<String, AttributeValue> item) {
        return new ItemReader(name, item).whole(this::entity);
    }

    @Override
    public final String toString() {
        return name;
    }
}
