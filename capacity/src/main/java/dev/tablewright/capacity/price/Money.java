package dev.tablewright.capacity.price;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * An amount to pay, exactly. It is rounded only when it is shown: the cost of one request is far below a cent, and sums
 * of rounded amounts would be wrong.
 *
 * @param dollars not negative, without trailing zeros
 */
public record Money(BigDecimal dollars) implements Comparable<Money> {

    public static final Money ZERO = new Money(BigDecimal.ZERO);

    private static final BigDecimal CENT = new BigDecimal("0.01");
    private static final BigDecimal HALF_A_CENT = new BigDecimal("0.005");

    public Money {
        if (dollars.signum() < 0) {
            throw new IllegalArgumentException("nobody is paid for using DynamoDB: " + dollars);
        }
        // One form of every number, so that equal amounts are equal.
        dollars = dollars.stripTrailingZeros();
    }

    public Money plus(Money other) {
        return new Money(dollars.add(other.dollars));
    }

    public Money times(BigDecimal factor) {
        return new Money(dollars.multiply(factor));
    }

    public Money times(long factor) {
        return times(BigDecimal.valueOf(factor));
    }

    @Override
    public int compareTo(Money other) {
        return dollars.compareTo(other.dollars);
    }

    /** To the cent, as it stands below others: {@code $1,234.56}, {@code $0.00}, {@code <$0.01}. */
    public String toTheCent() {
        return dollars.signum() > 0 && dollars.compareTo(HALF_A_CENT) < 0
                ? "<$0.01"
                : String.format(Locale.ROOT, "$%,.2f", dollars.setScale(2, RoundingMode.HALF_UP));
    }

    /** {@code $1,234.56}, {@code $0.83}, {@code less than a cent}, {@code $0}. */
    @Override
    public String toString() {
        if (dollars.signum() == 0) {
            return "$0";
        }
        if (dollars.compareTo(CENT) < 0) {
            return "less than a cent";
        }
        return String.format(Locale.ROOT, "$%,.2f", dollars.setScale(2, RoundingMode.HALF_UP));
    }
}
