package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a caller knows of an item, by stored names: the key of the table, or at least what it is made of. Or how to find the item, where
 * only the id is known and the key needs more.
 */
public final class Known {

    private final Map<String, AttributeValue> values;
    private final Function<Settings, Step<Optional<Map<String, AttributeValue>>>> lookup;

    private final OptionalLong seen;

    private Known(
            Map<String, AttributeValue> values,
            Function<Settings, Step<Optional<Map<String, AttributeValue>>>> lookup,
            OptionalLong seen) {
        this.values = values;
        this.lookup = lookup;
        this.seen = seen;
    }

    /** @param values may be a whole item. They may be outdated: what is relied upon is checked */
    public static Known of(Map<String, AttributeValue> values) {
        return new Known(values, null, OptionalLong.empty());
    }

    /** An entity that the caller has read: what is set relies on its version, if it has one. */
    static <E> Known read(EntityType<E> type, E entity) {
        Map<String, AttributeValue> item = type.item(entity);
        Optional<String> version = type.version().filter(item::containsKey);
        return new Known(
                item,
                null,
                version.isPresent()
                        ? OptionalLong.of(new ItemReader(type.name(), item).whole(version.get()))
                        : OptionalLong.empty());
    }

    /** @param find gives attributes of the item: its key, or what that is made of; empty if there is none. It may be out of date */
    public static Known lookup(Function<Settings, Step<Optional<Map<String, AttributeValue>>>> find) {
        return new Known(null, find, OptionalLong.empty());
    }

    boolean isLookup() {
        return lookup != null;
    }

    /** The version that the caller has read; empty if there is none, or the caller only knows the key. */
    OptionalLong seen() {
        return seen;
    }

    /** Null if it has to be looked up. */
    Map<String, AttributeValue> values() {
        return values;
    }

    Step<Optional<Map<String, AttributeValue>>> find(Settings settings) {
        return lookup == null ? Step.done(Optional.of(values)) : lookup.apply(settings);
    }
}
