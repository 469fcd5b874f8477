package dev.tablewright.app.cost;

import dev.tablewright.app.page.BarChart;
import dev.tablewright.app.page.BarChart.Bar;
import dev.tablewright.app.page.BarChart.Row;
import dev.tablewright.app.page.Page;
import dev.tablewright.app.page.Tone;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.Recommendation;
import dev.tablewright.check.cost.Side;
import dev.tablewright.generate.markup.Html;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Two layouts side by side, as a page for the people who decide. */
public final class ComparePage {

    private static final String LEGEND = "The upper bar is one table, the lower one a table for each entity.";

    private final Comparison comparison;
    private final CompareTables tables;

    private ComparePage(Comparison comparison) {
        this.comparison = comparison;
        this.tables = new CompareTables(comparison);
    }

    public static String of(Comparison comparison) {
        return new ComparePage(comparison).page().render();
    }

    private Page page() {
        String application = comparison.single().report().model().application().text();
        String title = "One table or several for " + application;
        Page page = new Page(title).add(headline(title));
        page.section("The bill of both", bill().html(), notes());
        if (!comparison.isSame()) {
            page.section("What was weighed", tables.factors());
            page.section(
                    "What the model cannot say",
                    Page.paragraph("A yes points to the layout beside the question."),
                    tables.questions());
        }
        page.section("Access patterns and writes by cost", calls().html());
        page.section("Access patterns", tables.patterns());
        if (!comparison.writes().isEmpty()) {
            page.section("Writes", tables.writes());
        }
        Side derived = comparison.single().derived() ? comparison.single() : comparison.tables();
        page.section(
                "The " + derived.words() + ", as it was derived",
                Page.paragraph(
                        "Nothing is invented: the same attributes make the keys, and the same items stand in the indexes."),
                tables.keys(derived),
                Page.list(sentences(derived)));
        return page.add(footer());
    }

    private Html notes() {
        List<String> lines = new ArrayList<>(List.of(tables.pricedAlike()));
        lines.addAll(tables.missing());
        return lines.size() == 1 ? Page.paragraph(lines.get(0)) : Page.list(lines);
    }

    private static List<String> sentences(Side derived) {
        List<String> lines = new ArrayList<>(derived.derivation());
        derived.open().forEach(line -> lines.add("Not derived: " + line));
        return lines;
    }

    private Html headline(String title) {
        Recommendation recommendation = comparison.recommendation();
        return Html.element("header")
                .add(Html.element("h1").add(title))
                .add(verdict(recommendation))
                .add(Html.element("p").with("class", "lead").add(capital(recommendation.because()) + "."))
                .add(Html.element("dl")
                        .with("class", "facts")
                        .add(fact(comparison.single()))
                        .add(fact(comparison.tables())));
    }

    private static Html verdict(Recommendation recommendation) {
        Html verdict = Html.element("p").with("class", "headline");
        return recommendation
                .layout()
                .map(layout -> verdict.add(capital(layout.words()))
                        .add(Html.element("small")
                                .add(recommendation.clear() ? " recommended, clearly" : " recommended, narrowly")))
                .orElseGet(() -> verdict.add("Nothing to choose"));
    }

    private static Html fact(Side side) {
        return CostHeadline.fact(
                side.words() + (side.derived() ? ", derived" : ", as designed"),
                Figures.money(side.report().bill().total())
                        + (side.report().remarks().isComplete() ? " a month" : " a month, as far as known"),
                counted(side.tables(), "table") + ", " + counted(side.indexes(), "index"));
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String counted(long number, String one) {
        return number + " " + (number == 1 ? one : one.equals("index") ? "indexes" : one + "s");
    }

    private BarChart bill() {
        List<Row> rows = Arrays.stream(BillLine.Item.values())
                .filter(item -> comparison.sides().anyMatch(side -> side.report().bill().lines().stream()
                        .anyMatch(line -> line.item() == item)))
                .map(item -> row(
                        item.words(),
                        "a month",
                        CompareTables.known(item, comparison.single().report()),
                        CompareTables.known(item, comparison.tables().report())))
                .toList();
        return BarChart.of("Dollars a month in both layouts", LEGEND, rows);
    }

    private BarChart calls() {
        List<Row> rows = new ArrayList<>();
        comparison
                .patterns()
                .forEach(pair -> rows.add(row(
                        pair.name(),
                        "read",
                        pair.single().cost().month(),
                        pair.tables().cost().month())));
        comparison
                .writes()
                .forEach(pair -> rows.add(row(
                        pair.name(),
                        "write",
                        pair.single().cost().month(),
                        pair.tables().cost().month())));
        rows.removeIf(row -> row.bars().stream().allMatch(bar -> bar.amount().signum() == 0));
        rows.sort(Comparator.comparing(ComparePage::longest).reversed());
        return BarChart.of("Dollars a month of each access pattern and write", LEGEND, rows);
    }

    private static BigDecimal longest(Row row) {
        return row.bars().stream().map(Bar::amount).reduce(BigDecimal.ZERO, BigDecimal::max);
    }

    private static Row row(String label, String detail, Optional<Cost> single, Optional<Cost> several) {
        return new Row(label, detail, List.of(bar(single, Tone.FIRST), bar(several, Tone.SECOND)), "");
    }

    private static Bar bar(Optional<Cost> cost, Tone tone) {
        return new Bar(
                cost.map(known -> known.expected().dollars()).orElse(BigDecimal.ZERO),
                cost.map(Figures::money).orElse("?"),
                tone);
    }

    private Html footer() {
        PriceList prices = comparison.single().report().setting().prices();
        return Html.element("footer")
                .add("List prices of " + prices.region() + " as of " + prices.asOf() + ". Source: " + prices.source()
                        + ". Made by tablewright compare.");
    }
}
