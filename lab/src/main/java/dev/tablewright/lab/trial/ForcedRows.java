package dev.tablewright.lab.trial;

import dev.tablewright.lab.reference.PlainValue;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows changed so that conditions hold of them, or do not. */
final class ForcedRows {

    private final Model model;
    private final ValueText texts;
    private final OtherValues others;
    private final Collection<Row> rows;

    /** @param rows of which values are taken where a condition says nothing but that there is one */
    ForcedRows(Model model, Collection<Row> rows) {
        this.model = model;
        this.texts = new ValueText(model);
        this.others = new OtherValues(model);
        this.rows = rows;
    }

    /** The row, so changed that all holds; empty if that cannot be. */
    Optional<Row> holding(Row row, Condition condition) {
        Optional<Row> changed = Optional.of(row);
        for (Comparison comparison : condition.comparisons()) {
            changed = changed.flatMap(each -> changed(each, comparison, comparison.operator()));
        }
        return changed;
    }

    /** The row, so changed that one of the comparisons does not hold; empty if that cannot be. */
    Optional<Row> violating(Row row, Condition condition) {
        return condition.comparisons().stream()
                .flatMap(comparison -> changed(row, comparison, opposite(comparison.operator())).stream())
                .findFirst();
    }

    private static Operator opposite(Operator operator) {
        return switch (operator) {
            case EQUAL, IN -> Operator.NOT_EQUAL;
            case NOT_EQUAL -> Operator.EQUAL;
            case LESS -> Operator.GREATER_OR_EQUAL;
            case LESS_OR_EQUAL -> Operator.GREATER;
            case GREATER -> Operator.LESS_OR_EQUAL;
            case GREATER_OR_EQUAL -> Operator.LESS;
            case EXISTS -> Operator.ABSENT;
            case ABSENT -> Operator.EXISTS;
        };
    }

    private Optional<Row> changed(Row row, Comparison comparison, Operator operator) {
        if (comparison.path().steps().size() > 1) {
            return Optional.empty();
        }
        Attribute attribute = model.entity(row.entity())
                .flatMap(entity -> entity.attribute(comparison.path().first()))
                .orElseThrow();
        String name = attribute.storedName();
        if (operator == Operator.ABSENT) {
            return attribute.optional() ? Optional.of(row.without(name)) : Optional.empty();
        }
        return value(row, attribute, comparison, operator).map(value -> row.with(name, value));
    }

    private Optional<AttributeValue> value(Row row, Attribute attribute, Comparison comparison, Operator operator) {
        if (operator == Operator.EXISTS) {
            return row.value(attribute.storedName()).or(() -> rows.stream()
                    .filter(other -> other.entity().equals(row.entity()))
                    .flatMap(other -> other.value(attribute.storedName()).stream())
                    .findFirst());
        }
        Set<AttributeValue> named = new LinkedHashSet<>();
        comparison.values().forEach(word -> named.add(PlainValue.of(texts.parse(attribute.type(), word.text()))));
        AttributeValue first = named.iterator().next();
        // What a condition names need not be what the attribute can have.
        Optional<AttributeValue> same =
                named.stream().filter(each -> others.fits(attribute, each)).findFirst();
        return switch (operator) {
            case NOT_EQUAL -> others.fresh(attribute, first, named);
            case LESS -> others.beside(attribute, first, false);
            case LESS_OR_EQUAL -> same.or(() -> others.beside(attribute, first, false));
            case GREATER -> others.beside(attribute, first, true);
            case GREATER_OR_EQUAL -> same.or(() -> others.beside(attribute, first, true));
            default -> same;
        };
    }
}
