package dev.tablewright.language.resolve;

import dev.tablewright.model.pattern.Budget;
import java.math.BigDecimal;
import java.util.Optional;

/** Reads what a call may cost at most. */
final class BudgetReader {

    private BudgetReader() {}

    static Optional<Budget> read(View view) {
        return view.node("budget")
                .map(View::of)
                .map(limits -> new Budget(
                        limits.said("units", BigDecimal::new),
                        limits.said("requests", Integer::valueOf),
                        limits.said("time", Quantities::millis),
                        limits.span()));
    }
}
