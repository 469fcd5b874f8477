package dev.tablewright.capacity.heat;

import java.math.BigDecimal;
import java.math.MathContext;

/** Which part of all requests the most popular of several values gets. */
public final class HottestShare {

    /** So many terms of the series are added one by one; the rest is an integral, with two terms of correction. */
    private static final int ADDED = 1_000;

    private HottestShare() {}

    /** All values are asked for equally often. */
    public static BigDecimal uniform(long values) {
        return BigDecimal.ONE.divide(BigDecimal.valueOf(Math.max(1, values)), MathContext.DECIMAL64);
    }

    /** The k-th most popular of {@code values} is asked for in proportion to {@code 1 / k^exponent} (Zipf's law). */
    public static BigDecimal zipf(long values, BigDecimal exponent) {
        double harmonic = harmonic(Math.max(1, values), exponent.doubleValue());
        return new BigDecimal(1 / harmonic, MathContext.DECIMAL32);
    }

    /**
     * The sum of {@code 1 / k^s} for k from 1 to n. The tail is summed by the formula of Euler and Maclaurin, whose error is
     * far below what is shown; {@link StrictMath} gives the same bits on every machine.
     */
    static double harmonic(long n, double s) {
        double sum = 0;
        long added = Math.min(n, ADDED);
        // The small ones first, so that they are not lost in the large.
        for (long k = added; k >= 1; k--) {
            sum += StrictMath.pow((double) k, -s);
        }
        return n <= added ? sum : sum + tail((double) added, (double) n, s);
    }

    private static double tail(double a, double n, double s) {
        double integral = StrictMath.abs(s - 1) < 1e-9
                ? StrictMath.log(n / a)
                : (StrictMath.pow(n, 1 - s) - StrictMath.pow(a, 1 - s)) / (1 - s);
        double ends = (StrictMath.pow(n, -s) - StrictMath.pow(a, -s)) / 2;
        double slope = s * (StrictMath.pow(a, -s - 1) - StrictMath.pow(n, -s - 1)) / 12;
        return integral + ends + slope;
    }
}
