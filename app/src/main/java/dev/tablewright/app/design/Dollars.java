package dev.tablewright.app.design;

import dev.tablewright.capacity.price.Money;
import java.math.BigDecimal;

/** Amounts that may also be less than nothing: what one design costs more than another. */
final class Dollars {

    private static final BigDecimal HALF_A_CENT = new BigDecimal("0.005");

    private Dollars() {}

    /** {@code $2,118.06}. */
    static String of(BigDecimal dollars) {
        return new Money(dollars.abs()).toTheCent();
    }

    /** {@code +$132.04}, {@code -$0.20}; of less than half a cent, the sign is not worth reading. */
    static String signed(BigDecimal dollars) {
        String sign = isHardlyAny(dollars) ? "" : dollars.signum() < 0 ? "-" : "+";
        return sign + of(dollars);
    }

    /** {@code $132.04 a month more}. */
    static String inWords(BigDecimal dollars) {
        return isHardlyAny(dollars)
                ? "for the same price"
                : of(dollars) + " a month " + (dollars.signum() < 0 ? "less" : "more");
    }

    private static boolean isHardlyAny(BigDecimal dollars) {
        return dollars.abs().compareTo(HALF_A_CENT) < 0;
    }
}
