package dev.tablewright.app.cost;

import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Factor;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.Recommendation;
import dev.tablewright.check.cost.Side;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Two layouts side by side, for a terminal. */
public final class CompareText {

    private static final int BECAUSE_WIDTH = 80;

    private final Comparison comparison;
    private final StringBuilder out = new StringBuilder();

    private CompareText(Comparison comparison) {
        this.comparison = comparison;
    }

    public static String of(Comparison comparison) {
        CompareText text = new CompareText(comparison);
        text.sides();
        text.patterns();
        text.writes();
        text.derivation();
        text.recommendation();
        text.missing();
        return PrintableText.lines(text.out.toString());
    }

    private void sides() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", heading(comparison.single()), heading(comparison.tables())));
        row(rows, "tables", side -> Integer.toString(side.tables()));
        row(rows, "indexes", side -> Long.toString(side.indexes()));
        for (BillLine.Item item : BillLine.Item.values()) {
            boolean paid = comparison.sides().anyMatch(side -> side.report().bill().lines().stream()
                    .anyMatch(line -> line.item() == item));
            if (paid) {
                row(
                        rows,
                        item.words() + ", a month",
                        side -> CompareRows.month(CompareTables.known(item, side.report())));
            }
        }
        row(
                rows,
                comparison.sides().allMatch(side -> side.report().remarks().isComplete())
                        ? "together, a month"
                        : "together, as far as known",
                side -> Figures.money(side.report().bill().total()));
        row(rows, "hottest key", side -> side.report().heat().stream()
                .findFirst()
                .map(line -> Figures.percent(line.used()) + " of what it bears")
                .orElse("-"));
        table(rows, 1);
        boolean recovery = comparison.single().report().tables().stream().anyMatch(TableUsage::recovery);
        out.append("both priced alike: on demand, class standard, ")
                .append(recovery ? "with" : "without")
                .append(" point-in-time recovery, prices of ")
                .append(comparison.single().report().setting().prices().region())
                .append(" as of ")
                .append(comparison.single().report().setting().prices().asOf())
                .append("\n\n");
    }

    private static String heading(Side side) {
        return side.words() + (side.derived() ? " (derived)" : " (as designed)");
    }

    private void row(List<List<String>> rows, String name, Function<Side, String> figure) {
        rows.add(List.of(name, figure.apply(comparison.single()), figure.apply(comparison.tables())));
    }

    private void patterns() {
        List<List<String>> rows = new ArrayList<>(List.of(CompareRows.PATTERN_HEADINGS));
        comparison.patterns().forEach(pair -> rows.add(CompareRows.of(pair)));
        table(rows, 1);
    }

    private void writes() {
        if (comparison.writes().isEmpty()) {
            return;
        }
        List<List<String>> rows = new ArrayList<>(List.of(CompareRows.WRITE_HEADINGS));
        comparison.writes().forEach(pair -> rows.add(CompareRows.of(pair)));
        table(rows, 1);
    }

    private void derivation() {
        Side derived = comparison.single().derived() ? comparison.single() : comparison.tables();
        out.append("the ").append(derived.words()).append(", derived from the design of the model:\n\n");
        out.append(KeyChart.of(derived.report().model())).append('\n');
        derived.open().forEach(line -> out.append("not derived: ").append(line).append('\n'));
        out.append(derived.open().isEmpty() ? "" : "\n");
    }

    private void recommendation() {
        Recommendation recommendation = comparison.recommendation();
        recommendation.layout().ifPresentOrElse(layout -> recommended(recommendation, layout), () -> out.append(
                        recommendation.because())
                .append('\n'));
    }

    private void recommended(Recommendation recommendation, Layout layout) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("weighed", "speaks for", "because"));
        for (Factor factor : recommendation.factors()) {
            String speaksFor = factor.favours().map(Layout::words).orElse("neither");
            List<String> lines = Wrapped.lines(factor.reason(), BECAUSE_WIDTH);
            rows.add(List.of(factor.name(), speaksFor, lines.get(0)));
            lines.stream().skip(1).forEach(line -> rows.add(List.of("", "", line)));
        }
        table(rows, 3);
        out.append("recommended: ")
                .append(layout.words())
                .append(recommendation.clear() ? ", clearly: " : ", narrowly: ")
                .append(recommendation.because())
                .append("\n\nwhat the model cannot say, and where a yes points:\n");
        recommendation.questions().forEach(question -> out.append("  ")
                .append(question.text())
                .append(" → ")
                .append(question.ifYes().words())
                .append('\n'));
    }

    /** Explains each question mark in a table. */
    private void missing() {
        List<String> lines = new CompareTables(comparison).missing();
        out.append(lines.isEmpty() ? "" : "\n");
        lines.forEach(line -> out.append(line).append('\n'));
    }

    private void table(List<List<String>> rows, int left) {
        out.append(TextTable.of(rows, left)).append('\n');
    }
}
