package dev.tablewright.lab.bind;

import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.lab.row.ValueTextException;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.ItemReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A condition of the model, asked of items. Of an absent value only {@code absent} and {@code !=} hold. */
final class BoundCondition {

    private record Term(List<String> steps, Operator operator, List<AttributeValue> values) {}

    private final Binding binding;
    private final Entity entity;
    private final Condition condition;
    private final List<Term> terms = new ArrayList<>();
    private final List<Hindrance> hindrances = new ArrayList<>();

    BoundCondition(Binding binding, Entity entity, Condition condition) {
        this.binding = binding;
        this.entity = entity;
        this.condition = condition;
        for (Comparison comparison : condition.comparisons()) {
            try {
                terms.add(new Term(
                        comparison.path().steps(), comparison.operator(), constants(binding, entity, comparison)));
            } catch (UnboundException e) {
                hindrances.add(e.hindrance());
            }
        }
    }

    /** What an attribute is compared with, as it would be stored. */
    static List<AttributeValue> constants(Binding binding, Entity entity, Comparison comparison) {
        List<Attribute> along = binding.leaves().along(entity, comparison.path().steps());
        try {
            return comparison.values().stream()
                    .map(word ->
                            binding.text().parse(along.get(along.size() - 1).type(), word.text()))
                    .toList();
        } catch (ValueTextException e) {
            throw unwritable(entity, comparison, e);
        }
    }

    static UnboundException unwritable(Entity entity, Comparison comparison, ValueTextException problem) {
        return new UnboundException(new Hindrance(
                Hindrance.Kind.UNWRITABLE_CONSTANT,
                "`" + comparison + "` of " + entity.name() + " compares with no value: " + problem.getMessage()));
    }

    /** What cannot be asked, and is not. */
    List<Hindrance> hindrances() {
        return hindrances;
    }

    /** The stored attributes that it looks at. */
    Set<String> madeOf() {
        Set<String> names = new LinkedHashSet<>();
        condition
                .comparisons()
                .forEach(comparison ->
                        names.add(binding.stored(entity, comparison.path().first())));
        return names;
    }

    boolean holds(ItemReader item) {
        return terms.stream().allMatch(term -> holds(term, binding.paths().at(item, entity, term.steps())));
    }

    private static boolean holds(Term term, Optional<AttributeValue> found) {
        return switch (term.operator()) {
            case EXISTS -> found.isPresent();
            case ABSENT -> found.isEmpty();
            case NOT_EQUAL ->
                found.isEmpty() || order(found.get(), term.values().get(0)) != 0;
            case IN -> found.isPresent() && term.values().stream().anyMatch(value -> order(found.get(), value) == 0);
            case EQUAL -> found.isPresent() && order(found.get(), term.values().get(0)) == 0;
            case LESS -> found.isPresent() && order(found.get(), term.values().get(0)) < 0;
            case LESS_OR_EQUAL ->
                found.isPresent() && order(found.get(), term.values().get(0)) <= 0;
            case GREATER ->
                found.isPresent() && order(found.get(), term.values().get(0)) > 0;
            case GREATER_OR_EQUAL ->
                found.isPresent() && order(found.get(), term.values().get(0)) >= 0;
        };
    }

    private static int order(AttributeValue one, AttributeValue other) {
        return ValueOrder.INSTANCE.compare(one, other);
    }
}
