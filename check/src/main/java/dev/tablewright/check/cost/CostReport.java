package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.Bill;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.check.load.Storage;
import dev.tablewright.check.load.Workload;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a design costs.
 *
 * @param heat the hottest first
 */
public record CostReport(
        Model model,
        Setting setting,
        List<PatternCost> patterns,
        List<WriteCost> writes,
        List<TableUsage> tables,
        Bill bill,
        List<HeatLine> heat,
        Remarks remarks) {

    public CostReport {
        patterns = List.copyOf(patterns);
        writes = List.copyOf(writes);
        tables = List.copyOf(tables);
        heat = List.copyOf(heat);
    }

    public static CostReport of(Analysis analysis, Setting setting) {
        Workload workload = analysis.workload();
        Storage storage = analysis.storage();
        List<TableUsage> tables = new TableUsages(analysis, setting).all();
        Bill bill = Bill.of(tables, setting.prices());
        Pricing pricing = new Pricing(analysis, setting, bill.total().expected());
        return new CostReport(
                analysis.model(),
                setting,
                pricing.patterns(),
                pricing.writes(),
                tables,
                bill,
                workload.partitions().groups().stream()
                        .filter(Group::isKnown)
                        .map(HeatLine::new)
                        .sorted(Comparator.comparing(HeatLine::used).reversed())
                        .toList(),
                Remarks.of(workload, storage));
    }

    /** What requests would cost if capacity for the busiest second were provisioned all month. */
    public Optional<Money> provisionedForPeak() {
        return Bill.provisionedForPeak(tables, setting.prices());
    }

    /** What requests cost if they are paid one by one. */
    public Optional<Cost> onDemand() {
        return Bill.onDemand(tables, setting.prices());
    }

    /** Names of all that is too hot to work at its peak. */
    public Stream<HeatLine> tooHot() {
        return heat.stream().filter(line -> line.group().isTooHot());
    }
}
