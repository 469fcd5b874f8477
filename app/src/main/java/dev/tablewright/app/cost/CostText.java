package dev.tablewright.app.cost;

import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.diagnostic.PrintableText;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a design costs, for a terminal. */
public final class CostText {

    private static final int HOTTEST = 8;

    private final CostReport report;
    private final StringBuilder out = new StringBuilder();

    private CostText(CostReport report) {
        this.report = report;
    }

    public static String of(CostReport report) {
        CostText text = new CostText(report);
        text.patterns();
        text.writes();
        text.storage();
        text.heat();
        text.bill();
        text.out.append(RemarkText.of(report));
        return PrintableText.lines(text.out.toString());
    }

    /** The bill alone. */
    public static String bill(CostReport report) {
        CostText text = new CostText(report);
        text.bill();
        return text.out.toString();
    }

    private void patterns() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "pattern",
                "reads",
                "requests",
                "trips",
                "items read",
                "returned",
                "bytes",
                "read units",
                "rate",
                "$/month",
                "share",
                "hottest"));
        for (PatternCost pattern : report.patterns()) {
            List<String> row = new ArrayList<>(List.of(pattern.name()));
            if (pattern.isServed()) {
                row.add(pattern.load().reads().stream()
                        .map(read -> place(read.read()))
                        .collect(Collectors.joining(" + ")));
                row.add(Figures.estimate(pattern.load().requests()));
                row.add(Figures.number(pattern.load().rounds().expected()));
                row.add(Figures.estimate(pattern.load().itemsRead()));
                row.add(Figures.estimate(pattern.load().itemsReturned()));
                row.add(Amount.bytes(pattern.load().bytes().expectedWhole()));
                row.add(Figures.estimate(pattern.load().units()));
            } else {
                row.addAll(List.of("a scan", "-", "-", "-", "-", "-", "-"));
            }
            row.add(Figures.rate(pattern.load().pattern().rate()));
            costs(pattern.cost(), row);
            rows.add(row);
        }
        table(rows, 2);
    }

    private static String place(Read read) {
        return read.operation().word()
                + read.route().index().map(index -> " " + index.name()).orElse("");
    }

    private void writes() {
        if (report.writes().isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "write",
                "kind",
                "requests",
                "trips",
                "items",
                "bytes",
                "table units",
                "index units",
                "rate",
                "$/month",
                "share",
                "hottest"));
        for (WriteCost write : report.writes()) {
            List<String> row = new ArrayList<>(List.of(write.name()));
            row.add(write.load().transaction() ? "transaction" : "single");
            row.add(Figures.estimate(write.load().requests()));
            row.add(Figures.number(write.load().rounds().expected()));
            row.add(Figures.estimate(write.load().items()));
            row.add(Amount.bytes(write.load().bytes().expectedWhole()));
            row.add(Figures.estimate(write.load().tableUnits()));
            row.add(Figures.estimate(write.load().indexUnits()));
            row.add(Figures.rate(write.load().write().rate()));
            costs(write.cost(), row);
            rows.add(row);
        }
        table(rows, 2);
    }

    private static void costs(CallCost cost, List<String> row) {
        row.add(cost.month().map(Figures::money).orElse("?"));
        row.add(cost.share().map(Figures::percent).orElse("-"));
        row.add(cost.hottest()
                .map(share -> Figures.percent(share.heat()
                        .divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64)))
                .orElse("-"));
    }

    private void storage() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "table, index",
                "items",
                "storage",
                "read units/month",
                "write units/month",
                "peak reads/s",
                "peak writes/s"));
        for (TableUsage table : report.tables()) {
            rows.add(usage(table.table(), ""));
            table.indexes().forEach(index -> rows.add(usage(index, "  ")));
        }
        table(rows, 1);
    }

    private static List<String> usage(Usage usage, String indent) {
        return List.of(
                indent + usage.name(),
                Figures.number(usage.items().expected()),
                Figures.gigabytes(usage.storedBytes().expected()),
                Figures.number(usage.readUnits().expected()),
                Figures.number(usage.writeUnits().expected()),
                Figures.number(usage.peakReads()),
                Figures.number(usage.peakWrites()));
    }

    private void heat() {
        List<HeatLine> hottest = report.heat().stream().limit(HOTTEST).toList();
        if (hottest.isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("hottest key", "in", "of", "units/s at peak", "limit", "used", ""));
        for (HeatLine line : hottest) {
            PartitionLimit kind = line.group().kind();
            rows.add(List.of(
                    line.key(),
                    line.group().route().name(),
                    kind.word() + "s",
                    Figures.number(line.group().sum()),
                    Amount.count(kind.units()),
                    Figures.percent(line.used()),
                    line.cooling().map(cooling -> "too hot: " + cooling.text()).orElse("")));
        }
        table(rows, 3);
    }

    private void bill() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("a month in " + report.setting().prices().region(), "amount", "$"));
        for (BillLine line : report.bill().lines()) {
            boolean bytes = line.item() == BillLine.Item.STORAGE || line.item() == BillLine.Item.RECOVERY;
            rows.add(List.of(
                    line.table() + " " + line.item().words(),
                    bytes
                            ? Figures.gigabytes(line.amount().expected())
                            : Figures.number(line.amount().expected()) + " units",
                    Figures.money(line.cost())));
        }
        rows.add(List.of("together", "", Figures.money(report.bill().total())));
        table(rows, 1);
    }

    private void table(List<List<String>> rows, int left) {
        out.append(TextTable.of(rows, left)).append('\n');
    }
}
