package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.random.Tally;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** How often, and by how much, what the search finds differs from the best of all. */
final class Differences {

    private static final double EQUAL = 1e-6;
    private static final BigDecimal CENT = new BigDecimal("0.01");

    private final double tolerance;
    private final Tally tally = new Tally();
    private double largest;
    private double largestClaim;

    /** @param tolerance which part of the best price is no reason to worry */
    Differences(double tolerance) {
        this.tolerance = tolerance;
    }

    void count(String what) {
        tally.count(what);
    }

    void compared(Worth best, Worth found) {
        double more = relative(best.dollars(), found.dollars());
        tally.count("compared");
        if (limits(best) < limits(found)) {
            tally.count("more limits broken than need be");
        } else if (limits(best) > limits(found)) {
            tally.count("better than the best that was tried");
        } else if (Math.abs(more) <= EQUAL) {
            tally.count("equal");
        } else if (more < 0) {
            tally.count("better than the best that was tried");
        } else {
            tally.count(more <= tolerance ? "hardly dearer" : "dearer");
        }
        synchronized (this) {
            largest = Math.max(largest, more);
        }
    }

    /** @param least what the search says no design can undercut */
    void claimed(Worth best, BigDecimal least, boolean optimal) {
        double more = relative(best.dollars(), least);
        tally.count(optimal ? "claims to be the best" : "claims to be near the best");
        if (more > EQUAL) {
            tally.count(optimal ? "is not quite the best" : "is not quite as near as it claims");
        }
        synchronized (this) {
            largestClaim = Math.max(largestClaim, more);
        }
    }

    int of(String what) {
        return tally.of(what);
    }

    /**
     * Whether what was found is hardly worse. Better is possible: the order in which an entity names its entries decides
     * which of them share an index, and only one order of each set is tried.
     */
    boolean areTolerable(Worth best, Worth found) {
        return limits(found) < limits(best)
                || (limits(found) == limits(best) && isTolerable(best.dollars(), found.dollars()));
    }

    /** Whether a price is below another, or hardly above it. */
    boolean isTolerable(BigDecimal other, BigDecimal price) {
        return price.subtract(other).compareTo(CENT) <= 0 || relative(other, price) <= tolerance;
    }

    private static int limits(Worth worth) {
        return worth.refused() + worth.violations();
    }

    private static double relative(BigDecimal other, BigDecimal price) {
        return other.signum() == 0
                ? price.signum()
                : price.subtract(other).divide(other, MathContext.DECIMAL64).doubleValue();
    }

    @Override
    public synchronized String toString() {
        return tally
                + String.format(
                        Locale.ROOT,
                        "  largest difference: %.4f%%%n  largest error of a claim: %.4f%%%n",
                        largest * 100,
                        largestClaim * 100);
    }
}
