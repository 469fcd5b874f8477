package dev.tablewright.check.rule;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.RouteDemand;
import dev.tablewright.check.load.RouteDemand.Caller;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a table or an index needs in a second.
 *
 * @param when on average or at the peak
 * @param callers who need it, the greediest first
 */
record CapacityNeed(Route route, PartitionLimit kind, When when, List<Caller> callers) {

    private static final int SHOWN = 3;

    /** Which second is meant. */
    enum When {
        ON_AVERAGE(Caller::average, caller -> caller.pace().average()),
        AT_PEAK(Caller::peak, caller -> caller.pace().peak());

        private final Function<Caller, BigDecimal> units;
        private final Function<Caller, Optional<BigDecimal>> calls;

        When(Function<Caller, BigDecimal> units, Function<Caller, Optional<BigDecimal>> calls) {
            this.units = units;
            this.calls = calls;
        }
    }

    static CapacityNeed of(Route route, PartitionLimit kind, When when, RouteDemand demand) {
        return new CapacityNeed(
                route,
                kind,
                when,
                demand.callers(kind)
                        .filter(caller -> when.units.apply(caller).signum() > 0)
                        .sorted(Comparator.comparing(when.units).reversed())
                        .toList());
    }

    /** Units a second. */
    BigDecimal units() {
        return sum(callers);
    }

    boolean isMoreThan(long bought) {
        return units().compareTo(BigDecimal.valueOf(bought)) > 0;
    }

    /** {@code `record` 5,000/s × 1 write unit and 2 more 12: 5,012 of 1,000 write units/s}. */
    String arithmetic(long bought) {
        List<String> terms = new ArrayList<>();
        callers.stream().limit(SHOWN).forEach(caller -> terms.add(term(caller)));
        String others = callers.size() > SHOWN
                ? ", " + (callers.size() - SHOWN) + " more "
                        + Amount.number(sum(callers.subList(SHOWN, callers.size())))
                : "";
        return String.join(", ", terms) + others + ": " + Amount.count(whole()) + " of " + Amount.count(bought) + " "
                + kind.word() + " units/s";
    }

    private String term(Caller caller) {
        BigDecimal units = caller.units().expected();
        return "`" + caller.name() + "` "
                + Amount.number(when.calls.apply(caller).orElse(BigDecimal.ZERO)) + "/s × "
                + Amount.number(units) + " " + kind.word() + " unit"
                + (units.compareTo(BigDecimal.ONE) == 0 ? "" : "s");
    }

    /** Rounded up, so that what is too little never looks like enough. */
    private long whole() {
        return units().setScale(0, RoundingMode.CEILING)
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValue();
    }

    private BigDecimal sum(List<Caller> some) {
        return some.stream().map(when.units).reduce(BigDecimal.ZERO, BigDecimal::add);
    }
}
