package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.item.DerivedKey;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items that say which events were applied. Their keys begin with a word that no template of a model should: they stand in partitions
 * of their own.
 */
final class MarkerType extends EntityType<Marker> {

    static final String NAME = "tablewright:applied";

    private static final String EVENT = "event";

    private final String expiry;

    /** @param expiry the attribute by which the table deletes items */
    MarkerType(TableType table, String expiry) {
        super(NAME, table, Set.of(EVENT, expiry), List.of(EVENT));
        this.expiry = expiry;
    }

    @Override
    public Map<String, AttributeValue> item(Marker marker) {
        Map<String, AttributeValue> item = new HashMap<>(key(marker.event()));
        item.put(table().type(), Values.text(NAME));
        item.put(EVENT, Values.text(marker.event()));
        item.put(expiry, Values.epoch(marker.expiresAt()));
        return item;
    }

    @Override
    public Marker entity(ItemReader item) {
        return new Marker(item.text(EVENT), item.epoch(expiry));
    }

    @Override
    public DerivedKey primary() {
        return new DerivedKey(table().name(), table().key(), Set.of(EVENT), item -> key(item.text(EVENT)));
    }

    private Map<String, AttributeValue> key(String event) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        table().key().forEach(attribute -> key.put(attribute, Values.text(NAME + "#" + event)));
        return key;
    }
}
