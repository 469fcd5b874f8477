package dev.tablewright.lab.data;

import dev.tablewright.model.entity.Skew;
import java.util.Optional;

/**
 * How unequally often each of so many is chosen: the first most often. Shares follow from a formula (the sum of a zipf distribution
 * as an integral), so that millions need no table.
 */
final class Popularity {

    /** The integral from here comes closest to the sum from one. */
    private static final double SHIFT = 0.5;

    private static final double NEARLY_ONE = 1e-9;

    private final long number;
    private final double exponent;
    private final boolean constant;
    private final double first;
    private final double all;

    private Popularity(long number, double exponent, boolean constant) {
        this.number = number;
        this.exponent = exponent;
        this.constant = constant;
        this.first = integral(SHIFT);
        this.all = integral(number + SHIFT) - first;
    }

    static Popularity of(Optional<Skew> skew, long number) {
        if (skew.isPresent() && skew.get() instanceof Skew.Zipf zipf) {
            return new Popularity(number, zipf.exponent().doubleValue(), false);
        }
        return new Popularity(number, 0, skew.isPresent() && skew.get() instanceof Skew.Constant);
    }

    boolean isUniform() {
        return exponent == 0 && !constant;
    }

    /** The share of those before a place from 0 to their number; between two of them, a part of the first. */
    double before(double place) {
        if (constant) {
            return Math.min(1, place);
        }
        return Math.min(1, (integral(place + SHIFT) - first) / all);
    }

    /** The one at which a share ends. */
    long at(double share) {
        if (constant) {
            return 0;
        }
        double x = first + share * all;
        double place = isLogarithmic() ? StrictMath.exp(x) : StrictMath.pow(x * (1 - exponent), 1 / (1 - exponent));
        return Math.max(0, Math.min(number - 1, (long) (place - SHIFT)));
    }

    private double integral(double x) {
        return isLogarithmic() ? StrictMath.log(x) : StrictMath.pow(x, 1 - exponent) / (1 - exponent);
    }

    private boolean isLogarithmic() {
        return Math.abs(exponent - 1) < NEARLY_ONE;
    }
}
