package dev.tablewright.capacity.unit;

import java.util.Map;
import java.util.TreeMap;

/**
 * What an operation consumes.
 *
 * @param indexes by name; one that is not named consumes nothing
 */
public record Consumed(Units table, Map<String, Units> indexes) {

    public static final Consumed NOTHING = ofTable(Units.ZERO);

    public Consumed {
        Map<String, Units> named = new TreeMap<>(indexes);
        named.values().removeIf(Units::isZero);
        indexes = Map.copyOf(named);
    }

    public static Consumed ofTable(Units units) {
        return new Consumed(units, Map.of());
    }

    public static Consumed ofIndex(String index, Units units) {
        return new Consumed(Units.ZERO, Map.of(index, units));
    }

    public Consumed plus(Consumed other) {
        Map<String, Units> sum = new TreeMap<>(indexes);
        other.indexes.forEach((index, units) -> sum.merge(index, units, Units::plus));
        return new Consumed(table.plus(other.table), sum);
    }

    /** Of the table and all of its indexes. */
    public Units total() {
        return indexes.values().stream().reduce(table, Units::plus);
    }

    @Override
    public String toString() {
        return "table " + table + (indexes.isEmpty() ? "" : ", indexes " + new TreeMap<>(indexes));
    }
}
