package dev.tablewright.keys;

import java.util.regex.Pattern;

/**
 * ULIDs in keys: as they are, 26 characters of Crockford's base 32, which sort by time. Lower case is refused and not
 * mended: then the attribute and the key would differ, and reading a key would not give the value back.
 */
public final class KeyUlid {

    /** The number of characters. */
    static final int WIDTH = 26;

    /** 26 characters of five bits are two more than the 128 of a ULID: the first is at most 7. */
    private static final Pattern CANONICAL = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}");

    private KeyUlid() {}

    /**
     * The same ULID, if it is one.
     *
     * @throws KeyValueException if it is none
     */
    public static String encode(String ulid) {
        if (!CANONICAL.matcher(ulid).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_ULID);
        }
        return ulid;
    }
}
