package dev.tablewright.lab.validate;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.item.Tally;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes requests that put items right, each on condition that all it relies on is still as it was seen. */
final class Repairs {

    private Repairs() {}

    /**
     * An index's key as it should be.
     *
     * @param expected empty: the item does not stand in the index
     */
    static Repair indexKey(Subject subject, DerivedKey key, Map<String, AttributeValue> expected) {
        RequestJson request = new RequestJson(subject.spot()).exists();
        new TreeSet<>(key.madeOf())
                .forEach(name -> request.unchanged(name, subject.item().get(name)));
        for (String attribute : key.attributes()) {
            request.unchanged(attribute, subject.item().get(attribute));
            request.set(attribute, expected.get(attribute));
        }
        return request.update();
    }

    /** Without attributes that put an item into an index where it has no business. */
    static Repair removal(Subject subject, Set<String> attributes) {
        RequestJson request = new RequestJson(subject.spot()).exists();
        for (String attribute : attributes) {
            request.unchanged(attribute, subject.item().get(attribute));
            request.set(attribute, null);
        }
        return request.update();
    }

    /** Another value of an attribute, with the keys of indexes that are made of it. */
    static Repair value(Subject subject, EntityType<?> type, String attribute, AttributeValue value) {
        for (Guard guard : type.guards()) {
            if (guard.madeOf().contains(attribute)) {
                return new Repair.ByHand("it is kept unique, and another may have the value by now");
            }
        }
        for (Tally tally : type.tallies()) {
            if (tally.madeOf().contains(attribute)) {
                return new Repair.ByHand("`" + tally.name() + "` follows from it");
            }
        }
        if (type.primary().madeOf().contains(attribute)) {
            return new Repair.ByHand("the key of the item is made of it");
        }
        Map<String, AttributeValue> changed = new HashMap<>(subject.item());
        changed.put(attribute, value);
        RequestJson request = new RequestJson(subject.spot())
                .exists()
                .unchanged(attribute, subject.item().get(attribute))
                .set(attribute, value);
        Map<String, AttributeValue> seen = new LinkedHashMap<>();
        try {
            for (DerivedKey key : type.indexes()) {
                if (key.madeOf().contains(attribute)) {
                    Map<String, AttributeValue> next = key.values().apply(new ItemReader(type.name(), changed));
                    key.attributes().forEach(name -> request.set(name, next.get(name)));
                    new TreeSet<>(key.madeOf())
                            .forEach(name -> seen.put(name, subject.item().get(name)));
                }
            }
        } catch (TablewrightException | IllegalArgumentException e) {
            return new Repair.ByHand("keys of indexes are made of it, and of something that is wrong too");
        }
        seen.remove(attribute);
        seen.forEach(request::unchanged);
        return request.update();
    }
}
