package dev.tablewright.keys;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/**
 * Decimal numbers in keys. Only the numeric value counts: {@code 12.50} and {@code 12.5} are the same.
 *
 * <pre>{@code
 * KeyDecimal.plain(new BigDecimal("12.50"));              // 12.5
 * KeyDecimal.padded(new BigDecimal("12.5"), 4, false);    // 0012.5
 * KeyDecimal.padded(new BigDecimal("-12.5"), 4, false);   // -9987.4~
 * KeyDecimal.padded(new BigDecimal("12.5"), 4, true);     // 9987.4~
 * KeyDecimal.padded(new BigDecimal("-12.5"), 4, true);    // ~0012.5
 * }</pre>
 *
 * <p>Where larger magnitudes sort first, every digit is replaced by its difference to nine, and {@code ~} ends the form:
 * it sorts above {@code .} and the digits, so that {@code 12} comes behind {@code 12.5}, as it must there. Where larger
 * magnitudes sort last nothing ends the form: what follows in a key sorts below {@code .} and the digits.
 */
public final class KeyDecimal {

    private static final Pattern PLAIN = Pattern.compile("-?(0|[1-9][0-9]{0,125})(\\.[0-9]{1,200})?");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+(\\.[0-9]{1,200})?");

    private KeyDecimal() {}

    /**
     * The shortest form without an exponent. It does not sort as numbers do.
     *
     * @throws KeyValueException if DynamoDB cannot hold the number
     */
    public static String plain(BigDecimal number) {
        return DynamoNumber.canonical(number).toPlainString();
    }

    /**
     * The form that sorts as numbers do, or in the opposite order.
     *
     * @param width of the part before the point
     * @throws KeyValueException if DynamoDB cannot hold the number, or its whole part has more digits than {@code width}
     */
    public static String padded(BigDecimal number, int width, boolean descending) {
        BigDecimal canonical = DynamoNumber.canonical(number);
        boolean negative = canonical.signum() < 0;
        boolean complement = negative != descending;
        String magnitude = canonical.abs().toPlainString();
        int point = magnitude.indexOf('.');
        int zeros = width - (point < 0 ? magnitude.length() : point);
        if (zeros < 0) {
            throw new KeyValueException(Refusal.NUMBER_TOO_WIDE);
        }
        StringBuilder form = new StringBuilder(width + magnitude.length() + 2);
        if (negative) {
            form.append(descending ? '~' : '-');
        }
        String padded = "0".repeat(zeros) + magnitude;
        form.append(complement ? ninesComplement(padded) : padded);
        return complement ? form.append('~').toString() : form.toString();
    }

    /** The inverse of {@link #plain}. */
    public static BigDecimal readPlain(String form) {
        if (!PLAIN.matcher(form).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        BigDecimal number = DynamoNumber.canonical(new BigDecimal(form));
        return asWritten(number, plain(number), form);
    }

    /** The inverse of {@link #padded}. */
    public static BigDecimal readPadded(String form, int width, boolean descending) {
        boolean negative = form.startsWith(descending ? "~" : "-");
        boolean complement = negative != descending;
        int end = form.length() - (complement && form.endsWith("~") ? 1 : 0);
        String digits = form.substring(negative ? 1 : 0, Math.max(end, negative ? 1 : 0));
        int point = digits.indexOf('.');
        if ((point < 0 ? digits.length() : point) != width
                || !DIGITS.matcher(digits).matches()) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        BigDecimal magnitude = DynamoNumber.canonical(new BigDecimal(complement ? ninesComplement(digits) : digits));
        BigDecimal number = negative ? magnitude.negate() : magnitude;
        return asWritten(number, padded(number, width, descending), form);
    }

    /** Trailing zeros, a negative zero and a missing {@code ~} pass the patterns; the encoder knows better. */
    private static BigDecimal asWritten(BigDecimal number, String written, String form) {
        if (!written.equals(form)) {
            throw new KeyValueException(Refusal.MALFORMED_NUMBER);
        }
        return number;
    }

    private static String ninesComplement(String digits) {
        StringBuilder complement = new StringBuilder(digits.length());
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            complement.append(c == '.' ? c : (char) ('0' + '9' - c));
        }
        return complement.toString();
    }
}
