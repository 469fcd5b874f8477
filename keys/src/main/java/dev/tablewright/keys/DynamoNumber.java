package dev.tablewright.keys;

import java.math.BigDecimal;
import java.math.BigInteger;

/** The numbers that DynamoDB can hold: 38 significant digits, magnitudes from 1E-130 to 9.99…E+125, and zero. */
final class DynamoNumber {

    private static final int MAX_DIGITS = 38;
    private static final int MIN_EXPONENT = -130;
    private static final int MAX_EXPONENT = 125;

    /** 10^126 has 419 bits; beyond, do not even count the digits. */
    private static final int MAX_BITS = 419;

    private DynamoNumber() {}

    /**
     * The number without trailing zeros. Checked before its digits are ever written: {@code 1E+999999999} is short, its
     * plain form is a gigabyte.
     */
    static BigDecimal canonical(BigDecimal number) {
        if (number.signum() == 0) {
            return BigDecimal.ZERO;
        }
        long exponent = (long) number.precision() - number.scale() - 1;
        if (exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) {
            throw new KeyValueException(Refusal.NUMBER_OUT_OF_RANGE);
        }
        BigDecimal stripped = number.stripTrailingZeros();
        if (stripped.precision() > MAX_DIGITS) {
            throw new KeyValueException(Refusal.NUMBER_TOO_PRECISE);
        }
        return stripped;
    }

    /** The same number, if DynamoDB can hold it. */
    static BigInteger checked(BigInteger number) {
        if (number.bitLength() > MAX_BITS) {
            throw new KeyValueException(Refusal.NUMBER_OUT_OF_RANGE);
        }
        canonical(new BigDecimal(number));
        return number;
    }
}
