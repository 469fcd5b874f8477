package dev.tablewright.runtime;

import dev.tablewright.runtime.call.CallListener;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.CursorKeys;
import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.write.WriteBack;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What can be said about a connection before it is made; nothing has to be.
 *
 * @param <B> the builder itself
 */
public abstract sealed class ConnectionBuilder<B extends ConnectionBuilder<B>>
        permits Connection.Builder, AsyncConnection.Builder {

    private final List<EntityType<?>> entities;
    private final Map<String, String> tableNames = new LinkedHashMap<>();
    private UnaryOperator<String> otherTableNames = UnaryOperator.identity();
    private Optional<CursorKeys> cursorKeys = Optional.empty();
    private Optional<Duration> cursorLife = Optional.empty();
    private Clock clock = Clock.systemUTC();
    private Pauses pauses = Pauses.USUAL;
    private Upgrades upgrades = Upgrades.NONE;
    private UnknownItems unknownItems = UnknownItems.REFUSE;
    private UnreadableItems unreadableItems = UnreadableItems.REPORT;
    private CallListener listener;
    private boolean writesBack;

    ConnectionBuilder(List<EntityType<?>> entities) {
        this.entities = List.copyOf(entities);
    }

    abstract B self();

    /** What a table of the model is called here. */
    public B tableName(String inModel, String here) {
        TreeSet<String> known =
                entities.stream().flatMap(Connection::tables).collect(Collectors.toCollection(TreeSet::new));
        if (!known.contains(inModel)) {
            throw new IllegalArgumentException("the model has no table " + inModel + ", but " + known);
        }
        tableNames.put(inModel, here);
        return self();
    }

    /** What all tables are called here, but those that have names of their own: {@code name -> "prod-" + name}. */
    public B tableNames(UnaryOperator<String> names) {
        otherTableNames = names;
        return self();
    }

    /**
     * What cursors are signed and encrypted with. All instances of an application need the same; without any, cursors are good only for the instance
     * that made them.
     */
    public B cursorKeys(CursorKeys keys) {
        cursorKeys = Optional.of(keys);
        return self();
    }

    /** How long a cursor can be used after it was made, also one that was made before this was set; for ever by default. */
    public B cursorsExpireAfter(Duration life) {
        cursorLife = Optional.of(life);
        return self();
    }

    /** Is told of every call. */
    public B listener(CallListener callListener) {
        listener = callListener;
        return self();
    }

    /** By which things expire; the system's, if nothing is said. */
    public B clock(Clock other) {
        clock = other;
        return self();
    }

    /**
     * How often, and how long, a call tries again: conflicts, unprocessed items, and what a client leaves to this library that makes one attempt
     * only.
     */
    public B pauses(Pauses other) {
        pauses = other;
        return self();
    }

    /** How an item that an older version of the model wrote becomes one of the next version. */
    public B upgrade(String entity, int fromSchema, UnaryOperator<Map<String, AttributeValue>> step) {
        boolean known = entities.stream().anyMatch(type -> type.name().equals(entity) && fromSchema < type.schema());
        if (!known || fromSchema < 1) {
            throw new IllegalArgumentException(
                    "there is no version of " + entity + " behind schema " + fromSchema + " in the model");
        }
        upgrades = upgrades.and(entity, fromSchema, step);
        return self();
    }

    /**
     * Items of older versions that a read comes upon are written back as they are now: beside the call, without anybody waiting, and only
     * if nobody changes them meanwhile. Without this, they stay as they are until they are changed.
     */
    public B writeBack() {
        writesBack = true;
        return self();
    }

    /** What to do with items of unknown types; a read that meets one fails, if nothing is said. */
    public B unknownItems(UnknownItems choice) {
        unknownItems = choice;
        return self();
    }

    /**
     * What to do with items that no results can be made of. By default, pages leave them out and carry the problems, and reads without
     * pages fail.
     */
    public B unreadableItems(UnreadableItems choice) {
        unreadableItems = choice;
        return self();
    }

    final List<EntityType<?>> entities() {
        return entities;
    }

    final CallListener listener() {
        return listener;
    }

    /** @param back does what is to be written back */
    final Settings settings(Consumer<WriteBack.Job> back) {
        Upgrades known = writesBack ? upgrades.telling(new WriteBack(back)::met) : upgrades;
        Map<String, String> names = Map.copyOf(tableNames);
        UnaryOperator<String> others = otherTableNames;
        return new Settings(
                name -> names.containsKey(name) ? names.get(name) : others.apply(name),
                clock,
                () -> ThreadLocalRandom.current().nextDouble(),
                pauses,
                new Cursors(cursorKeys.orElseGet(CursorKeys::random), cursorLife, clock),
                known,
                unknownItems,
                unreadableItems);
    }
}
