package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.pattern.Write;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a write comes to, each time.
 *
 * @param rounds requests that wait for each other
 * @param items how many it touches, with guards, counters and what a deletion takes along
 * @param bytes of these items
 * @param transaction whether it is all or nothing over several items
 * @param demandList of tables and indexes; reads among them are those that find what a deletion takes along
 */
public record WriteLoad(
        Write write,
        Pace pace,
        Estimate requests,
        Estimate rounds,
        Estimate items,
        Estimate bytes,
        boolean transaction,
        List<Demand> demandList) {

    public WriteLoad {
        demandList = List.copyOf(demandList);
    }

    public Stream<Demand> demands() {
        return demandList.stream();
    }

    public Estimate units(PartitionLimit kind) {
        return demands()
                .filter(demand -> demand.kind() == kind)
                .map(Demand::units)
                .reduce(Estimate.ZERO, Estimate::plus);
    }

    /** Write units in the tables themselves. */
    public Estimate tableUnits() {
        return write(false);
    }

    /** Write units in the indexes, which follow the table. */
    public Estimate indexUnits() {
        return write(true);
    }

    private Estimate write(boolean index) {
        return demands()
                .filter(demand ->
                        demand.kind() == PartitionLimit.WRITE && demand.route().isIndex() == index)
                .map(Demand::units)
                .reduce(Estimate.ZERO, Estimate::plus);
    }
}
