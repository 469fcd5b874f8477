package dev.tablewright.app.cost;

import dev.tablewright.app.page.DataTable;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.RangeText;
import dev.tablewright.generate.markup.Html;
import java.util.Optional;

/** Figures in tables, each with its range. */
final class Cells {

    /** Nobody knows, or there is none. */
    static final Html NONE = Html.text("–");

    private Cells() {}

    static Html figure(Optional<Estimate> estimate) {
        return estimate.map(Cells::figure).orElse(NONE);
    }

    static Html figure(Estimate estimate) {
        return DataTable.figure(Figures.number(estimate.expected()), RangeText.of(estimate));
    }

    static Html figure(Cost cost) {
        return DataTable.figure(Figures.money(cost), RangeText.of(cost));
    }
}
