package dev.tablewright.capacity.estimate;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * How many bytes the values of attributes take, from their types and declared lengths. Of a text with a longest length half
 * is expected, of a list with a largest number half of it; of what has no limit, a little is expected and anything possible.
 */
final class ValueSizes {

    private static final long TEXT_WITHOUT_LIMIT = 30;
    private static final long ELEMENTS_WITHOUT_LIMIT = 10;
    private static final long WIDEST_CHARACTER = 4;
    private static final long NAME_OF_A_MAP_ENTRY = 10;
    private static final int DEEPEST = 8;

    /** A list or a map, and each of its elements, take this much beside what is in them. */
    private static final long CONTAINER = DynamoFacts.CONTAINER_BYTES;

    private static final long ELEMENT = DynamoFacts.ELEMENT_BYTES;

    private static final SlotFormat PLAIN = new SlotFormat.Plain();

    private static final Estimate NUMBER = Estimate.of(1, 6, 21);

    private final Model model;

    ValueSizes(Model model) {
        this.model = model;
    }

    /** An attribute with its name. An optional one may be absent. */
    Estimate attribute(Attribute attribute) {
        return attribute(attribute, 0);
    }

    /** The value alone. */
    Estimate value(Attribute attribute) {
        return value(attribute, attribute.type(), 0);
    }

    private Estimate attribute(Attribute attribute, int depth) {
        Estimate whole =
                Estimate.exactly(bytes(attribute.storedName())).plus(value(attribute, attribute.type(), depth));
        return attribute.optional() ? new Estimate(BigDecimal.ZERO, whole.expected(), whole.most()) : whole;
    }

    private Estimate value(Attribute attribute, Type type, int depth) {
        if (depth > DEEPEST) {
            return Estimate.unbounded(0, 0);
        }
        if (type instanceof Type.Collection collection) {
            return collection(attribute, collection, depth);
        }
        if (attribute.max().isPresent()) {
            long max = attribute.max().get();
            if (type == ScalarType.STRING) {
                return Estimate.of(0, half(max), times(max, WIDEST_CHARACTER));
            }
            if (type == ScalarType.BINARY) {
                return Estimate.of(0, half(max), max);
            }
            if (type == ScalarType.INTEGER) {
                long digits = Long.toString(Math.abs(max)).length();
                // One more byte for a sign: nothing says that it is not negative.
                return Estimate.of(1, Math.min(6, 1 + (digits + 1) / 2), Math.min(21, 2 + (digits + 2) / 2));
            }
        }
        return element(type, depth);
    }

    private Estimate collection(Attribute attribute, Type.Collection collection, int depth) {
        Estimate elements = attribute
                .max()
                .map(max -> Estimate.of(0, half(max), max))
                .orElse(Estimate.unbounded(0, ELEMENTS_WITHOUT_LIMIT));
        Estimate each = element(collection.element(), depth + 1);
        if (collection instanceof Type.SetOf) {
            return elements.times(each);
        }
        // Nothing bounds the names of entries.
        Estimate name = collection instanceof Type.MapOf ? Estimate.unbounded(0, NAME_OF_A_MAP_ENTRY) : Estimate.ZERO;
        return Estimate.exactly(CONTAINER).plus(elements.times(each.plus(name).plus(Estimate.exactly(ELEMENT))));
    }

    private Estimate element(Type type, int depth) {
        if (type instanceof Type.Embedded embedded) {
            return model.type(embedded.type()).stream()
                    .flatMap(found -> found.fields().stream())
                    .map(field -> attribute(field, depth + 1).plus(Estimate.exactly(ELEMENT)))
                    .reduce(Estimate.exactly(CONTAINER), Estimate::plus);
        }
        if (type instanceof Type.Choice choice) {
            return choice(choice);
        }
        if (type instanceof Type.Reference reference) {
            return reference(reference, depth);
        }
        if (type instanceof ScalarType scalar) {
            return switch (scalar) {
                case STRING, BINARY -> Estimate.unbounded(0, TEXT_WITHOUT_LIMIT);
                case INTEGER, DECIMAL, EPOCH -> NUMBER;
                case BOOLEAN -> Estimate.ONE;
                case TIMESTAMP, UUID, ULID, KSUID ->
                    Estimate.exactly(PLAIN.extent(scalar.keyType()).width());
            };
        }
        return Estimate.unbounded(0, TEXT_WITHOUT_LIMIT);
    }

    /** The words of an enum are taken as equally frequent. */
    static Estimate choice(Type.Choice choice) {
        List<Long> lengths =
                choice.values().stream().map(word -> bytes(word.text())).toList();
        LongStream all = lengths.stream().mapToLong(Long::longValue);
        BigDecimal mean = BigDecimal.valueOf(all.sum())
                .divide(BigDecimal.valueOf(Math.max(1, lengths.size())), 0, RoundingMode.CEILING);
        long least = lengths.stream().mapToLong(Long::longValue).min().orElse(0);
        long most = lengths.stream().mapToLong(Long::longValue).max().orElse(0);
        return new Estimate(BigDecimal.valueOf(least), mean, Optional.of(BigDecimal.valueOf(most)));
    }

    /** A reference holds the id of the other. */
    private Estimate reference(Type.Reference reference, int depth) {
        Optional<Entity> target = model.entity(reference.entity());
        return target.map(found -> found.id().stream()
                        .flatMap(part -> found.attribute(part.text()).stream())
                        .map(part -> value(part, part.type(), depth + 1))
                        .reduce(Estimate.ZERO, Estimate::plus))
                .orElse(Estimate.unbounded(0, TEXT_WITHOUT_LIMIT));
    }

    static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static long half(long max) {
        return Math.min(max, Math.max(1, max / 2));
    }

    private static long times(long number, long factor) {
        return number > Long.MAX_VALUE / factor ? Long.MAX_VALUE : number * factor;
    }
}
