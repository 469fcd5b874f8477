package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.check.plan.Read;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * What a pattern asks of one partition in the busiest second, at the very best.
 *
 * @param perSecond how often it is called
 * @param units read units of one request
 * @param partitions over how many partitions the calls spread
 */
public record ReadHeat(BigDecimal perSecond, BigDecimal units, long partitions) {

    /** What one partition can bear. */
    public static final int MOST_UNITS = 3_000;

    private static final BigDecimal UNIT_BYTES = BigDecimal.valueOf(4_096);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** The heat of a read; empty if no rate is given. Of a list without a page, one item is reckoned. */
    public static Optional<ReadHeat> of(Pattern pattern, Read read, ItemSizes sizes, Spread spread) {
        return Peak.perSecond(pattern.rate()).map(perSecond -> {
            long bytes = read.wanted().stream()
                    .mapToLong(placement -> PageSize.entry(placement, sizes))
                    .max()
                    .orElse(1);
            boolean query = read.operation() == Read.Operation.QUERY;
            int items = query ? pattern.page().or(pattern::top).orElse(1) : 1;
            BigDecimal units = BigDecimal.valueOf(bytes)
                    .multiply(BigDecimal.valueOf(items))
                    .divide(UNIT_BYTES, 0, RoundingMode.CEILING)
                    .max(BigDecimal.ONE);
            boolean strong = pattern.consistency() == Pattern.Consistency.STRONG;
            int calls = query ? 1 : pattern.batch().orElse(1);
            return new ReadHeat(
                    perSecond.multiply(BigDecimal.valueOf(calls)),
                    strong ? units : units.multiply(HALF),
                    spread.ofReads(read.partition()));
        });
    }

    /** Read units a second in one partition, if all are asked equally often. */
    public BigDecimal perPartition() {
        return perSecond.multiply(units).divide(BigDecimal.valueOf(partitions), MathContext.DECIMAL64);
    }

    public boolean isTooHot() {
        return perPartition().compareTo(BigDecimal.valueOf(MOST_UNITS)) > 0;
    }
}
