package dev.tablewright.keys;

import java.util.HexFormat;
import java.util.regex.Pattern;

/** Binary values in keys: two upper-case hexadecimal digits a byte, which sort as unsigned bytes do. */
public final class KeyBytes {

    private static final HexFormat HEX = HexFormat.of().withUpperCase();
    private static final Pattern DIGITS = Pattern.compile("[0-9A-F]*");

    private KeyBytes() {}

    public static String encode(byte[] bytes) {
        return HEX.formatHex(bytes);
    }

    /** The inverse of {@link #encode}. */
    public static byte[] read(String form) {
        if (form.length() % 2 != 0 || !DIGITS.matcher(form).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_BINARY);
        }
        return HEX.parseHex(form);
    }
}
