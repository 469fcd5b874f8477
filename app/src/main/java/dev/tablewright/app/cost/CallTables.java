package dev.tablewright.app.cost;

import dev.tablewright.app.page.DataTable;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What patterns and writes take and cost, as tables with all ranges. */
final class CallTables {

    private final CostReport report;

    CallTables(CostReport report) {
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
            row.add(DataTable.figure(pattern.name(), load.map(CallTables::way).orElse("only a scan could serve it")));
            row.add(Cells.figure(load.map(PatternLoad::requests)));
            row.add(Cells.figure(load.map(PatternLoad::itemsRead)));
            row.add(Cells.figure(load.map(PatternLoad::itemsReturned)));
            row.add(Cells.figure(load.map(PatternLoad::units)));
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
            row.add(DataTable.figure(write.name(), load.transaction() ? "transaction" : "single"));
            row.add(Cells.figure(load.requests()));
            row.add(Cells.figure(load.items()));
            row.add(Cells.figure(load.tableUnits()));
            row.add(Cells.figure(load.indexUnits()));
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
        row.add(cost.flatMap(CallCost::month).map(Cells::figure).orElse(Cells.NONE));
        row.add(cost.flatMap(CallCost::share)
                .filter(share -> !CostCharts.isBought(report))
                .map(share -> Html.text(Figures.percent(share)))
                .orElse(Cells.NONE));
        row.add(cost.flatMap(CallCost::hottest)
                .map(share -> {
                    String used = Figures.percent(share.heat()
                            .divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64));
                    return share.isTooHot()
                            ? Html.element("span").with("class", "hot").add(used + ", too hot")
                            : Html.text(used);
                })
                .orElse(Cells.NONE));
    }
}
