package dev.tablewright.capacity.estimate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A number of which one knows more or less: never negative, and never beyond its ends.
 *
 * @param most empty if nothing bounds it
 */
public record Estimate(BigDecimal least, BigDecimal expected, Optional<BigDecimal> most) {

    public static final Estimate ZERO = exactly(0);
    public static final Estimate ONE = exactly(1);

    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    public Estimate {
        if (least.signum() < 0
                || least.compareTo(expected) > 0
                || most.filter(end -> end.compareTo(expected) < 0).isPresent()) {
            throw new IllegalArgumentException("no estimate: " + least + " <= " + expected + " <= " + most);
        }
    }

    public static Estimate exactly(long number) {
        return exactly(BigDecimal.valueOf(number));
    }

    public static Estimate exactly(BigDecimal number) {
        return new Estimate(number, number, Optional.of(number));
    }

    /** Whole numbers with all three known. */
    public static Estimate of(long least, long expected, long most) {
        return new Estimate(
                BigDecimal.valueOf(least), BigDecimal.valueOf(expected), Optional.of(BigDecimal.valueOf(most)));
    }

    /** At least so much, probably so much, and nobody knows how much at most. */
    public static Estimate unbounded(long least, long expected) {
        return new Estimate(BigDecimal.valueOf(least), BigDecimal.valueOf(expected), Optional.empty());
    }

    /** Whether there is nothing to guess. */
    public boolean isExact() {
        return most.filter(end -> end.compareTo(least) == 0).isPresent();
    }

    public boolean isZero() {
        return isExact() && least.signum() == 0;
    }

    public Estimate plus(Estimate other) {
        return new Estimate(
                least.add(other.least), expected.add(other.expected), most.flatMap(end -> other.most.map(end::add)));
    }

    public Estimate times(Estimate other) {
        boolean nothing = isZero() || other.isZero();
        return nothing
                ? ZERO
                : new Estimate(
                        least.multiply(other.least),
                        expected.multiply(other.expected),
                        most.flatMap(end -> other.most.map(end::multiply)));
    }

    public Estimate times(BigDecimal factor) {
        return times(exactly(factor));
    }

    public Estimate times(long factor) {
        return times(exactly(factor));
    }

    public Estimate dividedBy(BigDecimal divisor) {
        return map(number -> number.divide(divisor, MathContext.DECIMAL64));
    }

    /** Each of the three, changed by something that never makes the greater the smaller. */
    public Estimate map(UnaryOperator<BigDecimal> rising) {
        return new Estimate(rising.apply(least), rising.apply(expected), most.map(rising));
    }

    /** No more than another one. */
    public Estimate atMost(Estimate other) {
        Optional<BigDecimal> end = most.isPresent() && other.most.isPresent()
                ? Optional.of(most.get().min(other.most.get()))
                : most.or(other::most);
        return new Estimate(least.min(other.least), expected.min(other.expected), end);
    }

    /** No less than another one. */
    public Estimate atLeast(Estimate other) {
        return new Estimate(
                least.max(other.least), expected.max(other.expected), most.flatMap(end -> other.most.map(end::max)));
    }

    /** What happens only sometimes, nobody knows how often: perhaps never, perhaps always, and so half is reckoned. */
    public Estimate perhaps() {
        return new Estimate(BigDecimal.ZERO, expected.divide(TWO, MathContext.DECIMAL64), most);
    }

    /** What happens as a rule, but not always. */
    public Estimate mostly() {
        return new Estimate(BigDecimal.ZERO, expected, most);
    }

    /** Which of two is expected to be more. */
    public int compareExpected(Estimate other) {
        return expected.compareTo(other.expected);
    }

    /** The expected number, rounded up. */
    public long expectedWhole() {
        return expected.setScale(0, RoundingMode.CEILING)
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValue();
    }
}
