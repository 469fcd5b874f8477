package dev.tablewright.keys;

/**
 * Text in keys: every character up to {@code $} becomes {@code $} and its two upper-case hexadecimal digits, all others
 * stay as they are.
 *
 * <pre>{@code
 * KeyText.encode("alice");        // alice
 * KeyText.encode("a#USER#b");     // a$23USER$23b
 * KeyText.encode("etc/x", '/');   // etc$2Fx
 * }</pre>
 *
 * <p><b>Injective:</b> the codes of the characters are prefix-free. A character that stands for itself is never
 * {@code $}; the escapes {@code $00} to {@code $24} are equally long and differ; that of a terminator begins with a
 * byte above {@code $24}. So encoded text falls apart into characters in one way only.
 *
 * <p><b>Ordered:</b> let {@code x} and {@code y} differ first in the code points {@code p < q}. Are both above {@code $},
 * UTF-8 orders them as code points. Is only {@code p} escaped, {@code $} is below the first byte of {@code q}. Are both
 * escaped, two upper-case digits order as the numbers do. And if {@code x} is the beginning of {@code y}, so is
 * its code; what then follows {@code x} in a key is the end or a delimiter below {@code $}, such as {@code #}, and less
 * than any byte by which {@code y} goes on. So keys joined by {@code #} sort as tuples of their values.
 *
 * <p><b>Prefixes:</b> {@code encode(x + y) = encode(x) + encode(y)} as long as no surrogate pair is cut, and an encoded
 * value begins with {@code encode(x)} if and only if the value begins with {@code x}.
 */
public final class KeyText {

    /** No terminator beyond what is always escaped. */
    public static final int NONE = -1;

    private static final String HEX = "0123456789ABCDEF";

    private KeyText() {}

    /** Encodes text in front of the end of a key or of a literal that begins with a character below {@code $}. */
    public static String encode(String text) {
        return encode(text, NONE);
    }

    /**
     * Encodes text in front of a literal that begins with {@code terminator}: that character is escaped too, as the
     * escapes of its UTF-8 bytes. This keeps the key injective, but not the order of tuples.
     *
     * @return the same string if nothing needs an escape
     * @throws KeyValueException if the text has no UTF-8 form
     */
    public static String encode(String text, int terminator) {
        for (int i = 0; i < text.length(); i++) {
            int c = text.charAt(i);
            if (Character.isSurrogate((char) c)) {
                c = Utf8.codePointAt(text, i);
            }
            if (c <= '$' || c == terminator) {
                return escaped(text, i, terminator);
            }
            i += Character.charCount(c) - 1;
        }
        return text;
    }

    /**
     * Text as it is, for keys that are there already and are not escaped.
     *
     * @throws KeyValueException if the text has no UTF-8 form
     */
    public static String raw(String text) {
        return Utf8.wellFormed(text);
    }

    private static String escaped(String text, int first, int terminator) {
        StringBuilder encoded = new StringBuilder(text.length() + 8).append(text, 0, first);
        int codePoint;
        for (int i = first; i < text.length(); i += Character.charCount(codePoint)) {
            codePoint = Utf8.codePointAt(text, i);
            if (codePoint <= '$' || codePoint == terminator) {
                appendEscape(encoded, codePoint);
            } else {
                encoded.appendCodePoint(codePoint);
            }
        }
        return encoded.toString();
    }

    private static void appendEscape(StringBuilder encoded, int codePoint) {
        for (int i = 0; i < Utf8.width(codePoint); i++) {
            int octet = Utf8.byteAt(codePoint, i);
            encoded.append('$').append(HEX.charAt(octet >> 4)).append(HEX.charAt(octet & 0xF));
        }
    }

    /** The inverse of {@link #encode(String)}. */
    public static String decode(String encoded) {
        return decode(encoded, NONE);
    }

    /**
     * The inverse of {@link #encode(String, int)}.
     *
     * @throws KeyValueException if no text encodes to this
     */
    public static String decode(String encoded, int terminator) {
        StringBuilder text = new StringBuilder(encoded.length());
        int next;
        for (int i = 0; i < encoded.length(); i = next) {
            int codePoint = Utf8.codePointAt(encoded, i);
            next = i + Character.charCount(codePoint);
            if (codePoint == '$') {
                codePoint = escapeAt(encoded, i, terminator);
                next = i + 3 * Utf8.width(codePoint);
            } else if (codePoint < '$' || codePoint == terminator) {
                throw new KeyValueException(Refusal.UNESCAPED_CHARACTER, i);
            }
            text.appendCodePoint(codePoint);
        }
        return text.toString();
    }

    /** The character whose escape begins at {@code index}: only what an encoder writes is accepted. */
    private static int escapeAt(String encoded, int index, int terminator) {
        int octet = octetAt(encoded, index + 1);
        if (octet >= 0 && octet <= '$') {
            return octet;
        }
        if (terminator > '$') {
            StringBuilder escape = new StringBuilder();
            appendEscape(escape, terminator);
            if (encoded.startsWith(escape.toString(), index)) {
                return terminator;
            }
        }
        throw new KeyValueException(Refusal.MALFORMED_ESCAPE, index);
    }

    /**
     * The offset of the first {@code terminator} behind {@code start} that is not part of an escape, or the length of the
     * key. (A terminator such as {@code A} also occurs as a digit of escapes.)
     */
    static int endAt(String key, int start, int terminator) {
        int i = start;
        while (i < key.length()) {
            int codePoint = key.codePointAt(i);
            if (codePoint == terminator) {
                return i;
            }
            boolean escape = codePoint == '$' && octetAt(key, i + 1) >= 0;
            i += escape ? 3 : Character.charCount(codePoint);
        }
        return key.length();
    }

    /** The number that two digits stand for, or something negative if they do not stand there. */
    private static int octetAt(String text, int index) {
        if (index + 2 > text.length()) {
            return -1;
        }
        int low = HEX.indexOf(text.charAt(index + 1));
        return low < 0 ? -1 : HEX.indexOf(text.charAt(index)) * 16 + low;
    }
}
