package dev.tablewright.synthesis.explain;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where something turns round when a number of the model becomes larger or smaller.
 *
 * @param above whether it turns when the number grows
 * @param factor by which the number is multiplied there
 */
record TurningPoint(boolean above, BigDecimal factor) {

    /** Beyond a thousand times of what was said, the model is another one. */
    private static final BigDecimal FARTHEST = BigDecimal.valueOf(1_024);

    /** Each halves the error on the scale of powers: the figure is good to a few percent. */
    private static final int STEPS = 8;

    /** @param holds what turns round, of the number multiplied by a factor; empty if it never does */
    static Optional<TurningPoint> of(Predicate<BigDecimal> holds) {
        boolean now = holds.test(BigDecimal.ONE);
        BigDecimal least = BigDecimal.ONE.divide(FARTHEST, MathContext.DECIMAL32);
        for (boolean up : new boolean[] {true, false}) {
            BigDecimal far = up ? FARTHEST : least;
            if (holds.test(far) != now) {
                return Optional.of(new TurningPoint(up, between(holds, now, far)));
            }
        }
        return Optional.empty();
    }

    private static BigDecimal between(Predicate<BigDecimal> holds, boolean now, BigDecimal far) {
        BigDecimal before = BigDecimal.ONE;
        BigDecimal after = far;
        for (int step = 0; step < STEPS; step++) {
            BigDecimal middle = before.multiply(after).sqrt(MathContext.DECIMAL32);
            if (holds.test(middle) == now) {
                before = middle;
            } else {
                after = middle;
            }
        }
        return after;
    }
}
