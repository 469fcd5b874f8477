package dev.tablewright.app.cost;

import dev.tablewright.app.page.DataTable;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.check.cost.BillFigures;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.RangeText;
import dev.tablewright.generate.markup.Html;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.math.BigDecimal;
import java.util.List;

/** What tables hold and what is paid for them, as tables with all ranges. */
final class UsageTables {

    private final CostReport report;

    UsageTables(CostReport report) {
        this.report = report;
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
            table.row(usage(DataTable.figure(usage.name(), settings(usage)), usage.table()));
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
                        + bought.scaling().map(UsageTables::upTo).orElse("")
                : "on demand";
        return table.storageClass() == StorageClass.STANDARD ? billing : billing + ", infrequent access";
    }

    private static String upTo(Scaling scaling) {
        return ", up to " + Figures.number(BigDecimal.valueOf(scaling.mostReadUnits())) + " and "
                + Figures.number(BigDecimal.valueOf(scaling.mostWriteUnits()));
    }

    private static List<Html> usage(Html name, Usage usage) {
        return List.of(
                name,
                Cells.figure(usage.items()),
                DataTable.figure(
                        Figures.gigabytes(usage.storedBytes().expected()),
                        RangeText.of(usage.storedBytes(), Figures::gigabytes)),
                Cells.figure(usage.readUnits()),
                Cells.figure(usage.writeUnits()),
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
                    Cells.figure(line.cost())));
        }
        table.sum(List.of(
                Html.text("together"),
                Html.text(""),
                Html.text(""),
                Cells.figure(report.bill().total())));
        return table.html();
    }
}
