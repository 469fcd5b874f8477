package dev.tablewright.capacity.unit;

import dev.tablewright.capacity.item.Item;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What writes consume of a table and of its global secondary indexes. A condition that holds costs nothing; nor do values
 * that are returned.
 */
public final class WriteCharge {

    private WriteCharge() {}

    /** Of PutItem, UpdateItem or DeleteItem. */
    public static Consumed of(TableShape table, Write write) {
        return new Consumed(WriteUnits.of(write.bytes()), indexes(table, write));
    }

    /** Of a write whose condition did not hold: as if it had been done, but the indexes hear nothing of it. */
    public static Consumed ofFailed(Write attempted) {
        return Consumed.ofTable(WriteUnits.of(attempted.bytes()));
    }

    /** Of BatchWriteItem: every item by itself. */
    public static Consumed ofBatch(TableShape table, Collection<Write> writes) {
        return writes.stream().map(write -> of(table, write)).reduce(Consumed.NOTHING, Consumed::plus);
    }

    /** Of the part of TransactWriteItems that goes to one table: twice, except for the indexes. */
    public static Consumed ofTransaction(TableShape table, Collection<Write> writes) {
        return writes.stream()
                .map(write -> new Consumed(WriteUnits.transactional(write.bytes()), indexes(table, write)))
                .reduce(Consumed.NOTHING, Consumed::plus);
    }

    private static Map<String, Units> indexes(TableShape table, Write write) {
        Map<String, Units> units = new TreeMap<>();
        table.indexes().forEach(index -> units.put(index.name(), of(index, write)));
        return units;
    }

    private static Units of(IndexShape index, Write write) {
        Optional<Item> before = write.before().flatMap(index::entry);
        Optional<Item> after = write.after().flatMap(index::entry);
        if (before.equals(after)) {
            return Units.ZERO;
        }
        if (before.isEmpty() || after.isEmpty()) {
            return WriteUnits.of(before.or(() -> after).orElseThrow().bytes());
        }
        Item old = before.get();
        Item young = after.get();
        return old.only(index.key()).equals(young.only(index.key()))
                ? WriteUnits.replacing(old.bytes(), young.bytes())
                : WriteUnits.moving(old.bytes(), young.bytes());
    }
}
