package dev.tablewright.app;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.Model;
import java.util.ArrayList;
import java.util.List;

/** How each pattern is read, as a table: what the books let teams fill in by hand. */
public final class PlanChart {

    private PlanChart() {}

    /** The table; empty if there is no design, or nothing is served. */
    public static String of(Model model) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("pattern", "operation", "index", "key condition")));
        Analysis.of(model).ifPresent(analysis -> {
            for (AccessPlan plan : analysis.plans()) {
                for (Read read : plan.reads()) {
                    String index = AccessPlanText.index(read);
                    rows.add(List.of(
                            plan.pattern().name().text(),
                            AccessPlanText.operation(plan.pattern(), read),
                            index.isEmpty() ? "-" : index,
                            AccessPlanText.keyCondition(read)));
                }
            }
        });
        return rows.size() == 1 ? "" : TextTable.of(rows);
    }
}
