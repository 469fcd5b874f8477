package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the stacks of a program have in common, in Java. */
final class JavaBaseSource {

    private static final String BEGIN = """
            /** What all stacks of this application have in common. */
            abstract class %1$s extends Stack {
            """;

    private static final String TOPIC = """

                /** What alarms tell; null until there is one. */
                private List<String> alarmTopic;
            """;

    private static final String GIVEN_IDS = """

                private final Map<String, String> logicalIds = new HashMap<>();
            """;

    private static final String GIVEN_ID = """
                    if (logicalIds.containsKey(path)) {
                        return logicalIds.get(path);
                    }
            """;

    private static final String GIVES_ID = """

                /** Gives a resource a logical id of its own, where its name is that of another but for case or signs. */
                protected void logicalId(String path, String id) {
                    logicalIds.put(path, id);
                }
            """;

    private static final String IDS = """

                %1$s(Construct scope, String id, StackProps props) {
                    super(scope, id, props);
                }

                /**
                 * Gives resources the names of their constructs, without a hash behind them: the logical ids of the CloudFormation
                 * template that is made from the same model. A stack that was deployed from the one can be updated from the other.
                 */
                protected void usePlainLogicalIds() {
                    for (IConstruct construct : getNode().findAll()) {
                        if (construct instanceof CfnElement element) {
                            element.overrideLogicalId(plainLogicalId(element));
                        }
                    }
                }

                private String plainLogicalId(CfnElement element) {
                    String path = element.getNode().getPath().substring(getNode().getPath().length() + 1)%2$s;
            %3$s        return Stream.of(path.split("[^A-Za-z0-9]+"))
                            .filter(word -> !word.equals("Resource") && !word.equals("Default"))
                            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                            .collect(Collectors.joining());
                }

                /** Tells the rest of the infrastructure, and other stacks, what there is. */
                protected void output(String id, String description, String value) {
                    CfnOutput.Builder.create(this, id)
                            .description(description)
                            .value(value)
                            .exportName(Aws.STACK_NAME + "-" + id)
                            .build();
                }
            """;

    private static final String SCALING = "\n                .replace(\"Scaling/Target/Tracking\", \"ScalingPolicy\")"
            + "\n                .replace(\"Scaling/Target\", \"Scaling\")";

    private static final String ALARMS = """

                /** A metric of a table, or of a part of it that dimensions name, summed up by the minute. */
                protected static Metric sumPerMinute(Table table, String name, Map<String, String> dimensions) {
                    Map<String, String> all = new HashMap<>(dimensions);
                    all.put("TableName", table.getTableName());
                    return table.metric(name, MetricOptions.builder()
                            .dimensionsMap(all)
                            .statistic(Stats.SUM)
                            .period(Duration.minutes(1))
                            .build());
                }

                /** A metric that CloudWatch counts by operation, added up. */
                protected static MathExpression sumOfOperations(Table table, String name, List<String> operations) {
                    Map<String, IMetric> metrics = new LinkedHashMap<>();
                    for (String operation : operations) {
                        metrics.put("m" + (metrics.size() + 1), sumPerMinute(table, name, Map.of("Operation", operation)));
                    }
                    return MathExpression.Builder.create()
                            .expression(String.join("+", metrics.keySet()))
                            .usingMetrics(metrics)
                            .period(Duration.minutes(1))
                            .build();
                }

                /**
                 * Lets an alarm tell the topic when it begins and when it ends. An action of the CDK is there or not; whether there is a
                 * topic is known when the stack is deployed, so this is said to the resource itself.
                 */
                protected void notifyOf(Alarm alarm) {
                    if (alarmTopic == null) {
                        alarmTopic = createAlarmTopic();
                    }
                    CfnAlarm resource = (CfnAlarm) alarm.getNode().getDefaultChild();
                    resource.setAlarmActions(alarmTopic);
                    resource.setOkActions(alarmTopic);
                }

                /** A parameter, because the topic belongs to somebody else. */
                private List<String> createAlarmTopic() {
                    CfnParameter arn = CfnParameter.Builder.create(this, "AlarmTopicArn")
                            .defaultValue("")
                            .description("The SNS topic that alarms tell. Without one they can be seen, and tell nobody.")
                            .build();
                    CfnCondition isGiven = CfnCondition.Builder.create(this, "HasAlarmTopic")
                            .expression(Fn.conditionNot(Fn.conditionEquals(arn, "")))
                            .build();
                    return Token.asList(Fn.conditionIf(
                            isGiven.getLogicalId(), List.of(arn.getValueAsString()), Aws.NO_VALUE));
                }
            """;

    private final BaseClass base;

    JavaBaseSource(BaseClass base) {
        this.base = base;
    }

    String render(String firstLine, String packageName) {
        StringBuilder out = new StringBuilder(firstLine)
                .append("\npackage ")
                .append(packageName)
                .append(";\n\n");
        imports().forEach(name -> out.append("import ").append(name).append(";\n"));
        out.append('\n').append(BEGIN.formatted(base.name()));
        out.append(base.alarms() ? TOPIC : "");
        out.append(base.renames() ? GIVEN_IDS : "");
        out.append(IDS.formatted(base.name(), base.scales() ? SCALING : "", base.renames() ? GIVEN_ID : ""));
        out.append(base.renames() ? GIVES_ID : "");
        out.append(base.alarms() ? ALARMS : "");
        return out.append("}\n").toString();
    }

    private SortedSet<String> imports() {
        List<String> core = new ArrayList<>(List.of("Aws", "CfnElement", "CfnOutput", "Stack", "StackProps"));
        SortedSet<String> all = new TreeSet<>(List.of(
                "java.util.Locale",
                "java.util.stream.Collectors",
                "java.util.stream.Stream",
                "software.constructs.Construct",
                "software.constructs.IConstruct"));
        if (base.renames()) {
            all.addAll(List.of("java.util.HashMap", "java.util.Map"));
        }
        if (base.alarms()) {
            core.addAll(List.of("CfnCondition", "CfnParameter", "Duration", "Fn", "Token"));
            all.addAll(List.of("java.util.HashMap", "java.util.LinkedHashMap", "java.util.List", "java.util.Map"));
            List.of("Alarm", "CfnAlarm", "IMetric", "MathExpression", "Metric", "MetricOptions", "Stats")
                    .forEach(name -> all.add(CdkType.Module.CLOUDWATCH.javaPackage() + "." + name));
            all.add(CdkType.TABLE.inJava());
        }
        core.forEach(name -> all.add(CdkType.Module.CORE.javaPackage() + "." + name));
        return all;
    }
}
