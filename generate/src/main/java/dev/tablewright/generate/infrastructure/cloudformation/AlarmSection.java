package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.Alarm.Metric;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;
import java.util.ArrayList;
import java.util.List;

/** Alarms, and the topic that they tell: a parameter, because it belongs to somebody else. */
final class AlarmSection {

    static final String TOPIC = "AlarmTopicArn";
    static final String HAS_TOPIC = "HasAlarmTopic";

    private AlarmSection() {}

    static Mapping parameter() {
        return Yaml.mapping()
                .put("Type", "String")
                .put("Default", "")
                .put("Description", "The SNS topic that alarms tell. Without one they can be seen, and tell nobody.");
    }

    static Mapping condition() {
        return Yaml.mapping()
                .put(
                        "Fn::Not",
                        Yaml.sequence(
                                Yaml.mapping().put("Fn::Equals", Yaml.sequence(Yaml.ref(TOPIC), new Yaml.Text("")))));
    }

    static Mapping resource(TableResource table, Alarm alarm) {
        Mapping properties = Yaml.mapping()
                .put("AlarmName", alarm.name())
                .put("AlarmDescription", alarm.description())
                .put("AlarmActions", told())
                .put("OKActions", told())
                .put("ComparisonOperator", "GreaterThanOrEqualToThreshold")
                .put("Threshold", alarm.threshold())
                .put("EvaluationPeriods", alarm.minutes())
                .put("DatapointsToAlarm", alarm.badMinutes())
                .put("Minutes without requests are good ones.", "TreatMissingData", new Yaml.Text("notBreaching"));
        if (alarm.isSum()) {
            properties.put(
                    "CloudWatch counts these by operation only, so they are added.", "Metrics", sum(table, alarm));
        } else {
            Metric metric = alarm.metrics().get(0);
            properties
                    .put("Namespace", Alarm.NAMESPACE)
                    .put("MetricName", metric.name())
                    .put("Dimensions", dimensions(table, metric))
                    .put("Period", Alarm.PERIOD_SECONDS)
                    .put("Statistic", "Sum");
        }
        return Yaml.mapping().put("Type", "AWS::CloudWatch::Alarm").put("Properties", properties);
    }

    private static Yaml told() {
        return Yaml.mapping()
                .put(
                        "Fn::If",
                        Yaml.sequence(
                                new Yaml.Text(HAS_TOPIC), Yaml.sequence(Yaml.ref(TOPIC)), Yaml.ref("AWS::NoValue")));
    }

    private static Yaml sum(TableResource table, Alarm alarm) {
        List<Yaml> metrics = new ArrayList<>();
        metrics.add(Yaml.mapping()
                .put("Id", "expr_1")
                .put("Expression", alarm.expression())
                .put("ReturnData", true));
        for (Metric metric : alarm.metrics()) {
            metrics.add(Yaml.mapping()
                    .put("Id", metric.id())
                    .put(
                            "MetricStat",
                            Yaml.mapping()
                                    .put(
                                            "Metric",
                                            Yaml.mapping()
                                                    .put("Namespace", Alarm.NAMESPACE)
                                                    .put("MetricName", metric.name())
                                                    .put("Dimensions", dimensions(table, metric)))
                                    .put("Period", Alarm.PERIOD_SECONDS)
                                    .put("Stat", "Sum"))
                    .put("ReturnData", false));
        }
        return new Yaml.Sequence(metrics);
    }

    private static Yaml dimensions(TableResource table, Metric metric) {
        List<Yaml> dimensions = new ArrayList<>();
        metric.index().ifPresent(index -> dimensions.add(dimension("GlobalSecondaryIndexName", new Yaml.Text(index))));
        metric.operation().ifPresent(operation -> dimensions.add(dimension("Operation", new Yaml.Text(operation))));
        dimensions.add(dimension("TableName", Yaml.ref(table.logicalId())));
        return new Yaml.Sequence(dimensions);
    }

    private static Yaml dimension(String name, Yaml value) {
        return Yaml.mapping().put("Name", name).put("Value", value);
    }
}
