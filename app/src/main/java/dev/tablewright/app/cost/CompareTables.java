package dev.tablewright.app.cost;

import dev.tablewright.app.page.DataTable;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.CostWords;
import dev.tablewright.check.cost.Remarks;
import dev.tablewright.check.cost.Side;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.markup.Html;
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
                        Html.text(factor.favours().map(Layout::words).orElse("neither")),
                        Html.text(factor.reason()))));
        return table.html();
    }

    Html questions() {
        DataTable table =
                new DataTable("Questions for the team").words("question").words("if yes");
        comparison
                .recommendation()
                .questions()
                .forEach(question -> table.row(List.of(
                        Html.text(question.text()), Html.text(question.ifYes().words()))));
        return table.html();
    }

    Html patterns() {
        return table(
                "What one call takes, in one table and in several",
                CompareRows.PATTERN_HEADINGS,
                comparison.patterns().stream().map(CompareRows::of).toList());
    }

    Html writes() {
        return table(
                "What one write takes, in one table and in several",
                CompareRows.WRITE_HEADINGS,
                comparison.writes().stream().map(CompareRows::of).toList());
    }

    /** Names first, remarks last, figures between. */
    private static Html table(String caption, List<String> headings, List<List<String>> rows) {
        DataTable table = new DataTable(caption).words(headings.get(0));
        headings.subList(1, headings.size() - 1).forEach(table::figures);
        table.words(headings.get(headings.size() - 1));
        rows.forEach(row -> table.row(row.stream().map(Html::text).toList()));
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
}
