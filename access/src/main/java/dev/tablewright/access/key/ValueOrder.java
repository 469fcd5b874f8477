package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyOrder;
import java.util.Comparator;

/** The order of values of one type that a model promises: of numbers, of times, of the code points of texts. */
public enum ValueOrder implements Comparator<KeyData> {
    NATURAL;

    @Override
    public int compare(KeyData left, KeyData right) {
        if (left instanceof KeyData.Whole a && right instanceof KeyData.Whole b) {
            return a.value().compareTo(b.value());
        }
        if (left instanceof KeyData.Decimal a && right instanceof KeyData.Decimal b) {
            return a.value().compareTo(b.value());
        }
        // The plain forms of all other types sort as their values do.
        return KeyOrder.UTF8.compare(left.plain(), right.plain());
    }
}
