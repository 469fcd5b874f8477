package dev.tablewright.access.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All comparisons with small numbers, held against all small numbers and those between them. */
class ImplicationTest {

    private static final SourceFile FILE = new SourceFile("implication.yaml", """
            tablewright: 1
            application: Implication
            entities:
              E: { id: k, attributes: { k: string, integer: integer?, decimal: decimal?, always: integer } }
            """);
    private static final Span HERE = FILE.span(0, 1);
    private static final Model MODEL = ModelReader.read(FILE).model().orElseThrow();

    private final Implication implication =
            new Implication(new Leaves(MODEL), MODEL.entity("E").orElseThrow());

    @ParameterizedTest
    @ValueSource(strings = {"integer", "decimal"})
    void whatFollowsHoldsWheneverTheFactDoes(String attribute) {
        int follows = 0;
        for (Comparison goal : comparisons(attribute)) {
            for (Comparison fact : comparisons(attribute)) {
                if (implication.follows(goal, List.of(fact), List.of())) {
                    follows++;
                    assertThat(values())
                            .as("%s follows from %s", goal, fact)
                            .allMatch(value -> !holds(fact, value) || holds(goal, value));
                }
            }
        }
        assertThat(follows).isGreaterThan(comparisons(attribute).size());
    }

    /** A number that is compared with the same operator needs no cleverness: nothing that follows is overlooked. */
    @Test
    void boundsAreComparedCompletely() {
        List<Operator> bounds = List.of(
                Operator.LESS, Operator.LESS_OR_EQUAL, Operator.GREATER, Operator.GREATER_OR_EQUAL, Operator.EQUAL);
        for (Comparison goal : comparisons("decimal")) {
            for (Comparison fact : comparisons("decimal")) {
                if (bounds.contains(goal.operator()) && bounds.contains(fact.operator())) {
                    boolean really = values().stream().allMatch(value -> !holds(fact, value) || holds(goal, value));
                    assertThat(implication.follows(goal, List.of(fact), List.of()))
                            .as("%s follows from %s", goal, fact)
                            .isEqualTo(really);
                }
            }
        }
    }

    @Test
    void whatCannotBeAbsentExists() {
        assertThat(implication.follows(comparison("always", Operator.EXISTS), List.of(), List.of()))
                .isTrue();
        assertThat(implication.follows(comparison("decimal", Operator.EXISTS), List.of(), List.of()))
                .isFalse();
        assertThat(implication.follows(comparison("decimal", Operator.EXISTS), List.of(), List.of("decimal")))
                .isTrue();
    }

    private static List<Comparison> comparisons(String attribute) {
        List<Comparison> all = new ArrayList<>();
        for (Operator operator : Operator.values()) {
            if (operator == Operator.EXISTS || operator == Operator.ABSENT) {
                all.add(comparison(attribute, operator));
            } else {
                for (String value : List.of("1", "2", "10")) {
                    all.add(comparison(attribute, operator, value));
                }
            }
        }
        all.add(comparison(attribute, Operator.IN, "1", "2"));
        all.add(comparison(attribute, Operator.IN, "2", "10"));
        return all;
    }

    private static Comparison comparison(String attribute, Operator operator, String... values) {
        List<Name> names =
                List.of(values).stream().map(value -> new Name(value, HERE)).toList();
        return new Comparison(new AttributePath(List.of(attribute), HERE), operator, names, HERE);
    }

    /** Nothing, and numbers around and between those that are compared with. */
    private static List<Optional<BigDecimal>> values() {
        List<Optional<BigDecimal>> values = new ArrayList<>(List.of(Optional.empty()));
        for (String number : List.of("0", "1", "1.5", "2", "3", "9", "10", "11")) {
            values.add(Optional.of(new BigDecimal(number)));
        }
        return values;
    }

    private static boolean holds(Comparison comparison, Optional<BigDecimal> value) {
        if (value.isEmpty()) {
            return comparison.operator() == Operator.ABSENT || comparison.operator() == Operator.NOT_EQUAL;
        }
        List<Integer> orders = comparison.values().stream()
                .map(word -> value.get().compareTo(new BigDecimal(word.text())))
                .toList();
        return switch (comparison.operator()) {
            case EXISTS -> true;
            case ABSENT -> false;
            case EQUAL, IN -> orders.contains(0);
            case NOT_EQUAL -> !orders.contains(0);
            case LESS -> orders.get(0) < 0;
            case LESS_OR_EQUAL -> orders.get(0) <= 0;
            case GREATER -> orders.get(0) > 0;
            case GREATER_OR_EQUAL -> orders.get(0) >= 0;
        };
    }
}
