package dev.tablewright.generate.infrastructure.cdk;

import java.util.List;

/** What the stacks of a program have in common, in Java. */
final class JavaBaseSource {

    private final BaseClass base;
    private final JavaLanguage language = new JavaLanguage();
    private final JavaLines out = new JavaLines(language);

    JavaBaseSource(BaseClass base) {
        this.base = base;
    }

    String render(String packageName) {
        use(
                "java.util.Locale",
                "java.util.stream.Collectors",
                "java.util.stream.Stream",
                "software.constructs.Construct");
        language.type(CdkType.CFN_ELEMENT);
        language.type(CdkType.STACK_PROPS);
        out.doc(0, "What all stacks of this application have in common.");
        out.lines(
                0,
                List.of(
                        "abstract class " + base.name() + " extends " + language.type(CdkType.STACK) + " {",
                        "",
                        "    " + base.name() + "(Construct scope, String id, StackProps props) {",
                        "        super(scope, id, props);",
                        "    }",
                        "",
                        "    /**",
                        "     * The names of constructs, without a hash behind them: the logical ids of the CloudFormation"
                                + " template that is made from",
                        "     * the same model. A stack that was deployed from the one can be updated from the other.",
                        "     */",
                        "    @Override",
                        "    protected String allocateLogicalId(CfnElement element) {"));
        out.lines(2, path());
        out.lines(
                2,
                List.of(
                        "return Stream.of(path.split(\"[^A-Za-z0-9]+\"))",
                        "        .filter(word -> !word.equals(\"Resource\") && !word.equals(\"Default\"))",
                        "        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))",
                        "        .collect(Collectors.joining());"));
        out.line(1, "}");
        if (base.alarms()) {
            metric();
        }
        out.line(0, "}");
        return out.file(packageName);
    }

    private List<String> path() {
        String path = "String path = element.getNode().getPath().substring(getNode().getPath().length() + 1)";
        return base.scales()
                ? List.of(
                        path,
                        "        .replace(\"Scaling/Target/Tracking\", \"ScalingPolicy\")",
                        "        .replace(\"Scaling/Target\", \"Scaling\");")
                : List.of(path + ";");
    }

    private void metric() {
        use("java.util.HashMap", "java.util.Map");
        CdkType metric = new CdkType(CdkType.Module.CLOUDWATCH, "Metric");
        CdkType stats = new CdkType(CdkType.Module.CLOUDWATCH, "Stats");
        String options = language.type(CdkType.METRIC_OPTIONS);
        out.blank();
        out.doc(1, "A metric of a table, or of a part of it that dimensions name, summed up by the minute.");
        out.lines(
                1,
                List.of(
                        "protected static " + language.type(metric) + " " + BaseClass.METRIC + "("
                                + language.type(CdkType.TABLE)
                                + " table, String name, Map<String, String> dimensions) {",
                        "    Map<String, String> all = new HashMap<>(dimensions);",
                        "    all.put(\"TableName\", table.getTableName());",
                        "    return table.metric(name, " + options + ".builder()",
                        "            .dimensionsMap(all)",
                        "            .statistic(" + language.type(stats) + ".SUM)",
                        "            .period(" + language.type(CdkType.DURATION) + ".minutes(1))",
                        "            .build());",
                        "}"));
        use("java.util.LinkedHashMap", "java.util.List");
        out.blank();
        out.doc(1, "A metric that CloudWatch counts by operation, added up.");
        out.lines(
                1,
                List.of(
                        "protected static " + language.type(CdkType.MATH_EXPRESSION) + " " + BaseClass.SUM + "("
                                + "Table table, String name, List<String> operations) {",
                        "    Map<String, " + language.type(new CdkType(CdkType.Module.CLOUDWATCH, "IMetric"))
                                + "> metrics = new LinkedHashMap<>();",
                        "    for (String operation : operations) {",
                        "        metrics.put(\"m\" + (metrics.size() + 1), " + BaseClass.METRIC
                                + "(table, name, Map.of(\"Operation\", operation)));",
                        "    }",
                        "    return MathExpression.Builder.create()",
                        "            .expression(String.join(\"+\", metrics.keySet()))",
                        "            .usingMetrics(metrics)",
                        "            .period(Duration.minutes(1))",
                        "            .build();",
                        "}"));
    }

    private void use(String... types) {
        language.imports().addAll(List.of(types));
    }
}
