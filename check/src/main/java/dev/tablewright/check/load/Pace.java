package dev.tablewright.check.load;

import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/**
 * How often something happens in a second, as far as the author gives numbers.
 *
 * @param average over a month: what is paid for
 * @param peak in the busiest second: what partitions must bear
 * @param month how often in a month; by itself, because what is divided into seconds does not always come out whole again
 */
public record Pace(Optional<BigDecimal> average, Optional<BigDecimal> peak, Optional<BigDecimal> month) {

    /** Who gives only one of the two means it for both; who gives a word gives no number. */
    public static Pace of(Frequency frequency) {
        return new Pace(
                frequency.average().or(frequency::peak).map(Pace::perSecond),
                frequency.peak().or(frequency::average).map(Pace::perSecond),
                frequency.average().or(frequency::peak).map(rate -> per(Rate.Period.MONTH.seconds(), rate)));
    }

    private static BigDecimal perSecond(Rate rate) {
        return per(1, rate);
    }

    /** How often in so many seconds. */
    static BigDecimal per(long seconds, Rate rate) {
        return rate.amount()
                .multiply(BigDecimal.valueOf(seconds))
                .divide(BigDecimal.valueOf(rate.per().seconds()), MathContext.DECIMAL64);
    }
}
