package dev.tablewright.runtime.query;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The order in which DynamoDB keeps items of a partition: texts by their bytes in UTF-8, numbers by their value, binary values by
 * unsigned bytes.
 *
 * @param attributes of the sort key, the most significant first
 */
record KeyOrder(List<String> attributes, boolean backwards) implements Comparator<Map<String, AttributeValue>> {

    KeyOrder {
        attributes = List.copyOf(attributes);
    }

    @Override
    public int compare(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        for (String attribute : attributes) {
            int order = compare(one.get(attribute), other.get(attribute));
            if (order != 0) {
                return backwards ? -order : order;
            }
        }
        return 0;
    }

    static int compare(AttributeValue one, AttributeValue other) {
        if (one == null || other == null) {
            return Boolean.compare(one != null, other != null);
        }
        if (one.s() != null && other.s() != null) {
            return Integer.signum(compareUtf8(one.s(), other.s()));
        }
        if (one.n() != null && other.n() != null) {
            return one.n().equals(other.n()) ? 0 : new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
        }
        if (one.b() != null && other.b() != null) {
            return Integer.signum(Arrays.compareUnsigned(
                    one.b().asByteArrayUnsafe(), other.b().asByteArrayUnsafe()));
        }
        return one.type().compareTo(other.type());
    }

    /**
     * Bytes in UTF-8 have the order of code points, which the chars of Java have too, but for surrogates: they stand below the last
     * 8192 chars, though they mean code points above all of them.
     */
    static int compareUtf8(String one, String other) {
        int length = Math.min(one.length(), other.length());
        for (int i = 0; i < length; i++) {
            char a = one.charAt(i);
            char b = other.charAt(i);
            if (a != b) {
                return Character.isSurrogate(a) == Character.isSurrogate(b)
                        ? Character.compare(a, b)
                        : Integer.compare(rank(a), rank(b));
            }
        }
        return Integer.compare(one.length(), other.length());
    }

    private static int rank(char c) {
        return Character.isSurrogate(c) ? Character.MAX_VALUE + 1 : c;
    }
}
