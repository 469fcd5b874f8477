package dev.tablewright.capacity.item;

import dev.tablewright.capacity.DynamoFacts;
import java.math.BigDecimal;

/**
 * The bytes of a number. The documentation says <i>approximately</i> one byte per two significant digits and one more. What
 * holds to the byte: the digits are paired from the decimal point outwards, a byte a pair, pairs of zeros at both ends left
 * out; one byte more for the exponent, and one if the number is negative. So 12 and 1200 take two bytes, but 120 and 1.2
 * take three: their digits lie in two pairs.
 */
final class NumberSize {

    private static final long ZERO = 1;

    private NumberSize() {}

    static long of(BigDecimal number) {
        if (number.signum() == 0) {
            return ZERO;
        }
        BigDecimal digits = number.stripTrailingZeros();
        int lowest = -digits.scale();
        int highest = lowest + digits.precision() - 1;
        long pairs = Math.floorDiv(highest, 2) - Math.floorDiv(lowest, 2) + 1L;
        return Math.min(DynamoFacts.NUMBER_BYTES_AT_MOST, 1 + pairs + (number.signum() < 0 ? 1 : 0));
    }
}
