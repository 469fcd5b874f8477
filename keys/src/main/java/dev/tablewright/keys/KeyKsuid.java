package dev.tablewright.keys;

/** KSUIDs in keys: as they are, 27 characters of base 62 in the order of ASCII, which sort by time. */
public final class KeyKsuid {

    /** The number of characters. */
    static final int WIDTH = 27;

    /** 160 ones. */
    private static final String LARGEST = "aWgEPTl1tmebfsQzFP4bxwgy80V";

    private KeyKsuid() {}

    /**
     * The same KSUID, if it is one.
     *
     * @throws KeyValueException if it is none
     */
    public static String encode(String ksuid) {
        if (ksuid.length() != WIDTH || !isBase62(ksuid) || ksuid.compareTo(LARGEST) > 0) {
            throw new KeyValueException(Refusal.MALFORMED_KSUID);
        }
        return ksuid;
    }

    /** A loop and no regular expression: it is asked for every key and every record, and a matcher is larger than the key. */
    private static boolean isBase62(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean known = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
            if (!known) {
                return false;
            }
        }
        return true;
    }
}
