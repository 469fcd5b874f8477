package dev.tablewright.check.load;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.entity.Entity;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What one call asks of one table or index.
 *
 * @param owner the entity for whose sake
 * @param partition the key of the partitions that it goes to
 * @param units of one call, in all partitions together
 * @param asked how many partitions share the units of one call: shards, and units of time
 * @param spreading where calls go
 */
public record Demand(
        PartitionLimit kind,
        Purpose purpose,
        Entity owner,
        Route route,
        List<KeyPart> partition,
        Estimate units,
        BigDecimal asked,
        Spreading spreading) {

    /** Why something is asked. */
    public enum Purpose {
        ITSELF,
        /** A number in an item is counted up or down for the sake of others. */
        COUNTING
    }

    public Demand {
        partition = List.copyOf(partition);
    }

    static Demand write(Placement placement, Purpose purpose, Estimate units, Spreading spreading) {
        return new Demand(
                PartitionLimit.WRITE,
                purpose,
                placement.owner(),
                placement.route(),
                placement.partition(),
                units,
                BigDecimal.ONE,
                spreading.atMost(placement.owner().expect().count()));
    }

    /** A read sees more of the key than the placement itself says: what the caller gives. */
    static Demand read(
            Placement placement, List<KeyPart> partition, Estimate units, BigDecimal asked, Spreading spreading) {
        return new Demand(
                PartitionLimit.READ,
                Purpose.ITSELF,
                placement.owner(),
                placement.route(),
                partition,
                units,
                asked,
                spreading.atMost(placement.owner().expect().count()));
    }

    /** The same with other units. */
    Demand with(Estimate other) {
        return new Demand(kind, purpose, owner, route, partition, other, asked, spreading);
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
