package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Item;
import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How the items of the histories are stored: what generated code would have for an entity. */
final class Thing extends EntityType<Thing.Keyed> {

    static final TableType TABLE = new TableType("Things", "PK", Optional.empty(), "Type");

    /** An entity: an item and its key. */
    record Keyed(String key, Item item) {}

    private final boolean versioned;
    private final boolean unique;
    private final boolean guarded;

    private Thing(String name, boolean versioned, boolean unique, boolean guarded) {
        super(
                name,
                TABLE,
                Stream.of("id", "text", "count", versioned ? "version" : "id", unique ? "mail" : "id")
                        .collect(Collectors.toSet()),
                List.of("id"));
        this.versioned = versioned;
        this.unique = unique;
        this.guarded = guarded;
    }

    /** Nothing but itself. */
    static Thing plain() {
        return new Thing("Plain", false, false, false);
    }

    /** With a version. */
    static Thing versioned() {
        return new Thing("Versioned", true, false, false);
    }

    /** With a version and a unique value. */
    static Thing unique() {
        return new Thing("Unique", true, true, true);
    }

    /** The same items, written by code that forgets to guard the unique value. */
    Thing unguarded() {
        return new Thing(name(), versioned, unique, false);
    }

    boolean isVersioned() {
        return versioned;
    }

    boolean isUnique() {
        return unique;
    }

    Map<String, AttributeValue> key(String key) {
        return Map.of(TABLE.partition(), Values.text(name() + "#" + key));
    }

    @Override
    public Map<String, AttributeValue> item(Keyed entity) {
        Map<String, AttributeValue> item = new HashMap<>(key(entity.key()));
        item.put(TABLE.type(), Values.text(name()));
        item.put("id", Values.text(entity.key()));
        item.put("text", Values.text(entity.item().text()));
        item.put("count", Values.whole(entity.item().count()));
        if (versioned) {
            item.put("version", Values.whole(entity.item().version()));
        }
        if (unique && entity.item().mail() != null) {
            item.put("mail", Values.text(entity.item().mail()));
        }
        return item;
    }

    @Override
    public Keyed entity(ItemReader item) {
        return new Keyed(
                item.text("id"),
                new Item(
                        item.text("text"),
                        item.whole("count"),
                        versioned ? item.whole("version") : 0,
                        item.has("mail") ? item.text("mail") : null));
    }

    @Override
    public DerivedKey primary() {
        return new DerivedKey(TABLE.name(), TABLE.key(), Set.of("id"), item -> key(item.text("id")));
    }

    @Override
    public List<Guard> guards() {
        return guarded
                ? List.of(new Guard(
                        name() + ".mail",
                        "mail",
                        TABLE,
                        Set.of("mail"),
                        item -> item.has("mail")
                                ? Map.of(TABLE.partition(), Values.text("MAIL#" + item.text("mail")))
                                : Map.of()))
                : List.of();
    }

    @Override
    public Optional<String> version() {
        return versioned ? Optional.of("version") : Optional.empty();
    }
}
