package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyData;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;

/** The order of values as people think of it: numbers by size, text by code points, times by time, bytes unsigned. */
enum ValueOrder implements Comparator<Value> {
    NATURAL;

    @Override
    public int compare(Value left, Value right) {
        if (left instanceof Value.Scalar one && right instanceof Value.Scalar other) {
            return compare(one.data(), other.data());
        }
        Iterator<Value> ones = ((Value.Compound) left).parts().values().iterator();
        Iterator<Value> others = ((Value.Compound) right).parts().values().iterator();
        while (ones.hasNext() && others.hasNext()) {
            int order = compare(ones.next(), others.next());
            if (order != 0) {
                return order;
            }
        }
        return Boolean.compare(ones.hasNext(), others.hasNext());
    }

    private static int compare(KeyData left, KeyData right) {
        if (left instanceof KeyData.Whole one && right instanceof KeyData.Whole other) {
            return one.value().compareTo(other.value());
        }
        if (left instanceof KeyData.Decimal one && right instanceof KeyData.Decimal other) {
            return one.value().compareTo(other.value());
        }
        if (left instanceof KeyData.Timestamp one && right instanceof KeyData.Timestamp other) {
            return one.value().compareTo(other.value());
        }
        if (left instanceof KeyData.Binary one && right instanceof KeyData.Binary other) {
            return Arrays.compareUnsigned(one.value(), other.value());
        }
        return Arrays.compare(
                left.plain().codePoints().toArray(), right.plain().codePoints().toArray());
    }
}
