package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.keyspace.Route;
import dev.tablewright.check.load.Demand;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.load.Stored;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What every table and index is used for, summed over all patterns and writes. */
final class TableUsages {

    private final Analysis analysis;
    private final Setting setting;
    private final Map<Route, Sum> sums = new HashMap<>();

    TableUsages(Analysis analysis, Setting setting) {
        this.analysis = analysis;
        this.setting = setting;
        analysis.workload().patterns().forEach(load -> add(load.pace(), load.demands()));
        analysis.workload().writes().forEach(load -> add(load.pace(), load.demands()));
    }

    /** What has been added so far. */
    private static final class Sum {
        private Estimate reads = Estimate.ZERO;
        private Estimate writes = Estimate.ZERO;
        private BigDecimal peakReads = BigDecimal.ZERO;
        private BigDecimal peakWrites = BigDecimal.ZERO;
    }

    private void add(Pace pace, Stream<Demand> demands) {
        demands.forEach(demand -> {
            Sum sum = sums.computeIfAbsent(demand.route(), route -> new Sum());
            Estimate month =
                    pace.month().map(calls -> demand.units().times(calls)).orElse(Estimate.ZERO);
            BigDecimal peak = pace.peak()
                    .map(rate -> demand.units().expected().multiply(rate))
                    .orElse(BigDecimal.ZERO);
            if (demand.kind() == PartitionLimit.READ) {
                sum.reads = sum.reads.plus(month);
                sum.peakReads = sum.peakReads.add(peak);
            } else {
                sum.writes = sum.writes.plus(month);
                sum.peakWrites = sum.peakWrites.add(peak);
            }
        });
    }

    /** In the order of the design. */
    List<TableUsage> all() {
        return analysis.space().design().tables().stream().map(this::usage).toList();
    }

    private TableUsage usage(Table table) {
        TableSettings settings = setting.settings(analysis.model(), table.name().text());
        return new TableUsage(
                usage(new Route(table, Optional.empty())),
                table.indexes().stream()
                        .map(index -> usage(new Route(table, Optional.of(index))))
                        .toList(),
                settings.billing().orElse(new Billing.OnDemand()),
                settings.storageClass().orElse(StorageClass.STANDARD),
                settings.pointInTimeRecovery().orElse(false),
                settings.stream()
                        .filter(stream -> stream != TableSettings.Stream.NONE)
                        .isPresent());
    }

    private Usage usage(Route route) {
        Sum sum = sums.getOrDefault(route, new Sum());
        Stored stored = analysis.storage().in(route);
        return new Usage(
                route.name(), sum.reads, sum.writes, stored.items(), stored.bytes(), sum.peakReads, sum.peakWrites);
    }
}
