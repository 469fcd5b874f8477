package dev.tablewright.lab.bind;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.lab.row.RowPaths;
import dev.tablewright.lab.row.ValueOrder;
import dev.tablewright.runtime.item.ItemReader;
import java.util.List;
import java.util.Optional;
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
        return item -> holds(test, RowPaths.at(item.values(), test.path().way()));
    }

    /** Whether a comparison holds of a value. Of an absent one only {@code absent} and {@code !=} hold. */
    static boolean holds(ItemTest.Holds test, Optional<AttributeValue> found) {
        return switch (test.operator()) {
            case EXISTS -> found.isPresent();
            case ABSENT -> found.isEmpty();
            case NOT_EQUAL -> found.isEmpty() || order(test, found.get()) != 0;
            case IN -> found.isPresent() && constants(test).stream().anyMatch(value -> order(found.get(), value) == 0);
            case EQUAL -> found.isPresent() && order(test, found.get()) == 0;
            case LESS -> found.isPresent() && order(test, found.get()) < 0;
            case LESS_OR_EQUAL -> found.isPresent() && order(test, found.get()) <= 0;
            case GREATER -> found.isPresent() && order(test, found.get()) > 0;
            case GREATER_OR_EQUAL -> found.isPresent() && order(test, found.get()) >= 0;
        };
    }

    private static int order(ItemTest.Holds test, AttributeValue found) {
        return order(found, constants(test).get(0));
    }

    /** What is compared with, as it would be stored. */
    static List<AttributeValue> constants(ItemTest.Holds test) {
        return test.values().stream()
                .map(value -> KeyForms.stored(test.path().type(), value))
                .toList();
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
