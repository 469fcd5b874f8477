package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.constant;
import static dev.tablewright.generate.infrastructure.cdk.Expression.number;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.Alarm.Metric;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The method that makes the alarms of a table. */
final class AlarmMethod {

    private final TableResource table;
    private final Expression field;

    AlarmMethod(TableResource table, String field) {
        this.table = table;
        this.field = Expression.field(field);
    }

    Method create() {
        List<Statement> body = new ArrayList<>();
        table.alarms().forEach(alarm -> body.add(new Do(Expression.own(BaseClass.NOTIFY, alarm(alarm)))));
        return new Method("create" + table.logicalId() + "Alarms", Optional.empty(), body);
    }

    private Expression alarm(Alarm alarm) {
        return Expression.construct(
                CdkType.ALARM,
                alarm.logicalId(),
                List.of(
                        new Property("alarmName", text(alarm.name())),
                        new Property("alarmDescription", text(alarm.description())),
                        new Property(
                                "metric",
                                alarm.isSum()
                                        ? sum(alarm)
                                        : metric(alarm.metrics().get(0))),
                        new Property("threshold", number(alarm.threshold())),
                        new Property("evaluationPeriods", number(alarm.minutes())),
                        new Property("datapointsToAlarm", number(alarm.badMinutes())),
                        new Property("treatMissingData", constant(CdkType.TREAT_MISSING_DATA, "NOT_BREACHING"))));
    }

    /** CloudWatch counts some things by operation only. */
    private Expression sum(Alarm alarm) {
        List<String> operations = alarm.metrics().stream()
                .flatMap(metric -> metric.operation().stream())
                .toList();
        return Expression.own(BaseClass.SUM, field, text(alarm.metrics().get(0).name()), Expression.texts(operations));
    }

    private Expression metric(Metric metric) {
        List<Property> dimensions = new ArrayList<>();
        metric.index().ifPresent(index -> dimensions.add(new Property("GlobalSecondaryIndexName", text(index))));
        metric.operation().ifPresent(operation -> dimensions.add(new Property("Operation", text(operation))));
        return Expression.own(BaseClass.METRIC, field, text(metric.name()), Expression.mapping(dimensions));
    }
}
