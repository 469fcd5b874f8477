package dev.tablewright.check.rule;

import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.stream.Stream;

/** All keys that the items of an entity have. */
final class ItemKeys {

    private ItemKeys() {}

    /** The key in the table, then those in the indexes. */
    static Stream<ItemKey> of(EntityKeys keys) {
        return Stream.concat(Stream.of(keys.primary()), keys.indexes().stream().map(IndexEntry::key));
    }

    /** What stands in them. */
    static Stream<KeyValue> values(EntityKeys keys) {
        return of(keys).flatMap(ItemKey::values);
    }
}
