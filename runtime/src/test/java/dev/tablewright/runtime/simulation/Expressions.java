package dev.tablewright.runtime.simulation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Evaluates what the runtime's expressions use of DynamoDB's: AND, OR, comparisons, the two functions, SET, REMOVE and ADD. */
final class Expressions {

    private static final Pattern TOKEN = Pattern.compile("[#:]?\\w+|<>|<=|>=|[=<>(),]");

    private final JsonNode request;
    private final Map<String, Value> item;
    private final List<String> tokens = new ArrayList<>();
    private int at;

    private Expressions(JsonNode request, Map<String, Value> item, String expression) {
        this.request = request;
        this.item = item;
        Matcher matcher = TOKEN.matcher(expression);
        while (matcher.find()) {
            tokens.add(matcher.group());
        }
    }

    /** Whether the condition of a request holds of an item; an empty one is not there. */
    static boolean holds(JsonNode request, Map<String, Value> item) {
        return request.field("ConditionExpression")
                .map(condition -> new Expressions(request, item, condition.asString()).any())
                .orElse(true);
    }

    static Map<String, Value> updated(JsonNode request, Map<String, Value> item) {
        Map<String, Value> next = new TreeMap<>(item);
        next.putAll(Value.item(request.field("Key").orElseThrow()));
        request.field("UpdateExpression")
                .ifPresent(update -> new Expressions(request, next, update.asString()).update());
        return next;
    }

    private void update() {
        String clause = "";
        while (at < tokens.size()) {
            String token = tokens.get(at++);
            if (List.of("SET", "REMOVE", "ADD").contains(token)) {
                clause = token;
            } else if (!token.equals(",")) {
                change(clause, name(token));
            }
        }
    }

    private void change(String clause, String name) {
        switch (clause) {
            case "SET" -> {
                expect("=");
                item.put(name, value());
            }
            case "ADD" -> {
                Value old = item.get(name);
                BigDecimal before = old == null ? BigDecimal.ZERO : old.number();
                item.put(name, Value.number(before.add(value().number())));
            }
            default -> item.remove(name);
        }
    }

    private boolean any() {
        boolean holds = all();
        while (accepts("OR")) {
            holds |= all();
        }
        return holds;
    }

    private boolean all() {
        boolean holds = one();
        while (accepts("AND")) {
            holds &= one();
        }
        return holds;
    }

    private boolean one() {
        if (accepts("(")) {
            boolean holds = any();
            expect(")");
            return holds;
        }
        String first = tokens.get(at++);
        if (first.startsWith("attribute_")) {
            expect("(");
            boolean there = item.containsKey(name(tokens.get(at++)));
            expect(")");
            return there == first.equals("attribute_exists");
        }
        Value found = item.get(name(first));
        String test = tokens.get(at++);
        Value wanted = value();
        Integer order = found == null ? null : found.compareTo(wanted);
        return switch (test) {
            case "=" -> order != null && order == 0;
            case "<>" -> order == null || order != 0;
            case "<" -> order != null && order < 0;
            case "<=" -> order != null && order <= 0;
            case ">" -> order != null && order > 0;
            case ">=" -> order != null && order >= 0;
            default -> throw new IllegalArgumentException("the simulated server does not know " + test);
        };
    }

    private String name(String token) {
        return token.startsWith("#") ? field("ExpressionAttributeNames", token).asString() : token;
    }

    private Value value() {
        return Value.of(field("ExpressionAttributeValues", tokens.get(at++)));
    }

    private JsonNode field(String map, String token) {
        return request.field(map).flatMap(fields -> fields.field(token)).orElseThrow();
    }

    private boolean accepts(String token) {
        boolean here = at < tokens.size() && tokens.get(at).equals(token);
        at += here ? 1 : 0;
        return here;
    }

    private void expect(String token) {
        if (!accepts(token)) {
            throw new IllegalArgumentException(token + " is missing in " + tokens);
        }
    }
}
