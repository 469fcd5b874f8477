package dev.tablewright.app.cost;

import dev.tablewright.app.page.BarChart;
import dev.tablewright.app.page.BarChart.Bar;
import dev.tablewright.app.page.BarChart.Row;
import dev.tablewright.app.page.StackedBar;
import dev.tablewright.app.page.Tone;
import dev.tablewright.capacity.bill.BillLine.Item;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.model.design.TableSettings.Billing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a design costs, as pictures. */
final class CostCharts {

    private final CostReport report;

    CostCharts(CostReport report) {
        this.report = report;
    }

    StackedBar bill() {
        return new StackedBar(
                "What the bill is made of",
                Arrays.stream(Item.values())
                        .filter(item -> report.bill().lines().stream().anyMatch(line -> line.item() == item))
                        .map(this::part)
                        .toList());
    }

    private StackedBar.Part part(Item item) {
        Cost cost = report.bill().total(item);
        return new StackedBar.Part(item.words(), cost.expected().dollars(), Figures.money(cost), tone(item));
    }

    private static Tone tone(Item item) {
        return switch (item) {
            case READS -> Tone.FIRST;
            case WRITES -> Tone.SECOND;
            case STORAGE -> Tone.THIRD;
            case RECOVERY -> Tone.FOURTH;
            case CAPACITY -> Tone.FIFTH;
        };
    }

    /** Those without a rate in numbers are not in it. */
    BarChart calls() {
        List<Row> rows = new ArrayList<>();
        report.patterns().stream().filter(pattern -> pattern.isServed()).forEach(pattern -> row(
                        pattern.name(), "read", pattern.cost(), Tone.FIRST)
                .ifPresent(rows::add));
        report.writes().forEach(write -> row(write.name(), "write", write.cost(), Tone.SECOND)
                .ifPresent(rows::add));
        rows.sort(Comparator.comparing((Row row) -> row.bars().get(0).amount()).reversed());
        return BarChart.of(
                "Dollars a month of each access pattern and write",
                isBought(report)
                        ? "Some tables have provisioned capacity, which is paid whether it is used or not: this is what the"
                                + " requests would cost on demand."
                        : "Requests only, the dearest first; the percentage is the part of the whole bill.",
                rows);
    }

    /** Whether capacity is paid for and not requests, so that no request has a part in the bill. */
    static boolean isBought(CostReport report) {
        return report.tables().stream().anyMatch(table -> table.billing() instanceof Billing.Provisioned);
    }

    private Optional<Row> row(String name, String kind, CallCost cost, Tone tone) {
        return cost.month()
                .map(month -> new Row(
                        name,
                        kind,
                        List.of(new Bar(
                                month.expected().dollars(),
                                Figures.money(month)
                                        + cost.share()
                                                .filter(share -> !isBought(report))
                                                .map(share -> ", " + Figures.percent(share))
                                                .orElse(""),
                                tone)),
                        ""));
    }
}
