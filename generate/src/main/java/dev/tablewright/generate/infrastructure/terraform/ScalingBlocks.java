package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.number;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.ScalingTarget;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.model.design.Index;

/** What lets capacity follow the load: a target and a policy each for reads and writes, of a table and of its indexes. */
final class ScalingBlocks {

    private final TableResource table;
    private final Labels labels;

    ScalingBlocks(TableResource table, Labels labels) {
        this.table = table;
        this.labels = labels;
    }

    void write(HclBody file) {
        table.scaling().forEach(target -> {
            String label = labels.of(target);
            String reference = "aws_appautoscaling_target." + label;
            file.block("resource \"aws_appautoscaling_target\" \"" + label + "\"", target(target));
            HclBody metric = new HclBody().set("predefined_metric_type", text(target.utilization()));
            HclBody tracking = new HclBody()
                    .set("target_value", number(target.target()))
                    .block("predefined_metric_specification", metric);
            file.block(
                    "resource \"aws_appautoscaling_policy\" \"" + label + "\"",
                    new HclBody()
                            .set("name", text(target.policyName()))
                            .set("policy_type", text("TargetTrackingScaling"))
                            .set("resource_id", word(reference + ".resource_id"))
                            .set("scalable_dimension", word(reference + ".scalable_dimension"))
                            .set("service_namespace", word(reference + ".service_namespace"))
                            .block("target_tracking_scaling_policy_configuration", tracking));
        });
    }

    private HclBody target(ScalingTarget target) {
        return new HclBody()
                .set("resource_id", resource(target))
                .set("scalable_dimension", text(target.dimension()))
                .set("service_namespace", text("dynamodb"))
                .set("min_capacity", number(target.least()))
                .set("max_capacity", number(target.most()));
    }

    private HclValue resource(ScalingTarget target) {
        String tableName = TableBlocks.reference(table, labels) + ".name";
        return target.index()
                .map(index ->
                        HclValue.template("table/${" + tableName + "}/index/${aws_dynamodb_global_secondary_index."
                                + labels.of(table, index(index)) + ".index_name}"))
                .orElseGet(() -> HclValue.text("table/", tableName, ""));
    }

    private Index index(String name) {
        return table.indexes().stream()
                .filter(index -> index.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
