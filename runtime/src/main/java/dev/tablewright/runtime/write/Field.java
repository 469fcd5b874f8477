package dev.tablewright.runtime.write;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An attribute that conditions can ask about.
 *
 * @param <T> what it holds
 */
public final class Field<T> {

    /** What DynamoDB allows in a list of values. */
    private static final int MOST_VALUES = 100;

    private final String name;
    private final List<String> path;
    private final Function<T, AttributeValue> encode;

    /**
     * @param name as the model has it
     * @param storedPath the names that lead to it in an item
     */
    public Field(String name, List<String> storedPath, Function<T, AttributeValue> encode) {
        this.name = name;
        this.path = List.copyOf(storedPath);
        this.encode = encode;
    }

    public String name() {
        return name;
    }

    /** Its name in an item; empty if it lies deeper. */
    Optional<String> stored() {
        return path.size() == 1 ? Optional.of(path.get(0)) : Optional.empty();
    }

    public Condition is(T value) {
        return compared(Condition.Test.IS, value);
    }

    /** It is something else, or it is not there. */
    public Condition isNot(T value) {
        return compared(Condition.Test.IS_NOT, value);
    }

    public Condition below(T value) {
        return compared(Condition.Test.BELOW, value);
    }

    public Condition atMost(T value) {
        return compared(Condition.Test.AT_MOST, value);
    }

    public Condition above(T value) {
        return compared(Condition.Test.ABOVE, value);
    }

    public Condition atLeast(T value) {
        return compared(Condition.Test.AT_LEAST, value);
    }

    /** It is one of these: at least one and at most 100. */
    public Condition in(Collection<T> values) {
        if (values.isEmpty() || values.size() > MOST_VALUES) {
            throw new IllegalArgumentException("`" + name + "` is compared with " + values.size()
                    + " values; DynamoDB allows 1 to " + MOST_VALUES);
        }
        return Condition.of(
                name, path, Condition.Test.IN, values.stream().map(encode).toList());
    }

    public Condition exists() {
        return Condition.of(name, path, Condition.Test.EXISTS, List.of());
    }

    public Condition absent() {
        return Condition.of(name, path, Condition.Test.ABSENT, List.of());
    }

    private Condition compared(Condition.Test test, T value) {
        return Condition.of(name, path, test, List.of(encode.apply(value)));
    }
}
