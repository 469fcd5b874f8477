package dev.tablewright.lab.bind;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.write.Condition;
import dev.tablewright.runtime.write.Field;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is asked of items where they arrive, with the values of one call. */
record ItemTests(RequestValues values) implements ItemTest.Visitor<Predicate<ItemReader>> {

    Predicate<ItemReader> all(List<ItemTest> tests) {
        List<Predicate<ItemReader>> all =
                tests.stream().map(test -> test.accept(this)).toList();
        return item -> all.stream().allMatch(test -> test.test(item));
    }

    private Predicate<ItemReader> at(ItemTest test, Predicate<AttributeValue> holds) {
        return item ->
                RowPaths.at(item.values(), test.path().way()).filter(holds).isPresent();
    }

    private static int order(AttributeValue one, AttributeValue other) {
        return ValueOrder.INSTANCE.compare(one, other);
    }

    @Override
    public Predicate<ItemReader> equal(ItemTest.Equal test) {
        AttributeValue wanted = values.source(test.path(), test.source());
        return at(test, found -> order(found, wanted) == 0);
    }

    @Override
    public Predicate<ItemReader> holds(ItemTest.Holds test) {
        return condition(test)::holds;
    }

    /** Named as the model has it: its values are no secret, and a refusal is to tell which of several writes was meant. */
    static Condition condition(ItemTest.Holds test) {
        String name = test.comparison().toString();
        Field<AttributeValue> field =
                new Field<>(test.path().name(), test.path().stored(), Function.identity());
        List<AttributeValue> values = test.values().stream()
                .map(value -> KeyForms.stored(test.path().type(), value))
                .toList();
        return switch (test.operator()) {
            case EXISTS -> field.exists();
            case ABSENT -> field.absent();
            case EQUAL -> field.is(values.get(0)).named(name);
            case NOT_EQUAL -> field.isNot(values.get(0)).named(name);
            case LESS -> field.below(values.get(0)).named(name);
            case LESS_OR_EQUAL -> field.atMost(values.get(0)).named(name);
            case GREATER -> field.above(values.get(0)).named(name);
            case GREATER_OR_EQUAL -> field.atLeast(values.get(0)).named(name);
            case IN -> field.in(values).named(name);
        };
    }

    @Override
    public Predicate<ItemReader> within(ItemTest.Within test) {
        Optional<AttributeValue> least = values.end(true);
        Optional<AttributeValue> greatest = values.end(false);
        return at(
                test,
                found -> least.filter(bound -> order(found, bound) < 0).isEmpty()
                        && greatest.filter(bound -> order(found, bound) > 0).isEmpty());
    }

    @Override
    public Predicate<ItemReader> begins(ItemTest.Begins test) {
        String prefix = values.arguments().prefix().orElseThrow();
        return at(test, found -> found.s().startsWith(prefix));
    }
}
