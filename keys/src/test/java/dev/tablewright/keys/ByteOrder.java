package dev.tablewright.keys;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Orders that are obviously right. */
final class ByteOrder {

    /** How DynamoDB compares strings in keys. */
    static final Comparator<String> KEYS = (left, right) ->
            Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));

    static final Comparator<String> CODE_POINTS = (left, right) ->
            Arrays.compare(left.codePoints().toArray(), right.codePoints().toArray());

    /** First by the first element, then by the second, and so on. */
    static final Comparator<List<String>> TUPLES = (left, right) -> {
        for (int i = 0; i < left.size(); i++) {
            int order = CODE_POINTS.compare(left.get(i), right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    };

    private ByteOrder() {}

    /** Each is above the one before: for values in ascending order, this shows order and injectivity for all pairs. */
    static void assertStrictlyAscending(List<String> keys) {
        for (int i = 1; i < keys.size(); i++) {
            if (KEYS.compare(keys.get(i - 1), keys.get(i)) >= 0) {
                throw new AssertionError(keys.get(i - 1) + " does not sort before " + keys.get(i));
            }
        }
    }
}
