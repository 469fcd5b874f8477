package dev.tablewright.generate.java;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Conditions of the model as Java expressions. Of an absent value only {@code absent} and {@code !=} hold. */
final class ConditionSource {

    static final String ALWAYS = "true";

    private ConditionSource() {}

    /** All that must hold; nothing if it always does. */
    static List<String> of(List<ItemTest.Holds> condition, Function<ValuePath, Reached> values) {
        return condition.stream()
                .map(test -> of(test, values.apply(test.path())))
                .filter(term -> !term.equals(ALWAYS))
                .distinct()
                .toList();
    }

    private static String of(ItemTest.Holds test, Reached reached) {
        List<String> guards = new ArrayList<>(reached.guards());
        if (reached.codec().shape().isSet()) {
            guards.add("!" + reached.value() + ".isEmpty()");
        }
        String present = guards.isEmpty() ? ALWAYS : String.join(" && ", guards);
        return switch (test.operator()) {
            case EXISTS -> present;
            case ABSENT -> guards.isEmpty() ? "false" : negated(guards);
            case NOT_EQUAL -> {
                String differs =
                        compared(reached, Operator.NOT_EQUAL, test.values().get(0));
                yield guards.isEmpty() ? differs : "(" + negated(guards) + " || " + differs + ")";
            }
            case IN -> {
                String any = test.values().stream()
                        .map(word -> compared(reached, Operator.EQUAL, word))
                        .collect(Collectors.joining(" || "));
                String within = test.values().size() == 1 ? any : "(" + any + ")";
                yield guards.isEmpty() ? within : present + " && " + within;
            }
            default -> {
                String holds = compared(reached, test.operator(), test.values().get(0));
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

    private static String compared(Reached reached, Operator operator, KeyData constant) {
        return Literals.compared(
                reached.codec().shape(),
                reached.value(),
                operator,
                reached.codec().constant(constant));
    }

    /** Lines that return nothing unless all of this holds. */
    static void giveUpUnless(Code code, Collection<String> terms, String nothing) {
        if (!terms.isEmpty()) {
            code.open("if (" + unless(terms) + ") {")
                    .line("return " + nothing + ";")
                    .close();
        }
    }

    private static String unless(Collection<String> terms) {
        if (terms.size() > 1) {
            return "!(" + String.join(" && ", terms) + ")";
        }
        String only = terms.iterator().next();
        boolean simple = only.matches("!?[A-Za-z.]+\\([^()]*(\\([^()]*\\))?[^()]*\\)(\\.[A-Za-z]+\\(\\))*");
        if (!simple || only.contains(" && ") || only.contains(" == ") || only.contains(" != ")) {
            boolean alone = !only.contains(" && ") && !only.contains(" || ") && !only.startsWith("!");
            if (alone && only.contains(" == ") != only.contains(" != ")) {
                return only.contains(" == ") ? only.replace(" == ", " != ") : only.replace(" != ", " == ");
            }
            return "!(" + only + ")";
        }
        return only.startsWith("!") ? only.substring(1) : "!" + only;
    }
}
