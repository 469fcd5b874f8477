package dev.tablewright.app.cost;

import dev.tablewright.app.KeyChart;
import dev.tablewright.app.page.DataTable;
import dev.tablewright.app.page.Html;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.Remarks;
import dev.tablewright.check.cost.Side;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The tables of the page that compares two layouts. */
final class CompareTables {

    private final Comparison comparison;

    CompareTables(Comparison comparison) {
        this.comparison = comparison;
    }

    static String words(Layout layout) {
        return layout == Layout.SINGLE_TABLE ? "single table" : "table per entity";
    }

    /** Empty if the model says nothing about it: what nobody knows is not free. */
    static Optional<Cost> known(BillLine.Item item, CostReport report) {
        Remarks remarks = report.remarks();
        boolean unknown =
                switch (item) {
                    case READS -> isAll(remarks.withoutRate(), report.model().patterns(), Pattern::name);
                    case WRITES -> isAll(remarks.withoutRate(), report.model().writes(), Write::name);
                    case STORAGE, RECOVERY ->
                        isAll(remarks.withoutCount(), report.model().entities(), Entity::name);
                    case CAPACITY -> false;
                };
        return unknown ? Optional.empty() : Optional.of(report.bill().total(item));
    }

    private static <T> boolean isAll(List<Name> silent, List<T> things, Function<T, Name> name) {
        return !things.isEmpty() && things.stream().map(name).allMatch(silent::contains);
    }

    /** What both sides have in common, so that they differ in nothing but the layout. */
    String pricedAlike() {
        boolean recovery = comparison.single().report().tables().stream().anyMatch(TableUsage::recovery);
        return "Both are priced alike: on demand, class standard, " + (recovery ? "with" : "without")
                + " point-in-time recovery.";
    }

    /** Why the bills are not whole: what both lack is said once. */
    List<String> missing() {
        List<String> single = CostWords.missing(comparison.single().report());
        List<String> several = CostWords.missing(comparison.tables().report());
        List<String> lines = new ArrayList<>();
        single.forEach(line ->
                lines.add(several.contains(line) ? line : comparison.single().words() + ": " + line));
        several.stream()
                .filter(line -> !single.contains(line))
                .forEach(line -> lines.add(comparison.tables().words() + ": " + line));
        return lines;
    }

    Html factors() {
        DataTable table = new DataTable("What speaks for which layout")
                .words("weighed")
                .words("speaks for")
                .words("because");
        comparison
                .recommendation()
                .factors()
                .forEach(factor -> table.row(List.of(
                        Html.text(factor.name()),
                        Html.text(factor.favours().map(CompareTables::words).orElse("neither")),
                        Html.text(factor.reason()))));
        return table.html();
    }

    Html questions() {
        DataTable table =
                new DataTable("Questions for the team").words("question").words("if yes");
        comparison
                .recommendation()
                .questions()
                .forEach(
                        question -> table.row(List.of(Html.text(question.text()), Html.text(words(question.ifYes())))));
        return table.html();
    }

    Html patterns() {
        DataTable table = new DataTable("What one call takes, in one table and in several")
                .words("pattern")
                .figures("requests")
                .figures("round trips")
                .figures("read units")
                .figures("$ a month")
                .words("one request");
        for (PatternPair pair : comparison.patterns()) {
            table.row(List.of(
                    Html.text(pair.name()),
                    both(
                            pair,
                            cost -> served(
                                    cost, Figures.number(cost.load().requests().expected()))),
                    both(
                            pair,
                            cost -> served(
                                    cost, Figures.number(cost.load().rounds().expected()))),
                    both(
                            pair,
                            cost -> served(
                                    cost, Figures.number(cost.load().units().expected()))),
                    both(pair, cost -> month(cost.cost().month())),
                    Html.text(pair.isOneRequest() ? (pair.losesOneRequest() ? "lost in several" : "kept") : "")));
        }
        return table.html();
    }

    private static String served(PatternCost cost, String figure) {
        return cost.isServed() ? figure : "scan";
    }

    Html writes() {
        DataTable table = new DataTable("What one write takes, in one table and in several")
                .words("write")
                .figures("items")
                .figures("write units")
                .figures("$ a month")
                .words("all or nothing");
        for (WritePair pair : comparison.writes()) {
            table.row(List.of(
                    Html.text(pair.name()),
                    both(pair, cost -> Figures.number(cost.load().items().expected())),
                    both(
                            pair,
                            cost -> Figures.number(cost.load()
                                    .tableUnits()
                                    .plus(cost.load().indexUnits())
                                    .expected())),
                    both(pair, cost -> month(cost.cost().month())),
                    Html.text(
                            !pair.tables().load().transaction()
                                    ? ""
                                    : pair.tablesTogether() > 1
                                            ? "kept, over " + pair.tablesTogether() + " tables"
                                            : "kept")));
        }
        return table.html();
    }

    /** The keys as people draw them. */
    Html keys(Side side) {
        return Html.element("div")
                .with("class", "wide")
                .with("tabindex", "0")
                .with("role", "region")
                .with("aria-label", "The keys of the " + side.words())
                .add(Html.element("pre").add(KeyChart.of(side.report().model())));
    }

    private static String month(Optional<Cost> cost) {
        return cost.map(Figures::money).orElse("?");
    }

    private static Html both(PatternPair pair, Function<PatternCost, String> figure) {
        return both(figure.apply(pair.single()), figure.apply(pair.tables()));
    }

    private static Html both(WritePair pair, Function<WriteCost, String> figure) {
        return both(figure.apply(pair.single()), figure.apply(pair.tables()));
    }

    /** One figure if they are equal: then there is nothing to compare. */
    private static Html both(String single, String tables) {
        return Html.text(single.equals(tables) ? single : single + " → " + tables);
    }
}
