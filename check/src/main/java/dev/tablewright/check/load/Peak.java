package dev.tablewright.check.load;

import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** The busiest second, as far as the author gives numbers. */
public final class Peak {

    private Peak() {}

    /** How often in the busiest second; the average where no peak is said, nothing where only a word is. */
    public static Optional<BigDecimal> perSecond(Frequency frequency) {
        return frequency.peak().or(frequency::average).map(Peak::perSecond);
    }

    private static BigDecimal perSecond(Rate rate) {
        return rate.amount().divide(BigDecimal.valueOf(rate.per().seconds()), MathContext.DECIMAL64);
    }
}
