package dev.tablewright.generate.typescript;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.request.Loop;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.ReadRequest;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What the queries of a pattern are asked with: a function for each of them. Who knows the whole key has a function for that already. */
record PatternSource(Context context, Lines lines) {

    void add(PatternRequests requests) {
        List<ReadRequest> queries =
                requests.reads().stream().filter(PatternSource::isQuery).toList();
        for (int i = 0; i < queries.size(); i++) {
            String name = JavaNames.member(requests.pattern().name().text()) + "Condition";
            function(context.naming().function(queries.size() > 1 ? name + (i + 1) : name), requests, queries.get(i));
        }
    }

    static boolean isQuery(ReadRequest request) {
        return !request.isByKey();
    }

    private void function(String name, PatternRequests requests, ReadRequest request) {
        Pattern pattern = requests.pattern();
        Read read = request.read();
        PatternInput input = new PatternInput(context, requests);
        KeyConditionText condition = new KeyConditionText(input, request);
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
        int open = condition.loops().size();
        for (Map.Entry<Loop, String> loop : condition.loops().entrySet()) {
            boolean first = open == condition.loops().size();
            boolean last = --open == 0;
            lines.open((first ? "return " : "") + all(loop.getKey()) + (last ? ".map((" : ".flatMap((")
                    + loop.getValue() + ")" + (last ? ": KeyCondition => ({" : " =>"));
            closing.add(0, (last ? "}))" : ")") + (first ? ";" : ","));
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

    private static String all(Loop loop) {
        int width = loop.texts().get(0).length();
        return loop.isShard()
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
