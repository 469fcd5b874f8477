package dev.tablewright.keys;

import java.util.regex.Pattern;

/** KSUIDs in keys: as they are, 27 characters of base 62 in the order of ASCII, which sort by time. */
public final class KeyKsuid {

    /** The number of characters. */
    static final int WIDTH = 27;

    /** 160 ones. */
    private static final String LARGEST = "aWgEPTl1tmebfsQzFP4bxwgy80V";

    private static final Pattern SHAPE = Pattern.compile("[0-9A-Za-z]{27}");

    private KeyKsuid() {}

    /**
     * The same KSUID, if it is one.
     *
     * @throws KeyValueException if it is none
     */
    public static String encode(String ksuid) {
        if (!SHAPE.matcher(ksuid).matches() || ksuid.compareTo(LARGEST) > 0) {
            throw new KeyValueException(Refusal.MALFORMED_KSUID);
        }
        return ksuid;
    }
}
