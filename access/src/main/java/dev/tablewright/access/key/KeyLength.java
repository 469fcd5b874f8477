package dev.tablewright.access.key;

import dev.tablewright.keys.FormExtent;
import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.nio.charset.StandardCharsets;

/** How many bytes a value can take in a key, at most. */
public final class KeyLength {

    /** Nothing says how many. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    /** DynamoDB keeps a number in no more bytes than this. */
    private static final int NATIVE_NUMBER = 21;

    /** A sign, and as many digits as the largest number has. */
    private static final int LONGEST_WHOLE = 1 + 126;

    /** A point, and the digits of the smallest number behind it: it begins at the 130th and has 38. */
    private static final int LONGEST_FRACTION = 1 + 130 + 37;

    /** The sign before, and the mark behind, that decimals of a fixed width can have. */
    private static final int MARKS = 2;

    private static final int WIDEST_CHARACTER = 4;
    private static final int ESCAPE = 3;
    private static final String DIGITS_AND_SIGNS = "0123456789.-~";
    private static final String HEXADECIMAL = "0123456789ABCDEF";

    /** Beyond this many characters every key is too long anyway. */
    private static final long PLENTY = 1L << 32;

    private KeyLength() {}

    /** The bytes of a piece of a key. */
    public static long of(KeyPiece piece) {
        if (piece.leaf().isEmpty()) {
            return bytes(piece.text());
        }
        Attribute leaf = piece.leaf().get().attribute();
        return piece.encoding()
                .map(slot -> composed(
                        leaf,
                        slot.slot().format(),
                        slot.encoding(),
                        slot.boundary().terminator()))
                .orElseGet(() -> direct(leaf));
    }

    /** The bytes of the whole value of a key attribute. */
    public static long of(KeyPart part) {
        long sum = 0;
        for (KeyPiece piece : part.pieces()) {
            long bytes = of(piece);
            if (bytes == UNLIMITED) {
                return UNLIMITED;
            }
            sum += bytes;
        }
        return sum;
    }

    /** The bytes of a value that is the key attribute itself. */
    static long direct(Attribute leaf) {
        if (leaf.type().isNumeric()) {
            return NATIVE_NUMBER;
        }
        return leaf.type() == ScalarType.BINARY
                ? limited(leaf.max().orElse(UNLIMITED), 1)
                : plain(leaf, ValueEncoding.RAW, KeyText.NONE);
    }

    /**
     * The bytes of a value in a slot of a template.
     *
     * @param terminator the character to escape beside those that always are, or {@link KeyText#NONE}
     */
    static long composed(Attribute leaf, SlotFormat format, ValueEncoding encoding, int terminator) {
        FormExtent extent = format.extent(leaf.type().keyType());
        if (!extent.isOpen()) {
            return (long) extent.width() + (extent.marker() == '\0' ? 0 : 1);
        }
        int escape = encoding == ValueEncoding.ESCAPED ? ESCAPE : 1;
        int number = DIGITS_AND_SIGNS.indexOf(terminator) >= 0 ? escape : 1;
        return switch (leaf.type().keyType()) {
            case INTEGER -> (long) LONGEST_WHOLE * number;
            case DECIMAL -> (long) longestDecimal(format) * number;
            case BINARY ->
                limited(leaf.max().orElse(UNLIMITED), 2L * (HEXADECIMAL.indexOf(terminator) >= 0 ? escape : 1));
            default -> plain(leaf, encoding, terminator);
        };
    }

    private static int longestDecimal(SlotFormat format) {
        return format instanceof SlotFormat.Padded padded
                ? padded.width() + LONGEST_FRACTION + MARKS
                // A sign, a zero, and the fraction.
                : 2 + LONGEST_FRACTION;
    }

    private static long plain(Attribute leaf, ValueEncoding encoding, int terminator) {
        boolean escaped = encoding == ValueEncoding.ESCAPED;
        if (leaf.type() instanceof Type.Choice choice) {
            return choice.values().stream()
                    .mapToLong(word -> word.text()
                            .codePoints()
                            .mapToLong(c -> bytes(c, escaped, terminator))
                            .sum())
                    .max()
                    .orElse(0);
        }
        FormExtent extent = new SlotFormat.Plain().extent(leaf.type().keyType());
        if (!extent.isOpen()) {
            return extent.width();
        }
        TextShape shape = TextShape.of(leaf);
        return limited(shape.characters(), widest(shape, escaped, terminator));
    }

    /** The bytes that one character of a text can take. */
    private static long widest(TextShape shape, boolean escaped, int terminator) {
        return shape.alphabet()
                .map(alphabet -> alphabet.stream()
                        .mapToLong(c -> bytes(c, escaped, terminator))
                        .max()
                        .orElse(0))
                .orElseGet(
                        () -> Math.max(WIDEST_CHARACTER, terminator < 0 ? 0 : bytes(terminator, escaped, terminator)));
    }

    private static long bytes(int codePoint, boolean escaped, int terminator) {
        long width = bytes(Character.toString(codePoint));
        return escaped && (codePoint <= '$' || codePoint == terminator) ? ESCAPE * width : width;
    }

    private static long limited(long characters, long each) {
        return characters == UNLIMITED ? UNLIMITED : Math.min(characters, PLENTY) * each;
    }

    /** The bytes of a text as it is. */
    static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
