package dev.tablewright.keys;

import java.util.UUID;
import java.util.regex.Pattern;

/**
 * UUIDs in keys: lower-case canonical, so they sort as unsigned 128-bit numbers (version 7: by time).
 * {@link UUID#compareTo} is another order: it compares signed halves.
 */
public final class KeyUuid {

    /** The number of characters. */
    static final int WIDTH = 36;

    private static final Pattern CANONICAL =
            Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

    private KeyUuid() {}

    public static String encode(UUID uuid) {
        return uuid.toString();
    }

    /** The inverse of {@link #encode}. */
    public static UUID read(String form) {
        if (!CANONICAL.matcher(form).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_UUID);
        }
        return UUID.fromString(form);
    }
}
