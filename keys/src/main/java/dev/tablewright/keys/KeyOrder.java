package dev.tablewright.keys;

import java.util.Comparator;

/**
 * The order in which DynamoDB keeps sort keys of type string: unsigned UTF-8 bytes, which is the order of code points.
 * {@link String#compareTo} differs from it for characters above U+FFFF.
 */
public enum KeyOrder implements Comparator<String> {
    UTF8;

    @Override
    public int compare(String left, String right) {
        int shared = Math.min(left.length(), right.length());
        for (int i = 0; i < shared; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l != r) {
                return Integer.compare(rank(l), rank(r));
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    /** Halves of pairs stand for code points above all others. */
    private static int rank(char c) {
        return Character.isSurrogate(c) ? c + 0x10000 : c;
    }
}
