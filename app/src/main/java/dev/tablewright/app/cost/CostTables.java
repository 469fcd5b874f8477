package dev.tablewright.app.cost;

import dev.tablewright.app.page.DataTable;
import dev.tablewright.app.page.Html;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a design costs, as tables with all ranges. */
final class CostTables {

    private static final Html NONE = Html.text("–");

    private final CostReport report;

    CostTables(CostReport report) {
        this.report = report;
    }

    Html patterns() {
        DataTable table = new DataTable("What one call of each pattern takes, and what all calls cost in a month")
                .words("pattern")
                .figures("requests")
                .figures("items read")
                .figures("returned")
                .figures("read units");
        costs(table);
        for (PatternCost pattern : report.patterns()) {
            Optional<PatternLoad> load = Optional.of(pattern.load()).filter(some -> pattern.isServed());
            List<Html> row = new ArrayList<>();
            row.add(named(pattern.name(), load.map(CostTables::way).orElse("only a scan could serve it")));
            row.add(figure(load.map(PatternLoad::requests)));
            row.add(figure(load.map(PatternLoad::itemsRead)));
            row.add(figure(load.map(PatternLoad::itemsReturned)));
            row.add(figure(load.map(PatternLoad::units)));
            row.add(Html.text(Figures.rate(pattern.load().pattern().rate())));
            costs(load.map(served -> pattern.cost()), row);
            table.row(row);
        }
        return table.html();
    }

    private static String way(PatternLoad load) {
        return load.reads().stream()
                .map(read -> read.read().operation().word()
                        + read.read()
                                .route()
                                .index()
                                .map(index -> " " + index.name())
                                .orElse("")
                        + read.fetch().map(fetch -> " and table").orElse(""))
                .collect(Collectors.joining(" + "));
    }

    Html writes() {
        DataTable table = new DataTable("What each write takes once, and what it costs in a month")
                .words("write")
                .figures("requests")
                .figures("items")
                .figures("table units")
                .figures("index units");
        costs(table);
        for (WriteCost write : report.writes()) {
            WriteLoad load = write.load();
            List<Html> row = new ArrayList<>();
            row.add(named(write.name(), load.transaction() ? "transaction" : "single"));
            row.add(figure(load.requests()));
            row.add(figure(load.items()));
            row.add(figure(load.tableUnits()));
            row.add(figure(load.indexUnits()));
            row.add(Html.text(Figures.rate(load.write().rate())));
            costs(Optional.of(write.cost()), row);
            table.row(row);
        }
        return table.html();
    }

    private static void costs(DataTable table) {
        table.figures("rate").figures("$ a month").figures("of the bill").figures("hottest key");
    }

    private void costs(Optional<CallCost> cost, List<Html> row) {
        row.add(cost.flatMap(CallCost::month).map(CostTables::figure).orElse(NONE));
        row.add(cost.flatMap(CallCost::share)
                .filter(share -> !CostCharts.isBought(report))
                .map(share -> Html.text(Figures.percent(share)))
                .orElse(NONE));
        row.add(cost.flatMap(CallCost::hottest)
                .map(share -> {
                    String used = Figures.percent(share.heat()
                            .divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64));
                    return share.isTooHot()
                            ? Html.element("span").with("class", "hot").add(used + ", too hot")
                            : Html.text(used);
                })
                .orElse(NONE));
    }

    Html tables() {
        DataTable table = new DataTable("What tables and their indexes hold, and do in a month")
                .words("table, index")
                .figures("items")
                .figures("storage")
                .figures("read units")
                .figures("write units")
                .figures("reads a second at peak")
                .figures("writes a second at peak");
        for (TableUsage usage : report.tables()) {
            table.row(usage(named(usage.name(), settings(usage)), usage.table()));
            usage.indexes()
                    .forEach(index -> table.row(
                            usage(Html.element("span").with("class", "within").add(index.name()), index)));
        }
        return table.html();
    }

    private static String settings(TableUsage table) {
        String billing = table.billing() instanceof Billing.Provisioned bought
                ? "provisioned, " + Figures.number(BigDecimal.valueOf(bought.readUnits())) + " reads and "
                        + Figures.number(BigDecimal.valueOf(bought.writeUnits())) + " writes a second"
                : "on demand";
        return table.storageClass() == StorageClass.STANDARD ? billing : billing + ", infrequent access";
    }

    private static List<Html> usage(Html name, Usage usage) {
        return List.of(
                name,
                figure(usage.items()),
                DataTable.figure(
                        Figures.gigabytes(usage.storedBytes().expected()),
                        RangeText.of(usage.storedBytes(), Figures::gigabytes)),
                figure(usage.readUnits()),
                figure(usage.writeUnits()),
                Html.text(Figures.number(usage.peakReads())),
                Html.text(Figures.number(usage.peakWrites())));
    }

    Html bill() {
        DataTable table = new DataTable(
                        "A month in " + report.setting().prices().region())
                .words("table")
                .words("for")
                .figures("amount")
                .figures("$ a month");
        for (BillLine line : report.bill().lines()) {
            table.row(List.of(
                    Html.text(line.table()),
                    Html.text(line.item().words()),
                    Html.text(BillFigures.amount(line)),
                    figure(line.cost())));
        }
        table.sum(List.of(
                Html.text("together"),
                Html.text(""),
                Html.text(""),
                figure(report.bill().total())));
        return table.html();
    }

    private static Html named(String name, String detail) {
        return DataTable.figure(name, detail);
    }

    private static Html figure(Optional<Estimate> estimate) {
        return estimate.map(CostTables::figure).orElse(NONE);
    }

    private static Html figure(Estimate estimate) {
        return DataTable.figure(Figures.number(estimate.expected()), RangeText.of(estimate));
    }

    private static Html figure(Cost cost) {
        return DataTable.figure(Figures.money(cost), RangeText.of(cost));
    }
}
