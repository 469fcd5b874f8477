package dev.tablewright.generate.docs;

import dev.tablewright.generate.document.Text;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Budget;
import java.util.ArrayList;
import java.util.List;

/** What a call may cost, in words. */
final class Budgets {

    private Budgets() {}

    /** {@code 0.5 read units, 1 request and 10 ms}. */
    static Text words(Budget budget, String kind) {
        List<String> parts = new ArrayList<>();
        budget.units().ifPresent(units -> parts.add(units.value().toPlainString() + " " + kind + " units"));
        budget.requests().ifPresent(requests -> parts.add(WordList.count(requests.value(), "request")));
        budget.millis().ifPresent(millis -> parts.add(millis.value() + " ms"));
        return Text.of(WordList.and(parts));
    }
}
