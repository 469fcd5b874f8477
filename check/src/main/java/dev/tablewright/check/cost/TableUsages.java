package dev.tablewright.check.cost;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.RouteDemand;
import dev.tablewright.check.load.Stored;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What every table and index is used for, summed over all patterns and writes. */
final class TableUsages {

    private final Analysis analysis;
    private final Setting setting;
    private final Map<Route, RouteDemand> demands;

    TableUsages(Analysis analysis, Setting setting) {
        this.analysis = analysis;
        this.setting = setting;
        this.demands = RouteDemand.byRoute(analysis.workload());
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
        RouteDemand demand = demands.getOrDefault(route, RouteDemand.NONE);
        Stored stored = analysis.storage().in(route);
        return new Usage(
                route.name(),
                demand.month(PartitionLimit.READ),
                demand.month(PartitionLimit.WRITE),
                stored.items(),
                stored.bytes(),
                demand.peak(PartitionLimit.READ),
                demand.peak(PartitionLimit.WRITE));
    }
}
