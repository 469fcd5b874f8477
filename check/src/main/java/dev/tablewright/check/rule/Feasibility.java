package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyOrder;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Whether comparisons of one attribute can hold together. If in doubt they can. */
final class Feasibility {

    /**
     * The values of a type.
     *
     * @param all of them, if they are few; empty: there are too many to try
     * @param whole whether there is none between one and the next
     */
    private record Values<V>(
            Function<String, V> reader, Comparator<? super V> order, Optional<List<V>> all, boolean whole) {}

    private Feasibility() {}

    /**
     * Whether a value of the type satisfies all comparisons, or its absence does.
     *
     * @param present whether there is a value in any case
     */
    static boolean isPossible(Type type, boolean present, List<Comparison> comparisons) {
        boolean needed = present || comparisons.stream().anyMatch(Feasibility::needsValue);
        boolean absent = comparisons.stream().anyMatch(c -> c.operator() == Operator.ABSENT);
        if (absent) {
            // What must be absent although it is always there can still be meant of an item that is not there.
            return comparisons.stream().noneMatch(Feasibility::needsValue);
        }
        try {
            return !needed
                    || values(type).map(values -> hasValue(values, comparisons)).orElse(true);
        } catch (IllegalArgumentException | DateTimeException e) {
            // The text of a reference may be no id at all.
            return true;
        }
    }

    /** Whether only a value satisfies it: what is absent differs from every value. */
    static boolean needsValue(Comparison comparison) {
        return comparison.operator() != Operator.ABSENT && comparison.operator() != Operator.NOT_EQUAL;
    }

    private static Optional<Values<?>> values(Type type) {
        if (type instanceof Type.Choice choice) {
            List<String> words = choice.values().stream().map(Name::text).toList();
            return Optional.of(new Values<>(Function.identity(), Comparator.naturalOrder(), Optional.of(words), false));
        }
        if (!(type instanceof ScalarType scalar)) {
            return Optional.empty();
        }
        Comparator<String> text = KeyOrder.UTF8;
        return switch (scalar) {
            case STRING, ULID, KSUID -> Optional.of(new Values<>(Function.identity(), text, Optional.empty(), false));
            case UUID -> Optional.of(new Values<>(Feasibility::lower, text, Optional.empty(), false));
            case INTEGER, EPOCH -> Optional.of(numbers(true));
            case DECIMAL -> Optional.of(numbers(false));
            case BOOLEAN ->
                Optional.of(new Values<>(Feasibility::lower, text, Optional.of(List.of("true", "false")), false));
            case TIMESTAMP ->
                Optional.of(new Values<>(
                        value -> OffsetDateTime.parse(value).toInstant(),
                        Comparator.naturalOrder(),
                        Optional.empty(),
                        false));
            case BINARY -> Optional.empty();
        };
    }

    private static Values<BigDecimal> numbers(boolean whole) {
        Function<String, BigDecimal> reader = whole ? value -> new BigDecimal(new BigInteger(value)) : BigDecimal::new;
        return new Values<>(reader, Comparator.naturalOrder(), Optional.empty(), whole);
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    private static <V> boolean hasValue(Values<V> values, List<Comparison> comparisons) {
        Optional<List<V>> few = comparisons.stream()
                .filter(c -> c.operator() == Operator.EQUAL || c.operator() == Operator.IN)
                .findFirst()
                .map(c -> read(values, c).toList())
                .or(values::all);
        if (few.isPresent()) {
            return few.get().stream().anyMatch(v -> comparisons.stream().allMatch(c -> holds(values, v, c)));
        }
        Optional<V> low = bounds(values, comparisons, Operator.GREATER, Operator.GREATER_OR_EQUAL)
                .max(values.order());
        Optional<V> high = bounds(values, comparisons, Operator.LESS, Operator.LESS_OR_EQUAL)
                .min(values.order());
        return low.isEmpty() || high.isEmpty() || hasBetween(values, low.get(), high.get(), comparisons);
    }

    private static <V> boolean hasBetween(Values<V> values, V low, V high, List<Comparison> comparisons) {
        int order = values.order().compare(low, high);
        if (order < 0 && values.whole()) {
            // Between two neighbours there is nothing, so one of them it must be; further apart, there is room.
            boolean neighbours = isNext(low, high);
            return !neighbours
                    || Stream.of(low, high).anyMatch(v -> comparisons.stream().allMatch(c -> holds(values, v, c)));
        }
        return order < 0 || (order == 0 && comparisons.stream().allMatch(c -> holds(values, low, c)));
    }

    private static boolean isNext(Object low, Object high) {
        return ((BigDecimal) high).subtract((BigDecimal) low).compareTo(BigDecimal.ONE) == 0;
    }

    private static <V> Stream<V> bounds(
            Values<V> values, List<Comparison> comparisons, Operator strict, Operator inclusive) {
        return comparisons.stream()
                .filter(c -> c.operator() == strict || c.operator() == inclusive)
                .flatMap(c -> read(values, c));
    }

    private static <V> boolean holds(Values<V> values, V value, Comparison comparison) {
        return switch (comparison.operator()) {
            case EXISTS -> true;
            case ABSENT -> false;
            case EQUAL, IN ->
                read(values, comparison).anyMatch(v -> values.order().compare(value, v) == 0);
            case NOT_EQUAL ->
                read(values, comparison).noneMatch(v -> values.order().compare(value, v) == 0);
            case LESS -> compare(values, value, comparison) < 0;
            case LESS_OR_EQUAL -> compare(values, value, comparison) <= 0;
            case GREATER -> compare(values, value, comparison) > 0;
            case GREATER_OR_EQUAL -> compare(values, value, comparison) >= 0;
        };
    }

    private static <V> int compare(Values<V> values, V value, Comparison comparison) {
        return values.order()
                .compare(value, values.reader().apply(comparison.values().get(0).text()));
    }

    private static <V> Stream<V> read(Values<V> values, Comparison comparison) {
        return comparison.values().stream().map(name -> values.reader().apply(name.text()));
    }
}
