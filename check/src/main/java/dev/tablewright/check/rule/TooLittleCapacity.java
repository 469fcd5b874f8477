package dev.tablewright.check.rule;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.bill.Bill;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.RouteDemand;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.check.rule.CapacityNeed.When;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Name;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Capacity that is bought by the hour is all there is: what is asked beyond it is throttled. Too little for the average
 * never catches up; too little for the peak fails just when most people look.
 */
public final class TooLittleCapacity implements Rule {

    @Override
    public Code code() {
        return new Code("TW0808", "too-little-capacity", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        return subject.analysis().stream().flatMap(analysis -> {
            Map<Route, RouteDemand> demands = RouteDemand.byRoute(analysis.workload());
            Set<Name> doubtful = ServedRead.doubtful(analysis);
            return analysis.space().design().tables().stream().flatMap(table -> Arrays.stream(PartitionLimit.values())
                    .map(kind -> Bottleneck.of(table, kind, demands))
                    .filter(bottleneck -> !bottleneck.restsOn(doubtful))
                    .flatMap(bottleneck -> findings(analysis, table, bottleneck)));
        });
    }

    private Stream<Diagnostic> findings(Analysis analysis, Table table, Bottleneck bottleneck) {
        PartitionLimit kind = bottleneck.atPeak().kind();
        return BoughtCapacity.lacking(
                        analysis.model().deployment(),
                        table.name().text(),
                        bought -> bottleneck.beyond(bought.units(kind)).isPresent())
                .map(bought ->
                        finding(bought, bottleneck.beyond(bought.units(kind)).orElseThrow(), bottleneck));
    }

    /** Every index gets what its table gets, and so the one that needs most decides for all. */
    private record Bottleneck(CapacityNeed onAverage, CapacityNeed atPeak) {

        static Bottleneck of(Table table, PartitionLimit kind, Map<Route, RouteDemand> demands) {
            List<Route> routes = Stream.concat(
                            Stream.of(new Route(table, Optional.empty())),
                            table.indexes().stream().map(index -> new Route(table, Optional.of(index))))
                    .toList();
            return new Bottleneck(
                    most(routes, kind, When.ON_AVERAGE, demands), most(routes, kind, When.AT_PEAK, demands));
        }

        private static CapacityNeed most(
                List<Route> routes, PartitionLimit kind, When when, Map<Route, RouteDemand> demands) {
            return routes.stream()
                    .map(route -> CapacityNeed.of(route, kind, when, demands.getOrDefault(route, RouteDemand.NONE)))
                    .max(Comparator.comparing(CapacityNeed::units))
                    .orElseThrow();
        }

        /** The need for which so many units are too few: the average before the peak. */
        Optional<CapacityNeed> beyond(long bought) {
            return Stream.of(onAverage, atPeak)
                    .filter(need -> need.isMoreThan(bought))
                    .findFirst();
        }

        /** Whether it is unknown how what needs most is found. */
        boolean restsOn(Set<Name> doubtful) {
            return Stream.of(onAverage, atPeak)
                    .flatMap(need -> need.callers().stream().limit(1))
                    .anyMatch(caller -> doubtful.contains(caller.name()));
        }
    }

    private Diagnostic finding(BoughtCapacity bought, CapacityNeed need, Bottleneck bottleneck) {
        PartitionLimit kind = need.kind();
        Route route = need.route();
        String units = kind.word() + " units";
        String what = route.words()
                + (route.isIndex() ? " of `" + route.table().name() + "`" : "")
                + bought.environment().map(name -> " in `" + name + "`").orElse("");
        Diagnostic finding = Diagnostic.of(
                        code(),
                        bought.place().span(),
                        need.when() == When.ON_AVERAGE
                                ? what + " is always throttled: even on average it needs more " + units + " than it has"
                                : what + " is throttled at its peak: it then needs more " + units + " than it has")
                .label("`" + bought.written(kind, bought.units(kind)) + "`")
                .note(need.arithmetic(bought.units(kind)));
        long enough = Bill.unitsFor(bottleneck.atPeak().units());
        return explained(finding, need)
                .help(Amount.count(enough) + " " + units + " would be used to 70% at the peak: `"
                        + bought.written(kind, enough) + "`; or pay by the request: `billing: on-demand`");
    }

    private static Diagnostic explained(Diagnostic finding, CapacityNeed need) {
        if (!need.route().isIndex()) {
            return finding;
        }
        Diagnostic same = finding.note("an index is given the same units as its table");
        return need.kind() == PartitionLimit.WRITE ? same.note("an index that is throttled throttles its table") : same;
    }
}
