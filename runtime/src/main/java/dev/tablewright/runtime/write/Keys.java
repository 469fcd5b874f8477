package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys of items, as they follow from attributes. */
final class Keys {

    private Keys() {}

    /** The key of the table, of which the attributes tell everything; or they are the key itself. */
    static Map<String, AttributeValue> of(EntityType<?> type, Map<String, AttributeValue> attributes) {
        return attributes.keySet().containsAll(type.table().key())
                ? type.table().keyOf(attributes)
                : primary(type, attributes);
    }

    /** The key of the table that follows from the attributes. */
    static Map<String, AttributeValue> primary(EntityType<?> type, Map<String, AttributeValue> attributes) {
        return type.table().keyOf(type.primary().values().apply(new ItemReader(type.name(), attributes)));
    }

    /**
     * The key of the table that follows from what is stored, which somebody else may have written.
     *
     * @throws dev.tablewright.runtime.item.ItemMismatchException if none does
     */
    static Map<String, AttributeValue> stored(EntityType<?> type, Map<String, AttributeValue> item) {
        return type.table()
                .keyOf(new ItemReader(type.name(), item).whole(type.primary().values()));
    }

    /** Whether the key of the table may be another after the changes. */
    static boolean mayMove(EntityType<?> type, Place place, Changes changes) {
        Set<String> madeOf = type.primary().madeOf();
        if (!changes.touches(madeOf)) {
            return false;
        }
        return !changes.sets().keySet().containsAll(madeOf)
                || !primary(type, changes.sets()).equals(place.key());
    }

    /** The keys of indexes that depend on something that changes, and those that share an attribute with such a key. */
    static List<DerivedKey> touched(EntityType<?> type, Changes changes) {
        List<DerivedKey> touched = new ArrayList<>();
        for (DerivedKey key : type.indexes()) {
            if (changes.touches(key.madeOf())) {
                touched.add(key);
            }
        }
        if (touched.isEmpty() || touched.size() == type.indexes().size()) {
            return touched;
        }
        Set<String> attributes = new HashSet<>();
        touched.forEach(key -> attributes.addAll(key.attributes()));
        attributes.removeAll(type.table().key());
        for (DerivedKey key : type.indexes()) {
            if (!touched.contains(key) && !Collections.disjoint(attributes, key.attributes())) {
                touched.add(key);
            }
        }
        return touched;
    }

    static Set<String> madeOf(List<DerivedKey> keys) {
        Set<String> madeOf = new HashSet<>();
        keys.forEach(key -> madeOf.addAll(key.madeOf()));
        return madeOf;
    }

    /**
     * Changes the keys of indexes to what follows from the attributes.
     *
     * @param stored what the item has there now; null: that is not known
     */
    static void follow(
            EntityType<?> type,
            List<DerivedKey> keys,
            Map<String, AttributeValue> attributes,
            Map<String, AttributeValue> stored,
            Changes changes) {
        ItemReader reader = new ItemReader(type.name(), attributes);
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        keys.forEach(key -> values.putAll(reader.whole(key.values())));
        for (DerivedKey key : keys) {
            for (String name : key.attributes()) {
                if (isOwn(type, name)) {
                    continue;
                }
                AttributeValue value = values.get(name);
                boolean differs = stored == null || !ValueOrder.same(value, stored.get(name));
                if (differs && value != null) {
                    changes.set(name, value);
                } else if (differs) {
                    changes.remove(name);
                }
            }
        }
    }

    /** The item in another version; keys that are made of the version follow. */
    static Map<String, AttributeValue> versioned(
            EntityType<?> type, Map<String, AttributeValue> item, String version, AttributeValue number) {
        item.put(version, number);
        return Upkeep.isFollowed(type, version) ? renewed(type, item) : item;
    }

    /** The item with all keys as they follow from its attributes. */
    static Map<String, AttributeValue> renewed(EntityType<?> type, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> renewed = new LinkedHashMap<>(item);
        ItemReader reader = new ItemReader(type.name(), item);
        for (DerivedKey key : type.indexes()) {
            key.attributes().stream().filter(name -> !isOwn(type, name)).forEach(renewed::remove);
        }
        type.indexes().forEach(key -> renewed.putAll(reader.whole(key.values())));
        renewed.putAll(reader.whole(type.primary().values()));
        return renewed;
    }

    /** An attribute of a key that is also one of the entity, or of the key of the table: it does not follow from an index. */
    private static boolean isOwn(EntityType<?> type, String name) {
        return type.attributes().contains(name) || type.table().key().contains(name);
    }
}
