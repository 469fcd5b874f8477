package dev.tablewright.capacity.unit;

import java.math.BigDecimal;

/**
 * A number of read or write units, exact. The smallest amount there is, is half a unit.
 *
 * @param halves how many halves of a unit
 */
public record Units(long halves) implements Comparable<Units> {

    public static final Units ZERO = new Units(0);

    private static final long HALVES = 2;
    private static final BigDecimal HALF = new BigDecimal("0.5");

    public static Units of(long whole) {
        return new Units(Math.multiplyExact(whole, HALVES));
    }

    public Units plus(Units other) {
        return new Units(Math.addExact(halves, other.halves));
    }

    public Units times(long factor) {
        return new Units(Math.multiplyExact(halves, factor));
    }

    public boolean isZero() {
        return halves == 0;
    }

    public BigDecimal toBigDecimal() {
        return BigDecimal.valueOf(halves).multiply(HALF).stripTrailingZeros();
    }

    @Override
    public int compareTo(Units other) {
        return Long.compare(halves, other.halves);
    }

    @Override
    public String toString() {
        return toBigDecimal().toPlainString();
    }
}
