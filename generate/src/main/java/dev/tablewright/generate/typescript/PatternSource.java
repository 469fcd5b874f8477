package dev.tablewright.generate.typescript;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.model.pattern.Narrowing;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the queries of a pattern are asked with: a function for each of them. Who knows the whole key has a function for that already. */
final class PatternSource {

    private final Context context;
    private final Lines lines;

    PatternSource(Context context, Lines lines) {
        this.context = context;
        this.lines = lines;
    }

    void add(AccessPlan plan) {
        List<Read> queries =
                plan.reads().stream().filter(PatternSource::isQuery).toList();
        if (isUncomparable(plan.pattern())) {
            return;
        }
        for (int i = 0; i < queries.size(); i++) {
            String name = JavaNames.member(plan.pattern().name().text()) + "Condition";
            function(
                    context.naming().function(queries.size() > 1 ? name + (i + 1) : name),
                    plan.pattern(),
                    queries.get(i));
        }
    }

    static boolean isQuery(Read read) {
        return read.operation() == Read.Operation.QUERY;
    }

    /** Bounds that have several parts are none. */
    private boolean isUncomparable(Pattern pattern) {
        return pattern.narrowing()
                .filter(narrowing -> narrowing.kind() == Narrowing.Kind.RANGE)
                .map(narrowing -> new PatternInput(context, pattern).rangeCodec(narrowing))
                .filter(codec -> codec instanceof NestedCodec || codec instanceof CollectionCodec)
                .isPresent();
    }

    private void function(String name, Pattern pattern, Read read) {
        PatternInput input = new PatternInput(context, pattern);
        KeyConditionText condition = new KeyConditionText(input, read);
        List<String> parameters = new ArrayList<>();
        if (!input.declared().isEmpty()) {
            parameters.add(PatternInput.VARIABLE + ": { " + String.join("; ", input.declared()) + " }");
        }
        if (condition.isExact()) {
            parameters.add("exact: ExactNumberOf");
        }
        boolean many = !condition.loops().isEmpty();
        lines.blank()
                .doc(doc(pattern, read, many))
                .function("export function " + name, parameters, many ? "KeyCondition[]" : "KeyCondition");
        List<String> closing = new ArrayList<>();
        if (!many) {
            lines.open("return {");
            closing.add("};");
        }
        for (int i = 0; i < condition.loops().size(); i++) {
            KeyConditionText.Loop loop = condition.loops().get(i);
            boolean last = i + 1 == condition.loops().size();
            lines.open((i == 0 ? "return " : "") + all(loop) + (last ? ".map((" : ".flatMap((") + loop.variable() + ")"
                    + (last ? ": KeyCondition => ({" : " =>"));
            closing.add(0, (last ? "}))" : ")") + (i == 0 ? ";" : ","));
        }
        body(pattern, read, condition);
        closing.forEach(lines::close);
        lines.close("}");
    }

    private Tsdoc doc(Pattern pattern, Read read, boolean many) {
        Tsdoc doc = new Tsdoc();
        pattern.description().ifPresent(doc::paragraph);
        String filter = read.filter().isEmpty()
                ? ""
                : " What comes back has to be filtered: "
                        + Tsdoc.code(read.filter().text(context.design().typeAttribute())) + ".";
        return doc.markdown("The key condition of " + Tsdoc.code(pattern.name().text()) + " in "
                + Tsdoc.code(read.route().name()) + ": " + Tsdoc.code(AccessPlanText.keyCondition(read)) + "."
                + (many ? " One for each partition." : "")
                + (read.isWalk() ? " One unit of time after another is asked." : "") + filter);
    }

    private static String all(KeyConditionText.Loop loop) {
        int width = loop.texts().get(0).length();
        return loop.shards()
                ? "Array.from({ length: " + loop.texts().size() + " }, (_, i) => String(i).padStart(" + width
                        + ", '0'))"
                : "[" + loop.texts().stream().map(Words::literal).collect(Collectors.joining(", ")) + "]";
    }

    private void body(Pattern pattern, Read read, KeyConditionText condition) {
        read.route()
                .index()
                .ifPresent(index ->
                        lines.line("IndexName: " + Words.literal(index.name().text()) + ","));
        lines.line("KeyConditionExpression: " + Words.literal(condition.expression()) + ",");
        List<String> names = new ArrayList<>();
        condition
                .names()
                .forEach((place, attribute) -> names.add(Words.literal(place) + ": " + Words.literal(attribute)));
        lines.line("ExpressionAttributeNames: { " + String.join(", ", names) + " },");
        lines.open("ExpressionAttributeValues: {");
        condition.values().forEach((place, value) -> lines.line(Words.literal(place) + ": " + value + ","));
        lines.close("},");
        lines.line("ScanIndexForward: " + !read.backwards() + ",");
        if (pattern.consistency() == Pattern.Consistency.STRONG) {
            lines.line("ConsistentRead: true,");
        }
    }
}
