package dev.tablewright.keys;

/** The UTF-8 form of text, without making it. */
final class Utf8 {

    private Utf8() {}

    /** The code point at {@code index}, which must not be half of a pair. */
    static int codePointAt(CharSequence text, int index) {
        char c = text.charAt(index);
        if (!Character.isSurrogate(c)) {
            return c;
        }
        boolean paired = Character.isHighSurrogate(c)
                && index + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(index + 1));
        if (!paired) {
            throw new KeyValueException(Refusal.UNPAIRED_SURROGATE, index);
        }
        return Character.toCodePoint(c, text.charAt(index + 1));
    }

    /** The number of bytes; refuses text that has no UTF-8 form. */
    static int length(CharSequence text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            int codePoint = codePointAt(text, i);
            bytes += width(codePoint);
            i += Character.charCount(codePoint) - 1;
        }
        return bytes;
    }

    /** The same text; refuses text that has no UTF-8 form. */
    static String wellFormed(String text) {
        length(text);
        return text;
    }

    /** The number of bytes of a code point. */
    static int width(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    /** Byte number {@code index} of the {@link #width} bytes of a code point, unsigned. */
    static int byteAt(int codePoint, int index) {
        int width = width(codePoint);
        if (width == 1) {
            return codePoint;
        }
        int payload = codePoint >> (6 * (width - 1 - index));
        // The leading byte carries its width in ones: 110xxxxx, 1110xxxx, 11110xxx.
        return index == 0 ? (0xF00 >> width & 0xFF) | payload : 0x80 | (payload & 0x3F);
    }
}
