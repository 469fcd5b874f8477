package dev.tablewright.lab.reference;

import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Whether conditions hold of a row. Of an absent attribute only {@code absent} and {@code !=} hold. */
public final class RowConditions {

    private final Model model;
    private final RowPaths paths;
    private final ValueText texts;

    public RowConditions(Model model) {
        this.model = model;
        this.paths = new RowPaths(model);
        this.texts = new ValueText(model);
    }

    public boolean hold(Row row, Condition condition) {
        return condition.comparisons().stream().allMatch(comparison -> holds(row, comparison));
    }

    /** What is said of an attribute that the entity does not have at all, is not said of it. */
    boolean isSilentOf(Row row, Comparison comparison) {
        return model.attribute(entity(row), comparison.path()).isEmpty();
    }

    public boolean holds(Row row, Comparison comparison) {
        Optional<AttributeValue> found = paths.at(row, comparison.path());
        Operator operator = comparison.operator();
        if (found.isEmpty()) {
            return operator == Operator.ABSENT || operator == Operator.NOT_EQUAL;
        }
        return switch (operator) {
            case EXISTS -> true;
            case ABSENT -> false;
            case EQUAL, IN -> isOneOf(row, comparison, found.get());
            case NOT_EQUAL -> !isOneOf(row, comparison, found.get());
            case LESS -> order(row, comparison, found.get()) < 0;
            case LESS_OR_EQUAL -> order(row, comparison, found.get()) <= 0;
            case GREATER -> order(row, comparison, found.get()) > 0;
            case GREATER_OR_EQUAL -> order(row, comparison, found.get()) >= 0;
        };
    }

    private boolean isOneOf(Row row, Comparison comparison, AttributeValue found) {
        return comparison.values().stream()
                .anyMatch(word -> PlainValue.same(found, value(row, comparison, word.text())));
    }

    private int order(Row row, Comparison comparison, AttributeValue found) {
        return ValueOrder.INSTANCE.compare(
                found, value(row, comparison, comparison.values().get(0).text()));
    }

    /** The value that a word of the model stands for. */
    private AttributeValue value(Row row, Comparison comparison, String word) {
        Attribute attribute = model.attribute(entity(row), comparison.path()).orElseThrow();
        return texts.parse(attribute.type(), word);
    }

    private Entity entity(Row row) {
        return model.entity(row.entity()).orElseThrow();
    }
}
