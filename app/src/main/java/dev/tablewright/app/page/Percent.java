package dev.tablewright.app.page;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Lengths in a chart: parts of its width, whatever that is. */
final class Percent {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** What is not nothing can be seen. */
    private static final BigDecimal LEAST = new BigDecimal("0.3");

    private Percent() {}

    static BigDecimal of(BigDecimal part, BigDecimal whole) {
        return whole.signum() == 0
                ? BigDecimal.ZERO
                : part.multiply(HUNDRED).divide(whole, 2, RoundingMode.HALF_UP).min(HUNDRED);
    }

    /** The same, but never too small to be seen. */
    static BigDecimal visible(BigDecimal part, BigDecimal whole) {
        return part.signum() == 0 ? BigDecimal.ZERO : of(part, whole).max(LEAST);
    }

    static String text(BigDecimal percent) {
        return percent.stripTrailingZeros().toPlainString() + "%";
    }
}
