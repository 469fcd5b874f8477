package dev.tablewright.generate.java;

import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Narrowing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Filters as functions of items, in Java: for what DynamoDB cannot be asked. */
final class KeepingSource {

    private final Navigation navigation;
    private final ReadSource read;
    private final PatternParameters parameters;
    private final String item;

    KeepingSource(Context context, ReadSource read, PatternParameters parameters) {
        this.navigation = new Navigation(context);
        this.read = read;
        this.parameters = parameters;
        this.item = read.free("item");
    }

    /** {@code item -> item.whole("rank") == rank}. */
    String predicate(Entity entity, List<FilterTerm> terms) {
        Set<String> all = new LinkedHashSet<>();
        terms.forEach(term -> all.addAll(terms(entity, term)));
        all.remove(ConditionSource.ALWAYS);
        return item + " -> " + (all.isEmpty() ? ConditionSource.ALWAYS : String.join(" && ", all));
    }

    private List<String> terms(Entity entity, FilterTerm term) {
        if (term instanceof FilterTerm.Holds holds) {
            return ConditionSource.of(
                    new Condition(List.of(holds.comparison())), steps -> navigation.inItem(item, entity, steps));
        }
        Reached reached = navigation.inItem(item, entity, FilterSource.steps(term));
        List<String> all = new ArrayList<>(reached.guards());
        all.add(
                term instanceof FilterTerm.Equals equals
                        ? equal(reached, read.source(equals.source(), reached.codec()))
                        : within(reached, ((FilterTerm.Within) term).narrowing()));
        return all;
    }

    private static String equal(Reached reached, String value) {
        boolean truth = reached.codec() instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.BOOLEAN;
        return truth
                ? reached.value() + " == " + value
                : reached.codec().compared(reached.value(), Operator.EQUAL, value);
    }

    private String within(Reached reached, Narrowing narrowing) {
        if (narrowing.kind() == Narrowing.Kind.RANGE) {
            return parameters.narrowed() + ".contains(" + reached.value() + ")";
        }
        String text = reached.codec().type().equals("String") ? reached.value() : reached.encoded() + ".s()";
        return text + ".startsWith(" + parameters.narrowed() + ")";
    }
}
