package dev.tablewright.capacity.bill;

import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * What it costs to follow the changes of a table. Lambda reads them for nothing; a reader of one's own pays for each time it
 * asks a shard, whether there is something new or not. So it is not in the bill, and said beside it.
 *
 * @param shards about as many as the table has partitions
 * @param ownReader what a reader pays in a month that asks each shard once a second; empty if the price is not known
 */
public record StreamReading(String table, long shards, Optional<Money> ownReader) {

    /** What a partition holds before it is split. */
    private static final BigDecimal PARTITION_BYTES = BigDecimal.valueOf(10L << 30);

    /** What is free in each month. */
    private static final BigDecimal FREE = BigDecimal.valueOf(2_500_000);

    static StreamReading of(TableUsage usage, PriceList prices) {
        long shards = shards(usage.table());
        BigDecimal asked = BigDecimal.valueOf(Rate.Period.MONTH.seconds())
                .multiply(BigDecimal.valueOf(shards))
                .subtract(FREE)
                .max(BigDecimal.ZERO);
        return new StreamReading(usage.name(), shards, prices.streamReads().map(price -> price.of(asked)));
    }

    /** A table has as many partitions as its bytes need, or its busiest second. */
    private static long shards(Usage table) {
        BigDecimal bytes = table.storedBytes().expected().divide(PARTITION_BYTES, 0, RoundingMode.CEILING);
        BigDecimal load = part(table.peakReads(), PartitionLimit.READ)
                .add(part(table.peakWrites(), PartitionLimit.WRITE))
                .setScale(0, RoundingMode.CEILING);
        return bytes.max(load)
                .max(BigDecimal.ONE)
                .min(BigDecimal.valueOf(1_000_000))
                .longValue();
    }

    private static BigDecimal part(BigDecimal peak, PartitionLimit limit) {
        return peak.divide(BigDecimal.valueOf(limit.units()), MathContext.DECIMAL64);
    }
}
