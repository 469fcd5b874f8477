package dev.tablewright.check.reference;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Obstacle;
import java.util.stream.Collectors;

/** Plans in one line each. */
final class PlanText {

    private PlanText() {}

    static String of(AccessPlan plan) {
        if (plan instanceof AccessPlan.Unserved unserved) {
            return unserved.obstacles().entrySet().stream()
                    .map(entry -> entry.getKey() + ": "
                            + entry.getValue().stream().map(Obstacle::text).collect(Collectors.joining(", ")))
                    .collect(Collectors.joining("\n"));
        }
        AccessPlanText text = new AccessPlanText("Type");
        return plan.reads().stream()
                .map(read -> AccessPlanText.operation(plan.pattern(), read) + " " + read.route() + " where "
                        + AccessPlanText.keyCondition(read) + "; " + text.remark(read) + "; strangers "
                        + read.strangers())
                .collect(Collectors.joining("\n"));
    }
}
