package dev.tablewright.keys;

/**
 * Spreads values over a number of partitions: the 64-bit FNV-1a hash of a value's plain encoded form, modulo the number
 * of shards.
 *
 * <pre>{@code
 * KeyShard.of(KeyText.encode("alice"), 15);   // two digits, 00 to 14
 * }</pre>
 */
public final class KeyShard {

    private static final long OFFSET_BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private KeyShard() {}

    /**
     * The shard of a value, with leading zeros.
     *
     * @param encoded the value in its plain form, escaped
     */
    public static String of(String encoded, int count) {
        return KeyInteger.digits(Long.remainderUnsigned(hash(encoded), count), width(count));
    }

    /** The number of digits of the largest shard. */
    static int width(int count) {
        return Integer.toString(count - 1).length();
    }

    /** The form, if it names one of the shards. */
    static String read(String form, int count) {
        boolean digits = form.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!digits || form.length() != width(count) || Integer.parseInt(form) >= count) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        return form;
    }

    /** FNV-1a over the UTF-8 bytes. */
    static long hash(String text) {
        long hash = OFFSET_BASIS;
        int codePoint;
        for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
            codePoint = Utf8.codePointAt(text, i);
            for (int octet = 0; octet < Utf8.width(codePoint); octet++) {
                hash = (hash ^ Utf8.byteAt(codePoint, octet)) * PRIME;
            }
        }
        return hash;
    }
}
