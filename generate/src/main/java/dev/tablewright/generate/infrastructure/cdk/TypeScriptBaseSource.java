package dev.tablewright.generate.infrastructure.cdk;

/** What the stacks of a program have in common, in TypeScript. */
final class TypeScriptBaseSource {

    private static final String IMPORTS = """
            import * as cdk from 'aws-cdk-lib';
            """;

    private static final String ALARM_IMPORTS = """
            import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
            import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
            """;

    private static final String BEGIN = """

            /** What all stacks of this application have in common. */
            export abstract class %1$s extends cdk.Stack {
            """;

    private static final String TOPIC = """
              /** What alarms tell. */
              private alarmTopic?: string[];

            """;

    private static final String GIVEN_IDS = """
              private readonly logicalIds = new Map<string, string>();

            """;

    private static final String GIVEN_ID = """
                const given = this.logicalIds.get(path);
                if (given !== undefined) {
                  return given;
                }
            """;

    private static final String GIVES_ID = """

              /** Gives a resource a logical id of its own, where its name is that of another but for case or signs. */
              protected logicalId(path: string, id: string): void {
                this.logicalIds.set(path, id);
              }
            """;

    private static final String IDS = """
              /**
               * The names of constructs, without a hash behind them: the logical ids of the CloudFormation template that is made
               * from the same model. A stack that was deployed from the one can be updated from the other.
               */
              protected override allocateLogicalId(element: cdk.CfnElement): string {
                const path = element.node.path%1$s;
            %2$s    return path
                  .split(/[^A-Za-z0-9]+/)
                  .filter((word) => word !== 'Resource' && word !== 'Default')
                  .map((word) => word.charAt(0).toUpperCase() + word.substring(1))
                  .join('');
              }

              /** Tells the rest of the infrastructure, and other stacks, what there is. */
              protected output(id: string, description: string, value: string): void {
                new cdk.CfnOutput(this, id, { description, value, exportName: `${cdk.Aws.STACK_NAME}-${id}` });
              }
            """;

    private static final String SHORT_PATH = ".substring(this.node.path.length + 1)";

    private static final String SCALING = "\n      .substring(this.node.path.length + 1)"
            + "\n      .replace('Scaling/Target/Tracking', 'ScalingPolicy')"
            + "\n      .replace('Scaling/Target', 'Scaling')";

    private static final String ALARMS = """

              /** A metric of a table, or of a part of it that dimensions name, summed up by the minute. */
              protected sumPerMinute(table: dynamodb.Table, name: string, dimensions: Record<string, string>): cloudwatch.Metric {
                return table.metric(name, {
                  dimensionsMap: { TableName: table.tableName, ...dimensions },
                  statistic: cloudwatch.Stats.SUM,
                  period: cdk.Duration.minutes(1),
                });
              }

              /** A metric that CloudWatch counts by operation, added up. */
              protected sumOfOperations(table: dynamodb.Table, name: string, operations: string[]): cloudwatch.MathExpression {
                const metrics = Object.fromEntries(
                  operations.map((operation, i) => [`m${i + 1}`, this.sumPerMinute(table, name, { Operation: operation })]),
                );
                return new cloudwatch.MathExpression({
                  expression: Object.keys(metrics).join('+'),
                  usingMetrics: metrics,
                  period: cdk.Duration.minutes(1),
                });
              }

              /**
               * Lets an alarm tell the topic when it begins and when it ends. An action of the CDK is there or not; whether there is
               * a topic is known when the stack is deployed, so this is said to the resource itself.
               */
              protected notifyOf(alarm: cloudwatch.Alarm): void {
                this.alarmTopic ??= this.createAlarmTopic();
                const resource = alarm.node.defaultChild as cloudwatch.CfnAlarm;
                resource.alarmActions = this.alarmTopic;
                resource.okActions = this.alarmTopic;
              }

              /** A parameter, because the topic belongs to somebody else. */
              private createAlarmTopic(): string[] {
                const arn = new cdk.CfnParameter(this, 'AlarmTopicArn', {
                  default: '',
                  description: 'The SNS topic that alarms tell. Without one they can be seen, and tell nobody.',
                });
                const isGiven = new cdk.CfnCondition(this, 'HasAlarmTopic', {
                  expression: cdk.Fn.conditionNot(cdk.Fn.conditionEquals(arn, '')),
                });
                return cdk.Token.asList(cdk.Fn.conditionIf(isGiven.logicalId, [arn.valueAsString], cdk.Aws.NO_VALUE));
              }
            """;

    private final BaseClass base;

    TypeScriptBaseSource(BaseClass base) {
        this.base = base;
    }

    String render(String firstLine) {
        return firstLine
                + "\n"
                + IMPORTS
                + (base.alarms() ? ALARM_IMPORTS : "")
                + BEGIN.formatted(base.name())
                + (base.alarms() ? TOPIC : "")
                + (base.renames() ? GIVEN_IDS : "")
                + IDS.formatted(base.scales() ? SCALING : SHORT_PATH, base.renames() ? GIVEN_ID : "")
                + (base.renames() ? GIVES_ID : "")
                + (base.alarms() ? ALARMS : "")
                + "}\n";
    }
}
