package dev.tablewright.check.load;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/**
 * How large items are: as the author expects, or estimated from the types. Texts are taken as half of their longest, lists
 * as half of their most elements; it is an estimate, and says so.
 */
public final class ExpectedSize {

    /** Keys and the type of the item. */
    private static final long OVERHEAD = 100;

    private static final long TEXT_WITHOUT_LIMIT = 30;
    private static final long ELEMENTS_WITHOUT_LIMIT = 10;
    private static final int DEEPEST = 8;
    private static final long LARGEST = 1L << 40;

    private final Model model;

    public ExpectedSize(Model model) {
        this.model = model;
    }

    /** The size of an item in bytes. */
    public long of(Entity entity) {
        return entity.expect().itemBytes().orElseGet(() -> Math.min(LARGEST, OVERHEAD + sum(entity.attributes(), 0)));
    }

    /**
     * The size of a copy that has the keys and some attributes. Where the author expects another size than the types give,
     * the difference lies in what has no fixed length.
     */
    public long of(Entity entity, Collection<String> attributes) {
        if (entity.attributes().stream()
                .allMatch(attribute -> attributes.contains(attribute.name().text()))) {
            return of(entity);
        }
        List<Attribute> flexible =
                entity.attributes().stream().filter(ExpectedSize::isFlexible).toList();
        List<Attribute> fixed = entity.attributes().stream()
                .filter(attribute -> !isFlexible(attribute))
                .toList();
        long whole = of(entity);
        long firm = Math.min(whole, OVERHEAD + sum(fixed, 0));
        long copied = Math.min(whole, OVERHEAD + sum(among(fixed, attributes), 0));
        double share = sum(among(flexible, attributes), 0) / (double) Math.max(1, sum(flexible, 0));
        return copied + Math.round((whole - firm) * share);
    }

    private static List<Attribute> among(List<Attribute> some, Collection<String> names) {
        return some.stream()
                .filter(attribute -> names.contains(attribute.name().text()))
                .toList();
    }

    private static boolean isFlexible(Attribute attribute) {
        Type type = attribute.type();
        return type == ScalarType.STRING
                || type == ScalarType.BINARY
                || type instanceof Type.Collection
                || type instanceof Type.Embedded;
    }

    private long sum(List<Attribute> attributes, int depth) {
        long sum = 0;
        for (Attribute attribute : attributes) {
            sum += attribute.storedName().getBytes(StandardCharsets.UTF_8).length;
            sum += value(attribute, attribute.type(), depth);
            sum = Math.min(sum, LARGEST);
        }
        return sum;
    }

    private long value(Attribute attribute, Type type, int depth) {
        if (depth > DEEPEST) {
            return 0;
        }
        if (type instanceof Type.Collection collection) {
            long elements = attribute.max().map(max -> Math.max(1, max / 2)).orElse(ELEMENTS_WITHOUT_LIMIT);
            long each = 1 + element(collection.element(), depth + 1);
            return elements > LARGEST / each ? LARGEST : 3 + elements * each;
        }
        boolean text = type == ScalarType.STRING || type == ScalarType.BINARY;
        return text && attribute.max().isPresent() ? Math.max(1, attribute.max().get() / 2) : element(type, depth);
    }

    private long element(Type type, int depth) {
        if (type instanceof Type.Embedded embedded) {
            return 3
                    + model.type(embedded.type())
                            .map(EmbeddedType::fields)
                            .map(fields -> sum(fields, depth + 1))
                            .orElse(0L);
        }
        if (type instanceof Type.Choice choice) {
            return choice.values().stream()
                    .map(Name::text)
                    .mapToLong(String::length)
                    .max()
                    .orElse(1);
        }
        if (type instanceof Type.Reference reference) {
            return model.entity(reference.entity())
                    .map(target -> target.id().stream()
                            .flatMap(part -> target.attribute(part.text()).stream())
                            .mapToLong(part -> value(part, part.type(), depth + 1))
                            .sum())
                    .orElse(TEXT_WITHOUT_LIMIT);
        }
        if (type instanceof ScalarType scalar) {
            return switch (scalar) {
                case STRING, BINARY -> TEXT_WITHOUT_LIMIT;
                case INTEGER, DECIMAL, EPOCH -> 6;
                case BOOLEAN -> 1;
                case TIMESTAMP -> 24;
                case UUID -> 36;
                case ULID -> 26;
                case KSUID -> 27;
            };
        }
        return TEXT_WITHOUT_LIMIT;
    }
}
