package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Conditions of the model as Java expressions. Of an absent value only {@code absent} and {@code !=} hold. */
final class ConditionSource {

    static final String ALWAYS = "true";

    private ConditionSource() {}

    /** All that must hold; nothing if it always does. */
    static List<String> of(Condition condition, Function<List<String>, Reached> values) {
        List<String> terms = new ArrayList<>();
        for (Comparison comparison : condition.comparisons()) {
            String term = of(comparison, values.apply(comparison.path().steps()));
            if (!term.equals(ALWAYS) && !terms.contains(term)) {
                terms.add(term);
            }
        }
        return terms;
    }

    private static String of(Comparison comparison, Reached reached) {
        List<String> guards = new ArrayList<>(reached.guards());
        if (reached.codec().isEmptyAbsent()) {
            guards.add("!" + reached.value() + ".isEmpty()");
        }
        String present = guards.isEmpty() ? ALWAYS : String.join(" && ", guards);
        return switch (comparison.operator()) {
            case EXISTS -> present;
            case ABSENT -> guards.isEmpty() ? "false" : negated(guards);
            case NOT_EQUAL -> {
                String differs = compared(
                        reached, Operator.NOT_EQUAL, comparison.values().get(0));
                yield guards.isEmpty() ? differs : "(" + negated(guards) + " || " + differs + ")";
            }
            case IN -> {
                String any = comparison.values().stream()
                        .map(word -> compared(reached, Operator.EQUAL, word))
                        .collect(Collectors.joining(" || "));
                String within = comparison.values().size() == 1 ? any : "(" + any + ")";
                yield guards.isEmpty() ? within : present + " && " + within;
            }
            default -> {
                String holds = compared(
                        reached, comparison.operator(), comparison.values().get(0));
                yield guards.isEmpty() ? holds : present + " && " + holds;
            }
        };
    }

    private static String negated(List<String> guards) {
        if (guards.size() > 1) {
            return "!(" + String.join(" && ", guards) + ")";
        }
        String only = guards.get(0);
        return only.endsWith(".isPresent()")
                ? only.substring(0, only.length() - ".isPresent()".length()) + ".isEmpty()"
                : only.startsWith("!") ? only.substring(1) : "!" + only;
    }

    private static String compared(Reached reached, Operator operator, Name word) {
        String constant = reached.codec().constant(word.text());
        return reached.codec().compared(reached.value(), operator, constant);
    }
}
