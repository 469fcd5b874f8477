package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.field;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.flag;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.number;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.Alarm.Metric;
import dev.tablewright.generate.infrastructure.TableResource;
import java.util.ArrayList;
import java.util.List;

/** When somebody is told. */
final class AlarmBlocks {

    private final TableResource table;
    private final Labels labels;

    AlarmBlocks(TableResource table, Labels labels) {
        this.table = table;
        this.labels = labels;
    }

    void write(HclBody file) {
        table.alarms()
                .forEach(alarm -> file.block(
                        "resource \"aws_cloudwatch_metric_alarm\" \"" + labels.of(alarm) + "\"", body(alarm)));
    }

    private HclBody body(Alarm alarm) {
        HclBody body = new HclBody()
                .set("alarm_name", text(alarm.name()))
                .set("alarm_description", text(alarm.description()))
                .set("comparison_operator", text("GreaterThanOrEqualToThreshold"))
                .set("threshold", number(alarm.threshold()))
                .set("evaluation_periods", number(alarm.minutes()))
                .set("datapoints_to_alarm", number(alarm.badMinutes()))
                .set("treat_missing_data", text("notBreaching"))
                .set("alarm_actions", word("var." + VariablesFile.ALARM_ACTIONS))
                .set("ok_actions", word("var." + VariablesFile.ALARM_ACTIONS));
        if (alarm.isSum()) {
            sum(alarm, body);
        } else {
            Metric metric = alarm.metrics().get(0);
            body.set("namespace", text(Alarm.NAMESPACE))
                    .set("metric_name", text(metric.name()))
                    .set("statistic", text("Sum"))
                    .set("period", number(Alarm.PERIOD_SECONDS))
                    .setApart("dimensions", dimensions(metric));
        }
        return body;
    }

    private void sum(Alarm alarm, HclBody body) {
        body.block(
                "metric_query",
                new HclBody()
                        .set("id", text("sum"))
                        .set("expression", text(alarm.expression()))
                        .set("return_data", flag(true)));
        alarm.metrics()
                .forEach(metric -> body.block(
                        "metric_query",
                        new HclBody()
                                .set("id", text(metric.id()))
                                .block(
                                        "metric",
                                        new HclBody()
                                                .set("namespace", text(Alarm.NAMESPACE))
                                                .set("metric_name", text(metric.name()))
                                                .set("stat", text("Sum"))
                                                .set("period", number(Alarm.PERIOD_SECONDS))
                                                .setApart("dimensions", dimensions(metric)))));
    }

    private HclValue dimensions(Metric metric) {
        List<HclValue.Field> all = new ArrayList<>();
        all.add(field("TableName", word(TableBlocks.reference(table, labels) + ".name")));
        metric.index().ifPresent(index -> all.add(field("GlobalSecondaryIndexName", text(index))));
        metric.operation().ifPresent(operation -> all.add(field("Operation", text(operation))));
        return new HclValue.Fields(all);
    }
}
