package dev.tablewright.app.cost;

import dev.tablewright.app.page.BarChart;
import dev.tablewright.app.page.BarChart.Bar;
import dev.tablewright.app.page.BarChart.Mark;
import dev.tablewright.app.page.BarChart.Row;
import dev.tablewright.app.page.StackedBar;
import dev.tablewright.app.page.Tone;
import dev.tablewright.capacity.bill.BillLine.Item;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.model.design.TableSettings.Billing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a design costs, as pictures. */
final class CostCharts {

    private static final int COOL_KEYS = 8;

    /** A bar that is longer than twice what is allowed says no more. */
    private static final BigDecimal TWICE = BigDecimal.valueOf(2);

    private static final BigDecimal A_QUARTER_MORE = new BigDecimal("1.25");

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

    /** The hottest keys, and all that are too hot. */
    BarChart heat() {
        List<HeatLine> lines = shown();
        BigDecimal hottest = lines.stream().map(HeatLine::used).reduce(BigDecimal.ONE, BigDecimal::max);
        return new BarChart(
                "Heat of keys in the busiest second",
                "What the busiest second asks of the most popular value of each key, beside what one partition bears: "
                        + "3,000 read units or 1,000 write units a second.",
                lines.stream().map(CostCharts::row).toList(),
                hottest.multiply(A_QUARTER_MORE).min(TWICE),
                Optional.of(new Mark(BigDecimal.ONE, "100%, the limit")));
    }

    /** How many keys the chart leaves out. */
    int cooler() {
        return report.heat().size() - shown().size();
    }

    private List<HeatLine> shown() {
        long hot = report.tooHot().count();
        return report.heat().stream().limit(Math.max(COOL_KEYS, hot)).toList();
    }

    private static Row row(HeatLine line) {
        boolean hot = line.group().isTooHot();
        String who = line.group().shares().stream()
                .map(share -> share.who().text())
                .distinct()
                .collect(Collectors.joining(", "));
        return new Row(
                line.key(),
                line.group().kind().word() + "s of " + line.group().route().name() + ": " + who,
                List.of(new Bar(
                        line.used(),
                        Figures.percent(line.used()) + (hot ? ", too hot" : ""),
                        hot ? Tone.ALARM : Tone.FIRST)),
                line.cooling().map(cooling -> "Too hot: " + cooling.text()).orElse(""));
    }
}
