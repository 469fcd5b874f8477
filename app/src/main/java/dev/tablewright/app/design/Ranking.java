package dev.tablewright.app.design;

import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The designs below each other, the best first, and how good the best is. */
final class Ranking {

    private static final BigDecimal SECONDS = BigDecimal.valueOf(Rate.Period.MONTH.seconds());

    /** The column of limits that are not kept. */
    private static final int LIMITS = 7;

    private final DesignedModel designed;

    Ranking(DesignedModel designed) {
        this.designed = designed;
    }

    String table() {
        boolean kept = designed.designs().stream().allMatch(design -> violations(design) == 0);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "#", "layout", "tables", "indexes", "requests/s", "$/month", "difference", "limits", "hottest", ""));
        for (int i = 0; i < designed.designs().size(); i++) {
            rows.add(row(i + 1, designed.designs().get(i)));
        }
        return TextTable.of(kept ? rows.stream().map(Ranking::withoutLimits).toList() : rows, 2);
    }

    private List<String> row(int rank, CheckedDesign design) {
        BigDecimal requests = design.proposal().worth().requests();
        Optional<HeatLine> hottest = design.report().heat().stream().findFirst();
        return List.of(
                String.valueOf(rank),
                design.design().layout().words(),
                String.valueOf(design.tables()),
                String.valueOf(design.indexes()),
                Figures.number(requests.divide(SECONDS, MathContext.DECIMAL64)),
                Dollars.of(dollars(design)),
                rank == 1
                        ? ""
                        : Dollars.signed(dollars(design)
                                .subtract(dollars(designed.designs().get(0)))),
                violations(design) == 0 ? "kept" : violations(design) + " broken",
                hottest.map(line -> Figures.percent(line.used())).orElse("-"),
                hottest.map(HeatLine::key).orElse(""));
    }

    /** Where all limits are kept, as it should be, there is nothing to say about them. */
    private static List<String> withoutLimits(List<String> row) {
        List<String> shorter = new ArrayList<>(row);
        shorter.remove(LIMITS);
        return shorter;
    }

    private static int violations(CheckedDesign design) {
        return design.proposal().worth().violations();
    }

    /** Optimal, or how far from it the best design can be. */
    String verdict() {
        CheckedDesign best = designed.best().orElseThrow();
        if (designed.kept()) {
            return "Every entity has its keys in this file, so its design is kept as it is."
                    + " With --from-scratch, its keys are set aside and new ones are designed.";
        }
        if (designed.isOptimal()) {
            return "Design 1 is optimal: none of those that were considered is better.";
        }
        BigDecimal bound = dollars(best).multiply(BigDecimal.ONE.subtract(designed.gap()));
        return "Design 1 is the best found, gap " + Figures.percent(designed.gap()) + ": none can cost less than "
                + Dollars.of(bound) + " a month.";
    }

    private static BigDecimal dollars(CheckedDesign design) {
        return design.proposal().worth().dollars();
    }
}
