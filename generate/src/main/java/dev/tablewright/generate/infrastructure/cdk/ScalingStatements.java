package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.number;
import static dev.tablewright.generate.infrastructure.cdk.Expression.struct;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.LogicalIds;
import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Gap;
import dev.tablewright.generate.infrastructure.cdk.Statement.Note;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        ids(resource).forEach((path, id) -> {
            if (!LogicalIds.pascal(path).equals(id)) {
                all.add(new Do(Expression.own(BaseClass.RENAME, text(path + "/Resource"), text(id))));
            }
        });
        return all;
    }

    /** Whether some index has a name that differs from another's by case or by signs only. */
    static boolean renames(TableResource resource) {
        return ids(resource).entrySet().stream()
                .anyMatch(each -> !LogicalIds.pascal(each.getKey()).equals(each.getValue()));
    }

    /** The logical ids of targets and policies by where they are in the tree of constructs. */
    private static Map<String, String> ids(TableResource resource) {
        Map<String, String> ids = new LinkedHashMap<>();
        resource.scaling().forEach(target -> {
            String path = resource.logicalId() + "/" + target.index().orElse("")
                    + target.direction().word() + "Scaling";
            ids.put(path, target.logicalId());
            ids.put(path + "Policy", target.policyLogicalId());
        });
        return ids;
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
