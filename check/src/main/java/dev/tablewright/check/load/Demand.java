package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.Route;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What one call asks of one table or index.
 *
 * @param partition the key of the partitions that it goes to
 * @param units of one call, in all partitions together
 * @param asked how many partitions share the units of one call: shards, and units of time
 * @param spreading where calls go
 */
public record Demand(
        PartitionLimit kind,
        Route route,
        List<KeyPart> partition,
        Estimate units,
        BigDecimal asked,
        Spreading spreading) {

    public Demand {
        partition = List.copyOf(partition);
    }

    /** What all go to the same partitions have in common. */
    static Demand write(Route route, List<KeyPart> partition, Estimate units, Spreading spreading) {
        return new Demand(PartitionLimit.WRITE, route, partition, units, BigDecimal.ONE, spreading);
    }

    static Demand read(Route route, List<KeyPart> partition, Estimate units, BigDecimal asked, Spreading spreading) {
        return new Demand(PartitionLimit.READ, route, partition, units, asked, spreading);
    }

    /** What one call asks of one of the partitions that it goes to. */
    public BigDecimal unitsEach() {
        return units.expected().divide(asked, MathContext.DECIMAL64);
    }

    /** What so many calls a second ask of the hottest partition. */
    public BigDecimal heat(BigDecimal callsASecond) {
        return callsASecond.multiply(unitsEach()).multiply(spreading.hottest(), MathContext.DECIMAL64);
    }
}
