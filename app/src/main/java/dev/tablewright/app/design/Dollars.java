package dev.tablewright.app.design;

import dev.tablewright.capacity.price.Money;
import java.math.BigDecimal;

/** Amounts that may also be less than nothing: what one design costs more than another. */
final class Dollars {

    private Dollars() {}

    /** {@code $2,118.06}. */
    static String of(BigDecimal dollars) {
        return new Money(dollars.abs()).toTheCent();
    }

    /** {@code +$132.04}, {@code -$0.20}; a difference that rounds to nothing is none. */
    static String signed(BigDecimal dollars) {
        return isNothing(dollars) ? "±$0.00" : (dollars.signum() < 0 ? "-" : "+") + of(dollars);
    }

    /** {@code $132.04 a month more}. */
    static String inWords(BigDecimal dollars) {
        return isNothing(dollars)
                ? "for the same price"
                : of(dollars) + " a month " + (dollars.signum() < 0 ? "less" : "more");
    }

    private static boolean isNothing(BigDecimal dollars) {
        return of(dollars).equals(of(BigDecimal.ZERO));
    }
}
