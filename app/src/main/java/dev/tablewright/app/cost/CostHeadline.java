package dev.tablewright.app.cost;

import dev.tablewright.app.page.Page;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.CostWords;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.RangeText;
import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What somebody sees who reads nothing else: the sum, how certain it is, and what is wrong with it. */
final class CostHeadline {

    private static final Money CENT = new Money(new BigDecimal("0.01"));

    private final CostReport report;

    CostHeadline(CostReport report) {
        this.report = report;
    }

    Html html(String title) {
        return Html.element("header")
                .add(Html.element("h1").add(title))
                .add(Html.element("p")
                        .with("class", "headline")
                        .add(Figures.money(report.bill().total()))
                        .add(Html.element("small")
                                .add(CostWords.missing(report).isEmpty() ? " a month" : " a month, not complete")))
                .add(Html.element("p").with("class", "lead").add(range()))
                .add(Html.element("p").with("class", "lead").add(setting()))
                .add(warning())
                .add(facts());
    }

    private String range() {
        Cost total = report.bill().total();
        if (RangeText.of(total).isEmpty()) {
            return "The model leaves nothing open: this is the sum at the rates that it gives.";
        }
        String least =
                total.least().compareTo(CENT) < 0 ? "next to nothing" : Figures.money(Cost.exactly(total.least()));
        String most = total.most()
                .map(end -> "at most " + Figures.money(Cost.exactly(end)))
                .orElse("without a limit above");
        return "This is what is expected. It is at least " + least + ", and " + most
                + ", by what the model leaves open: lengths of texts, sizes of lists, what happens only sometimes.";
    }

    private String setting() {
        PriceList prices = report.setting().prices();
        return "Region " + prices.region() + ", list prices as of " + prices.asOf()
                + report.setting()
                        .environment()
                        .map(environment ->
                                ", environment " + environment.name().text())
                        .orElse("")
                + ".";
    }

    private Html warning() {
        List<Html> lines = new ArrayList<>();
        long hot = report.tooHot().count();
        if (hot > 0) {
            lines.add(Page.paragraph((hot == 1 ? "One key is" : hot + " keys are")
                    + " too hot: the busiest second asks more of a partition than it bears, whatever is paid."));
        }
        CostWords.missing(report).forEach(line -> lines.add(Page.paragraph(line)));
        return lines.isEmpty()
                ? Html.of()
                : Html.element("div")
                        .with("class", "warning")
                        .with("role", "note")
                        .add(lines);
    }

    private Html facts() {
        List<Html> facts = new ArrayList<>();
        new CostCharts(report)
                .calls().rows().stream()
                        .findFirst()
                        .ifPresent(dearest -> facts.add(fact(
                                "Dearest",
                                dearest.label(),
                                dearest.bars().get(0).value())));
        BigDecimal stored = report.tables().stream()
                .flatMap(TableUsage::parts)
                .map(Usage::storedBytes)
                .map(bytes -> bytes.expected())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        long indexes = report.tables().stream()
                .mapToLong(table -> table.indexes().size())
                .sum();
        facts.add(fact(
                "Stored",
                Figures.gigabytes(stored),
                counted(report.tables().size(), "table", "tables") + ", " + counted(indexes, "index", "indexes")));
        report.heat().stream()
                .findFirst()
                .ifPresent(hottest -> facts.add(fact(
                        "Hottest key",
                        Figures.percent(hottest.used()) + " of its limit",
                        hottest.key() + " in " + hottest.group().route().name())));
        return Html.element("dl").with("class", "facts").add(facts);
    }

    private static String counted(long number, String one, String many) {
        return number + " " + (number == 1 ? one : many);
    }

    /** A figure with its name above and what there is to say below. */
    static Html fact(String name, String value, String detail) {
        return Html.element("div")
                .add(Html.element("dt").add(name))
                .add(Html.element("dd").add(value).add(Html.element("small").add(detail)));
    }
}
