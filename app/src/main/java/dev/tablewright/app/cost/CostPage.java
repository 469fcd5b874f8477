package dev.tablewright.app.cost;

import dev.tablewright.app.page.Page;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.CostWords;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a design costs, as a page for people who pay for it. */
public final class CostPage {

    private final CostReport report;
    private final CostCharts charts;
    private final HeatChart heat;
    private final CallTables calls;
    private final UsageTables usages;

    private CostPage(CostReport report) {
        this.report = report;
        this.charts = new CostCharts(report);
        this.heat = new HeatChart(report);
        this.calls = new CallTables(report);
        this.usages = new UsageTables(report);
    }

    public static String of(CostReport report) {
        return new CostPage(report).page().render();
    }

    private Page page() {
        String title = "What " + report.model().application().text() + " costs on DynamoDB";
        Page page = new Page(title).add(new CostHeadline(report).html(title));
        page.section("What the bill is made of", charts.bill().html());
        page.section("Access patterns and writes by cost", byCost());
        if (!report.heat().isEmpty()) {
            page.section("How hot keys get", heat.chart().html(), cooler());
        }
        page.section("Access patterns", calls.patterns());
        if (!report.writes().isEmpty()) {
            page.section("Writes", calls.writes());
        }
        page.section("Tables and indexes", usages.tables());
        page.section("The bill", usages.bill(), alternatives());
        page.section("Where the figures come from", Page.list(CostWords.ASSUMPTIONS));
        page.section("What is not included", notIncluded());
        return page.add(footer());
    }

    private Html byCost() {
        return charts.calls().rows().isEmpty()
                ? Page.paragraph("No access pattern and no write has a rate in numbers, so none has a cost.")
                : charts.calls().html();
    }

    private Html cooler() {
        int cooler = heat.cooler();
        return cooler == 0
                ? Html.of()
                : Page.paragraph(cooler == 1 ? "Another key is cooler." : cooler + " other keys are cooler.");
    }

    private Html alternatives() {
        return report.onDemand()
                .flatMap(onDemand -> report.provisionedForPeak()
                        .map(provisioned -> Page.paragraph("All requests together cost " + Figures.money(onDemand)
                                        + " on demand, and " + Figures.money(Cost.exactly(provisioned))
                                        + " if capacity for the busiest second were provisioned all month, at 70% use.")
                                .with("class", "lead")))
                .orElse(Html.of());
    }

    private Html notIncluded() {
        List<String> lines = new ArrayList<>(CostWords.missing(report));
        report.bill().streams().forEach(stream -> lines.add(capital(CostWords.stream(stream)) + "."));
        lines.add(CostWords.NOT_INCLUDED);
        return Page.list(lines);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private Html footer() {
        PriceList prices = report.setting().prices();
        return Html.element("footer")
                .add("List prices of " + prices.region() + " as of " + prices.asOf() + ". Source: " + prices.source()
                        + ". Made by tablewright cost.");
    }
}
