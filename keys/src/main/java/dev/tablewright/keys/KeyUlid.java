package dev.tablewright.keys;

/**
 * ULIDs in keys: as they are, 26 characters of Crockford's base 32, which sort by time. Lower case is refused and not
 * mended: then the attribute and the key would differ, and reading a key would not give the value back.
 */
public final class KeyUlid {

    /** The number of characters. */
    static final int WIDTH = 26;

    /** Crockford's: neither I, L, O nor U. */
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /** 26 characters of five bits are two more than the 128 of a ULID: the first is at most this. */
    private static final char LARGEST_FIRST = '7';

    private KeyUlid() {}

    /**
     * The same ULID, if it is one.
     *
     * @throws KeyValueException if it is none
     */
    public static String encode(String ulid) {
        if (ulid.length() != WIDTH || ulid.charAt(0) > LARGEST_FIRST || !isBase32(ulid)) {
            throw new KeyValueException(Refusal.MALFORMED_ULID);
        }
        return ulid;
    }

    private static boolean isBase32(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (DIGITS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
