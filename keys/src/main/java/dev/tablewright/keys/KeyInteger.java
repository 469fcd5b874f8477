package dev.tablewright.keys;

import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * Whole numbers in keys, and seconds since 1970.
 *
 * <pre>{@code
 * KeyInteger.plain(-7);              // -7
 * KeyInteger.padded(42, 8, false);   // 00000042
 * KeyInteger.padded(-7, 8, false);   // -99999992
 * KeyInteger.padded(42, 8, true);    // 99999957
 * KeyInteger.padded(-7, 8, true);    // ~00000007
 * }</pre>
 *
 * <p>Plain numbers do not sort as numbers ({@code 10 < 9}). Padded ones do: on one side of zero the digits count up or,
 * as the difference to the largest number, down; and {@code -} sorts below all digits, {@code ~} above. A number that
 * does not fit the width is refused, never cut.
 */
public final class KeyInteger {

    private static final Pattern SHORTEST = Pattern.compile("0|-?[1-9][0-9]{0,125}");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+");
    private static final long[] POWERS = new long[TemplateParser.MAX_WIDTH + 1];

    static {
        POWERS[0] = 1;
        for (int i = 1; i < POWERS.length; i++) {
            POWERS[i] = POWERS[i - 1] * 10;
        }
    }

    private KeyInteger() {}

    public static String plain(long number) {
        return Long.toString(number);
    }

    /**
     * @throws KeyValueException if DynamoDB cannot hold the number
     */
    public static String plain(BigInteger number) {
        return DynamoNumber.checked(number).toString();
    }

    /**
     * @throws KeyValueException if the number has more digits than {@code width}
     */
    public static String padded(long number, int width, boolean descending) {
        long largest = POWERS[width] - 1;
        if (number > largest || number < -largest) {
            throw new KeyValueException(Refusal.NUMBER_TOO_WIDE);
        }
        if (descending) {
            return number < 0 ? digits('~', -number, width) : digits(largest - number, width);
        }
        return number < 0 ? digits('-', largest + number, width) : digits(number, width);
    }

    /**
     * @throws KeyValueException if the number has more digits than {@code width}
     */
    public static String padded(BigInteger number, int width, boolean descending) {
        if (number.bitLength() > 63) {
            throw new KeyValueException(Refusal.NUMBER_TOO_WIDE);
        }
        return padded(number.longValue(), width, descending);
    }

    /** The inverse of {@link #plain(BigInteger)}. */
    public static BigInteger readPlain(String form) {
        if (!SHORTEST.matcher(form).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        return DynamoNumber.checked(new BigInteger(form));
    }

    /** The inverse of {@link #padded(long, int, boolean)}. */
    public static long readPadded(String form, int width, boolean descending) {
        boolean negative = form.startsWith(descending ? "~" : "-");
        String digits = form.substring(negative ? 1 : 0);
        if (digits.length() != width || !DIGITS.matcher(digits).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        long written = Long.parseLong(digits);
        long magnitude = negative == descending ? written : POWERS[width] - 1 - written;
        if (negative && magnitude == 0) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        return negative ? -magnitude : magnitude;
    }

    /** A number that is not negative, with leading zeros. */
    static String digits(long number, int width) {
        char[] form = new char[width];
        fill(form, 0, number);
        return new String(form);
    }

    private static String digits(char sign, long number, int width) {
        char[] form = new char[width + 1];
        form[0] = sign;
        fill(form, 1, number);
        return new String(form);
    }

    private static void fill(char[] form, int first, long number) {
        long rest = number;
        for (int i = form.length - 1; i >= first; i--) {
            form[i] = (char) ('0' + rest % 10);
            rest /= 10;
        }
    }
}
