package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.price.ProvisionedPrice;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * How many units a table or an index has by the hour, over a month: those that are provisioned; and if they follow the load,
 * what it needs on average. Between the quiet hours and the busy ones nobody knows more than that, so the most is what the
 * busiest second would need all month.
 */
record BoughtUnits(Estimate reads, Estimate writes) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal SECONDS = BigDecimal.valueOf(Rate.Period.MONTH.seconds());

    static BoughtUnits of(Billing.Provisioned bought, Usage used) {
        Optional<Scaling> scaling = bought.scaling();
        return scaling.isEmpty()
                ? new BoughtUnits(Estimate.exactly(bought.readUnits()), Estimate.exactly(bought.writeUnits()))
                : new BoughtUnits(
                        following(
                                used.readUnits(),
                                used.peakReads(),
                                bought.readUnits(),
                                scaling.get().mostReadUnits(),
                                scaling.get().target()),
                        following(
                                used.writeUnits(),
                                used.peakWrites(),
                                bought.writeUnits(),
                                scaling.get().mostWriteUnits(),
                                scaling.get().target()));
    }

    private static Estimate following(Estimate month, BigDecimal peak, long from, long to, int target) {
        BigDecimal least = between(month.least().divide(SECONDS, MathContext.DECIMAL64), from, to, target);
        BigDecimal expected = between(month.expected().divide(SECONDS, MathContext.DECIMAL64), from, to, target);
        return new Estimate(
                least, expected, Optional.of(between(peak, from, to, target).max(expected)));
    }

    private static BigDecimal between(BigDecimal used, long from, long to, int target) {
        return used.multiply(HUNDRED)
                .divide(BigDecimal.valueOf(target), 0, RoundingMode.CEILING)
                .max(BigDecimal.valueOf(from))
                .min(BigDecimal.valueOf(to));
    }

    Cost month(ProvisionedPrice price) {
        return Cost.of(reads, units -> price.month(units.longValue(), 0))
                .plus(Cost.of(writes, units -> price.month(0, units.longValue())));
    }
}
