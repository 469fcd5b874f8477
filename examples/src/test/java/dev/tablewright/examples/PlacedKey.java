package dev.tablewright.examples;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A key that items have somewhere.
 *
 * @param owner an entity, or what a guard or counter is for
 * @param place {@code table}, or the name of an index
 * @param partition as people write it in a chart
 * @param rest the sort key, and which items have the key at all
 */
record PlacedKey(String owner, String place, String partition, String rest) {

    static final String TABLE = "table";

    static List<PlacedKey> of(Model model) {
        Design design = model.design().orElseThrow();
        return Stream.concat(
                        design.keys().stream().flatMap(PlacedKey::of),
                        design.companions().stream().map(PlacedKey::of))
                .toList();
    }

    private static Stream<PlacedKey> of(EntityKeys keys) {
        String owner = keys.entity().text();
        return Stream.concat(
                Stream.of(of(owner, TABLE, keys.primary(), "")),
                keys.indexes().stream().map(entry -> of(owner, entry.index().text(), entry.key(), condition(entry))));
    }

    private static PlacedKey of(CompanionItem companion) {
        String what = companion.purpose() == CompanionItem.Purpose.UNIQUENESS ? "guard of " : "counter of ";
        return of(what + companion.member(), TABLE, companion.key(), "");
    }

    private static PlacedKey of(String owner, String place, ItemKey key, String condition) {
        String sort = key.sort().isEmpty() ? "" : " · " + values(key.sort());
        return new PlacedKey(owner, place, values(key.partition()), sort + condition);
    }

    private static String condition(IndexEntry entry) {
        return entry.when().isAlways()
                ? ""
                : " when " + MarkdownTable.code(entry.when().toString());
    }

    private static String values(List<KeyValue> values) {
        return values.stream().map(PlacedKey::text).map(MarkdownTable::code).collect(Collectors.joining(", "));
    }

    private static String text(KeyValue value) {
        return value instanceof KeyValue.Composed composed
                ? composed.template().text()
                : "{" + ((KeyValue.Direct) value).path() + "}";
    }

    boolean isInTable() {
        return place.equals(TABLE);
    }

    /** What its partition is about: the words before the first value, or that value. */
    String about() {
        int value = partition.indexOf('{');
        return value > 1 ? partition.substring(0, value) : partition;
    }

    /** Whether another is the same key, wherever it stands. */
    boolean equalsKey(PlacedKey other) {
        return partition.equals(other.partition) && rest.equals(other.rest);
    }

    @Override
    public String toString() {
        return (isInTable() ? "" : place + ": ") + partition + rest;
    }
}
