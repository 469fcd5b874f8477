package dev.tablewright.check.load;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What all patterns and writes together ask of one table or index: what is paid for, and what capacity must bear. */
public final class RouteDemand {

    /** Of a table or index that nobody asks. */
    public static final RouteDemand NONE = new RouteDemand();

    /**
     * What one pattern or write asks of it.
     *
     * @param units of one call
     */
    public record Caller(Name name, Pace pace, PartitionLimit kind, Estimate units) {

        /** Units a second, over a month. */
        public BigDecimal average() {
            return at(pace.average());
        }

        /** Units in the busiest second. */
        public BigDecimal peak() {
            return at(pace.peak());
        }

        private BigDecimal at(Optional<BigDecimal> callsASecond) {
            return callsASecond.map(units.expected()::multiply).orElse(BigDecimal.ZERO);
        }

        private Estimate month() {
            return pace.month().map(units::times).orElse(Estimate.ZERO);
        }
    }

    private final List<Caller> callers = new ArrayList<>();

    private RouteDemand() {}

    /** Every table and index that is asked for something. */
    public static Map<Route, RouteDemand> byRoute(Workload workload) {
        Map<Route, RouteDemand> all = new HashMap<>();
        workload.patterns().forEach(load -> add(all, load.pattern().name(), load.pace(), load.demands()));
        workload.writes().forEach(load -> add(all, load.write().name(), load.pace(), load.demands()));
        return all;
    }

    private static void add(Map<Route, RouteDemand> all, Name who, Pace pace, Stream<Demand> demands) {
        Map<Asked, Estimate> sums = new LinkedHashMap<>();
        demands.forEach(demand -> sums.merge(new Asked(demand.route(), demand.kind()), demand.units(), Estimate::plus));
        sums.forEach((asked, units) -> all.computeIfAbsent(asked.route(), route -> new RouteDemand())
                .callers
                .add(new Caller(who, pace, asked.kind(), units)));
    }

    /** What one call may ask several times, for several items. */
    private record Asked(Route route, PartitionLimit kind) {}

    /** In the order of the file. */
    public Stream<Caller> callers(PartitionLimit kind) {
        return callers.stream().filter(caller -> caller.kind() == kind);
    }

    /** Units in a month. */
    public Estimate month(PartitionLimit kind) {
        return callers(kind).map(Caller::month).reduce(Estimate.ZERO, Estimate::plus);
    }

    /** Units a second, over a month. */
    public BigDecimal average(PartitionLimit kind) {
        return sum(kind, Caller::average);
    }

    /** Units in the busiest second, if all are busiest in the same. */
    public BigDecimal peak(PartitionLimit kind) {
        return sum(kind, Caller::peak);
    }

    private BigDecimal sum(PartitionLimit kind, Function<Caller, BigDecimal> units) {
        return callers(kind).map(units).reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
