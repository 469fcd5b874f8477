package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;

/** What the stacks of a program have in common, in TypeScript. */
final class TypeScriptBaseSource {

    private final BaseClass base;
    private final TypeScriptLanguage language = new TypeScriptLanguage();
    private final TypeScriptLines out = new TypeScriptLines(language);

    TypeScriptBaseSource(BaseClass base) {
        this.base = base;
    }

    String render() {
        out.doc(0, "What all stacks of this application have in common.");
        out.line(0, "export abstract class " + base.name() + " extends " + language.type(CdkType.STACK) + " {");
        out.doc(
                1,
                "The names of constructs, without a hash behind them: the logical ids of the CloudFormation template that is"
                        + " made from the same model. A stack that was deployed from the one can be updated from the other.");
        out.line(
                1,
                "protected override allocateLogicalId(element: " + language.type(CdkType.CFN_ELEMENT) + "): string {");
        out.lines(2, path());
        out.lines(
                2,
                List.of(
                        "return path",
                        "  .split(/[^A-Za-z0-9]+/)",
                        "  .filter((word) => word !== 'Resource' && word !== 'Default')",
                        "  .map((word) => word.charAt(0).toUpperCase() + word.substring(1))",
                        "  .join('');"));
        out.line(1, "}");
        if (base.alarms()) {
            metric();
        }
        out.line(0, "}");
        return out.file(List.of());
    }

    private List<String> path() {
        List<String> lines = new ArrayList<>();
        if (base.scales()) {
            lines.add("const path = element.node.path");
            lines.add("  .substring(this.node.path.length + 1)");
            lines.add("  .replace('Scaling/Target/Tracking', 'ScalingPolicy')");
            lines.add("  .replace('Scaling/Target', 'Scaling');");
        } else {
            lines.add("const path = element.node.path.substring(this.node.path.length + 1);");
        }
        return lines;
    }

    private void metric() {
        CdkType metric = new CdkType(CdkType.Module.CLOUDWATCH, "Metric");
        CdkType stats = new CdkType(CdkType.Module.CLOUDWATCH, "Stats");
        out.blank();
        out.doc(1, "A metric of a table, or of a part of it that dimensions name, summed up by the minute.");
        out.lines(
                1,
                List.of(
                        "protected " + BaseClass.METRIC + "(",
                        "  table: " + language.type(CdkType.TABLE) + ",",
                        "  name: string,",
                        "  dimensions: Record<string, string>,",
                        "): " + language.type(metric) + " {",
                        "  return table.metric(name, {",
                        "    dimensionsMap: { TableName: table.tableName, ...dimensions },",
                        "    statistic: " + language.type(stats) + ".SUM,",
                        "    period: " + language.type(CdkType.DURATION) + ".minutes(1),",
                        "  });",
                        "}"));
        out.blank();
        out.doc(1, "A metric that CloudWatch counts by operation, added up.");
        out.lines(
                1,
                List.of(
                        "protected " + BaseClass.SUM + "(table: dynamodb.Table, name: string, operations: string[]): "
                                + language.type(CdkType.MATH_EXPRESSION) + " {",
                        "  const metrics = Object.fromEntries(",
                        "    operations.map((operation, i) => [`m${i + 1}`, this." + BaseClass.METRIC
                                + "(table, name, { Operation: operation })]),",
                        "  );",
                        "  return new cloudwatch.MathExpression({",
                        "    expression: Object.keys(metrics).join('+'),",
                        "    usingMetrics: metrics,",
                        "    period: cdk.Duration.minutes(1),",
                        "  });",
                        "}"));
    }
}
