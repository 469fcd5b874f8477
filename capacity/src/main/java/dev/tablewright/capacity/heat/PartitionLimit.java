package dev.tablewright.capacity.heat;

import dev.tablewright.capacity.DynamoFacts;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** What one partition bears in a second, whatever is paid; and so what one partition key value can. */
public enum PartitionLimit {
    READ("read", DynamoFacts.PARTITION_READ_UNITS_A_SECOND),
    WRITE("write", DynamoFacts.PARTITION_WRITE_UNITS_A_SECOND);

    private final String word;
    private final int units;

    PartitionLimit(String word, int units) {
        this.word = word;
        this.units = units;
    }

    /** {@code read}, {@code write}. */
    public String word() {
        return word;
    }

    /** Units a second. */
    public int units() {
        return units;
    }

    public boolean isExceededBy(BigDecimal unitsASecond) {
        return unitsASecond.compareTo(BigDecimal.valueOf(units)) > 0;
    }

    /** Into how many parts the load must be cut so that each bears its own: shards for writes, copies for reads. */
    public long partsFor(BigDecimal unitsASecond) {
        return unitsASecond
                .divide(BigDecimal.valueOf(units), 0, RoundingMode.CEILING)
                .max(BigDecimal.ONE)
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValue();
    }
}
