package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.ItemReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an item must fulfil to be written. DynamoDB says only that a condition failed; with the item that it gives back, the same
 * condition is judged here once more, part by part, to say which.
 */
public final class Condition {

    /** How an attribute is compared. A comparison with an attribute that is not there fails, unless it asks for something else. */
    enum Test {
        IS("="),
        IS_NOT("<>"),
        BELOW("<"),
        AT_MOST("<="),
        ABOVE(">"),
        AT_LEAST(">="),
        IN("in"),
        EXISTS("exists"),
        ABSENT("is absent");

        private final String sign;

        Test(String sign) {
            this.sign = sign;
        }
    }

    /** @param name what the caller calls it; null: what it asks */
    private record Part(String name, String attribute, List<String> path, Test test, List<AttributeValue> values) {

        /** A value may be a secret, and is not told. */
        String words() {
            return name != null ? name : attribute + " " + test.sign + (values.isEmpty() ? "" : " ?");
        }
    }

    private final List<Part> parts;

    private Condition(List<Part> parts) {
        this.parts = parts;
    }

    static Condition of(String attribute, List<String> path, Test test, List<AttributeValue> values) {
        return new Condition(List.of(new Part(null, attribute, path, test, values)));
    }

    /** Both. */
    public Condition and(Condition other) {
        return new Condition(Stream.concat(parts.stream(), other.parts.stream()).toList());
    }

    /** The same, called something in messages: {@code status = PENDING}, as the model has it. */
    public Condition named(String name) {
        return new Condition(parts.stream()
                .map(part -> new Part(name, part.attribute(), part.path(), part.test(), part.values()))
                .toList());
    }

    /** Whether an item fulfils it, as DynamoDB sees it. */
    public boolean holds(ItemReader item) {
        return unmet(item.values()).isEmpty();
    }

    /** Tells what an item that fulfils it certainly has: the value of an attribute, or that there is none. */
    void tell(BiConsumer<String, Optional<AttributeValue>> fact) {
        for (Part part : parts) {
            boolean whole = part.path().size() == 1;
            if (whole && part.test() == Test.ABSENT) {
                fact.accept(part.path().get(0), Optional.empty());
            } else if (whole
                    && (part.test() == Test.IS
                            || (part.test() == Test.IN && part.values().size() == 1))) {
                fact.accept(part.path().get(0), Optional.of(part.values().get(0)));
            }
        }
    }

    /** What it compares with, part by part. */
    List<AttributeValue> values() {
        return parts.stream().flatMap(part -> part.values().stream()).toList();
    }

    /** Those of its parts that an item does not fulfil, by their names. */
    List<String> unmet(Map<String, AttributeValue> item) {
        List<String> unmet = new ArrayList<>();
        for (Part part : parts) {
            String name = part.words();
            if (!holds(part, item) && !unmet.contains(name)) {
                unmet.add(name);
            }
        }
        return unmet;
    }

    String render(Expression expression) {
        return parts.stream().map(part -> render(part, expression)).collect(Collectors.joining(" AND "));
    }

    private static String render(Part part, Expression expression) {
        String path = expression.path(part.path());
        return switch (part.test()) {
            case EXISTS -> "attribute_exists(" + path + ")";
            case ABSENT -> "attribute_not_exists(" + path + ")";
            case IN ->
                part.values().stream().map(expression::value).collect(Collectors.joining(", ", path + " IN (", ")"));
            default ->
                path + " " + part.test().sign + " "
                        + expression.value(part.values().get(0));
        };
    }

    private static boolean holds(Part part, Map<String, AttributeValue> item) {
        AttributeValue found = at(part.path(), item);
        AttributeValue wanted = part.values().isEmpty() ? null : part.values().get(0);
        return switch (part.test()) {
            case EXISTS -> found != null;
            case ABSENT -> found == null;
            case IS -> found != null && ValueOrder.same(found, wanted);
            case IS_NOT -> found == null || !ValueOrder.same(found, wanted);
            case IN -> found != null && part.values().stream().anyMatch(value -> ValueOrder.same(found, value));
            case BELOW -> compared(found, wanted, -1, -1);
            case AT_MOST -> compared(found, wanted, -1, 0);
            case ABOVE -> compared(found, wanted, 1, 1);
            case AT_LEAST -> compared(found, wanted, 0, 1);
        };
    }

    private static boolean compared(AttributeValue found, AttributeValue wanted, int least, int most) {
        OptionalInt order = ValueOrder.compare(found, wanted);
        int sign = Integer.signum(order.orElse(0));
        return order.isPresent() && sign >= least && sign <= most;
    }

    private static AttributeValue at(List<String> path, Map<String, AttributeValue> item) {
        AttributeValue value = item.get(path.get(0));
        for (String part : path.subList(1, path.size())) {
            value = value == null || !value.hasM() ? null : value.m().get(part);
        }
        return value;
    }

    @Override
    public String toString() {
        return parts.stream().map(Part::words).collect(Collectors.joining(" and "));
    }
}
