package dev.tablewright.generate.java;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Tests of items as functions, in Java: for what DynamoDB cannot be asked. */
final class KeepingSource implements ItemTest.Visitor<List<String>> {

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
    String predicate(List<ItemTest> tests) {
        Set<String> all = new LinkedHashSet<>();
        tests.forEach(test -> all.addAll(test.accept(this)));
        all.remove(ConditionSource.ALWAYS);
        return item + " -> " + (all.isEmpty() ? ConditionSource.ALWAYS : String.join(" && ", all));
    }

    private List<String> where(ValuePath path, Function<Reached, String> holds) {
        Reached reached = navigation.inItem(item, path);
        List<String> all = new ArrayList<>(reached.guards());
        all.add(holds.apply(reached));
        return all;
    }

    @Override
    public List<String> equal(ItemTest.Equal test) {
        return where(test.path(), reached -> {
            String value = read.source(test.source(), reached.codec());
            return reached.codec().shape().is(ScalarType.BOOLEAN)
                    ? reached.value() + " == " + value
                    : Literals.compared(reached.codec().shape(), reached.value(), Operator.EQUAL, value);
        });
    }

    @Override
    public List<String> holds(ItemTest.Holds test) {
        return ConditionSource.of(List.of(test), path -> navigation.inItem(item, path));
    }

    @Override
    public List<String> within(ItemTest.Within test) {
        return where(test.path(), reached -> parameters.narrowed() + ".contains(" + reached.value() + ")");
    }

    @Override
    public List<String> begins(ItemTest.Begins test) {
        return where(test.path(), reached -> {
            String text = reached.codec().type().equals("String") ? reached.value() : reached.encoded() + ".s()";
            return text + ".startsWith(" + parameters.narrowed() + ")";
        });
    }
}
