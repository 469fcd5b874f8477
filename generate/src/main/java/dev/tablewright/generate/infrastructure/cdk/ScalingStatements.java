package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.number;
import static dev.tablewright.generate.infrastructure.cdk.Expression.struct;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Gap;
import dev.tablewright.generate.infrastructure.cdk.Statement.Note;
import java.util.ArrayList;
import java.util.List;

/** Lets the capacity of a table and of its indexes follow the load. */
final class ScalingStatements {

    private ScalingStatements() {}

    static List<Statement> of(TableResource resource, Expression table) {
        List<Statement> all = new ArrayList<>();
        if (resource.scaling().isEmpty()) {
            return all;
        }
        all.add(new Gap());
        all.add(new Note("Each index scales for itself: one that does not keep up throttles the writes of its table."));
        resource.scaling().forEach(target -> all.add(new Do(scaling(target, table))));
        return all;
    }

    private static Expression scaling(ScalingTarget target, Expression table) {
        Expression range = struct(
                CdkType.ENABLE_SCALING,
                List.of(
                        new Property("minCapacity", number(target.least())),
                        new Property("maxCapacity", number(target.most()))));
        String kind = target.direction().word() + "Capacity";
        Expression capacity = target.index()
                .map(index -> table.call("autoScaleGlobalSecondaryIndex" + kind, text(index), range))
                .orElseGet(() -> table.call("autoScale" + kind, range));
        return capacity.call(
                "scaleOnUtilization",
                struct(
                        CdkType.UTILIZATION_SCALING,
                        List.of(
                                new Property("policyName", text(target.policyName())),
                                new Property("targetUtilizationPercent", number(target.target())))));
    }
}
