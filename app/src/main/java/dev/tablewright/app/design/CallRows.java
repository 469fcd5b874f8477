package dev.tablewright.app.design;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.generate.chart.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a design reads and writes, a line for each pattern and each write. */
final class CallRows {

    private CallRows() {}

    static String patterns(CostReport report) {
        List<List<String>> rows = new ArrayList<>();
        boolean several = report.tables().size() > 1;
        rows.add(List.of(
                "pattern",
                "operation",
                several ? "table, index" : "index",
                "requests",
                "read units",
                "rate",
                "$/month"));
        for (PatternCost pattern : report.patterns()) {
            rows.add(List.of(
                    pattern.name(),
                    each(
                            pattern,
                            read -> AccessPlanText.operation(pattern.plan().pattern(), read)),
                    each(pattern, several ? CallRows::place : CallRows::index),
                    Figures.number(pattern.load().requests().expected()),
                    Figures.number(pattern.load().units().expected()),
                    Figures.rate(pattern.load().pattern().rate()),
                    month(pattern.cost())));
        }
        return TextTable.of(rows, 3);
    }

    static String writes(CostReport report) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("write", "kind", "items", "requests", "write units", "rate", "$/month"));
        for (WriteCost write : report.writes()) {
            WriteLoad load = write.load();
            rows.add(List.of(
                    write.name(),
                    load.transaction() ? "transaction" : "single",
                    Figures.number(load.items().expected()),
                    Figures.number(load.requests().expected()),
                    Figures.number(load.units(PartitionLimit.WRITE).expected()),
                    Figures.rate(load.write().rate()),
                    month(write.cost())));
        }
        return TextTable.of(rows, 2);
    }

    private static String each(PatternCost pattern, Function<Read, String> words) {
        return pattern.plan().reads().stream().map(words).distinct().collect(Collectors.joining(" + "));
    }

    private static String index(Read read) {
        String index = AccessPlanText.index(read);
        return index.isEmpty() ? "-" : index;
    }

    /** {@code Orders}, {@code Orders byStatus}. */
    private static String place(Read read) {
        return (read.route().table().name() + " " + AccessPlanText.index(read)).strip();
    }

    private static String month(CallCost cost) {
        return cost.month().map(Figures::money).orElse("?");
    }
}
