package dev.tablewright.lab.validate;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What is known of one number, from some of the items.
 *
 * @param column of which number
 * @param key by which it is kept, as JSON
 * @param counted what other items come to; empty: none was seen yet
 * @param kept what the item says that keeps it; empty: it was not seen yet
 * @param spot the key of that item in its table, as JSON
 * @param uncertain whether an item contributes of which nobody knows how much, since it is wrong itself
 */
record Entry(
        int column,
        String key,
        Optional<BigDecimal> counted,
        Optional<BigDecimal> kept,
        Optional<String> spot,
        boolean uncertain)
        implements Comparable<Entry> {

    /** Entries of one number are equal in this order. */
    @Override
    public int compareTo(Entry other) {
        int columns = Integer.compare(column, other.column);
        return columns != 0 ? columns : key.compareTo(other.key);
    }

    boolean isOfSame(Entry other) {
        return compareTo(other) == 0;
    }

    Entry with(Entry other, Column rule) {
        Optional<BigDecimal> both = counted.isPresent() && other.counted.isPresent()
                ? Optional.of(rule.together(counted.get(), other.counted.get()))
                : counted.or(other::counted);
        return new Entry(column, key, both, kept.or(other::kept), spot.or(other::spot), uncertain || other.uncertain);
    }
}
