package dev.tablewright.app.cost;

import dev.tablewright.app.page.BarChart;
import dev.tablewright.app.page.BarChart.Bar;
import dev.tablewright.app.page.BarChart.Mark;
import dev.tablewright.app.page.BarChart.Row;
import dev.tablewright.app.page.Tone;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.HeatLine;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How hot keys get, as a picture. */
final class HeatChart {

    private static final int COOL_KEYS = 8;

    /** A bar that is longer than twice what is allowed says no more. */
    private static final BigDecimal TWICE = BigDecimal.valueOf(2);

    private static final BigDecimal A_QUARTER_MORE = new BigDecimal("1.25");

    private final CostReport report;

    HeatChart(CostReport report) {
        this.report = report;
    }

    /** The hottest keys, and all that are too hot. */
    BarChart chart() {
        List<HeatLine> lines = shown();
        BigDecimal hottest = lines.stream().map(HeatLine::used).reduce(BigDecimal.ONE, BigDecimal::max);
        return new BarChart(
                "Heat of keys in the busiest second",
                "What the busiest second asks of the most popular value of each key, beside what one partition bears: "
                        + "3,000 read units or 1,000 write units a second.",
                lines.stream().map(HeatChart::row).toList(),
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
                        hot ? Tone.ALARM : cool(line.group().kind()))),
                line.cooling().map(cooling -> "Too hot: " + cooling.text()).orElse(""));
    }

    /** As in the other charts. */
    private static Tone cool(PartitionLimit kind) {
        return kind == PartitionLimit.READ ? Tone.FIRST : Tone.SECOND;
    }
}
