package dev.tablewright.lab.validate;

import dev.tablewright.keys.KeyKsuid;
import dev.tablewright.keys.KeyUlid;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.IsoInstant;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares values with what the model allows. */
final class ValueCheck {

    /**
     * A value that is not allowed.
     *
     * @param path from the item to the value
     * @param found null: nothing, where something has to be
     */
    record Problem(String path, String expected, AttributeValue found) {}

    private final Model model;
    private final Limits limits = new Limits();

    ValueCheck(Model model) {
        this.model = model;
    }

    /** What is wrong with the value of an attribute, or with its absence. */
    List<Problem> problems(Attribute attribute, AttributeValue value) {
        List<Problem> problems = new ArrayList<>();
        attribute(attribute, attribute.storedName(), value, problems);
        return problems;
    }

    private void attribute(Attribute attribute, String path, AttributeValue value, List<Problem> problems) {
        if (isAbsent(value)) {
            // An empty set is stored as none.
            if (!attribute.optional() && !(attribute.type() instanceof Type.SetOf)) {
                problems.add(new Problem(path, words(attribute.type()), null));
            }
            return;
        }
        int before = problems.size();
        value(attribute.type(), path, value, problems);
        if (problems.size() == before) {
            limits.broken(attribute, value).ifPresent(expected -> problems.add(new Problem(path, expected, value)));
        }
    }

    static boolean isAbsent(AttributeValue value) {
        return value == null || Boolean.TRUE.equals(value.nul());
    }

    private void value(Type type, String path, AttributeValue value, List<Problem> problems) {
        if (type instanceof Type.Embedded embedded) {
            parts(model.type(embedded.type()).orElseThrow().fields(), path, value, problems, type);
        } else if (type instanceof Type.Reference reference) {
            reference(reference, path, value, problems);
        } else if (type instanceof Type.Collection collection) {
            elements(collection, path, value, problems);
        } else if (!isScalar(type, value)) {
            problems.add(new Problem(path, words(type), value));
        }
    }

    private void reference(Type.Reference reference, String path, AttributeValue value, List<Problem> problems) {
        Entity entity = model.entity(reference.entity()).orElseThrow();
        List<Attribute> id = entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
        if (id.size() == 1) {
            value(id.get(0).type(), path, value, problems);
        } else {
            parts(id, path, value, problems, reference);
        }
    }

    private void parts(List<Attribute> parts, String path, AttributeValue value, List<Problem> problems, Type type) {
        if (!value.hasM()) {
            problems.add(new Problem(path, "a map: " + type, value));
            return;
        }
        for (Attribute part : parts) {
            attribute(part, path + "." + part.storedName(), value.m().get(part.storedName()), problems);
        }
    }

    private void elements(Type.Collection collection, String path, AttributeValue value, List<Problem> problems) {
        Optional<Stream<AttributeValue>> elements = elements(collection, value);
        if (elements.isEmpty()) {
            problems.add(new Problem(path, words(collection), value));
            return;
        }
        if (value.hasM()) {
            for (Map.Entry<String, AttributeValue> entry : value.m().entrySet()) {
                value(collection.element(), path + "." + entry.getKey(), entry.getValue(), problems);
            }
            return;
        }
        int[] index = {0};
        elements.get()
                .forEach(element -> value(collection.element(), path + "[" + index[0]++ + "]", element, problems));
    }

    /** Empty if the value is no such collection. */
    private Optional<Stream<AttributeValue>> elements(Type.Collection collection, AttributeValue value) {
        if (collection instanceof Type.ListOf) {
            return value.hasL() ? Optional.of(value.l().stream()) : Optional.empty();
        }
        if (collection instanceof Type.MapOf) {
            return value.hasM() ? Optional.of(value.m().values().stream()) : Optional.empty();
        }
        Type stored = model.storedType(collection.element());
        if (stored.isNumeric()) {
            return value.hasNs() ? Optional.of(value.ns().stream().map(AttributeValue::fromN)) : Optional.empty();
        }
        if (stored == ScalarType.BINARY) {
            return value.hasBs() ? Optional.of(value.bs().stream().map(AttributeValue::fromB)) : Optional.empty();
        }
        return value.hasSs() ? Optional.of(value.ss().stream().map(AttributeValue::fromS)) : Optional.empty();
    }

    private static boolean isScalar(Type type, AttributeValue value) {
        if (type instanceof Type.Choice choice) {
            return value.s() != null && choice.allows(value.s());
        }
        return switch ((ScalarType) type) {
            case STRING -> value.s() != null;
            case BOOLEAN -> value.bool() != null;
            case BINARY -> value.b() != null;
            case DECIMAL -> value.n() != null;
            case INTEGER -> value.n() != null && accepts(number -> new BigDecimal(number).longValueExact(), value.n());
            case EPOCH ->
                value.n() != null
                        && accepts(number -> Instant.ofEpochSecond(new BigDecimal(number).longValueExact()), value.n());
            case TIMESTAMP -> value.s() != null && accepts(IsoInstant::read, value.s());
            case UUID -> value.s() != null && accepts(UUID::fromString, value.s());
            case ULID -> value.s() != null && accepts(KeyUlid::encode, value.s());
            case KSUID -> value.s() != null && accepts(KeyKsuid::encode, value.s());
        };
    }

    private static boolean accepts(Function<String, ?> reader, String text) {
        try {
            return reader.apply(text) != null;
        } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
            return false;
        }
    }

    /** What a value of a type is called. */
    String words(Type type) {
        if (type instanceof Type.Choice choice) {
            return "one of " + choice;
        }
        if (type instanceof ScalarType scalar) {
            return switch (scalar) {
                case STRING -> "a text";
                case BOOLEAN -> "true or false";
                case BINARY -> "binary";
                case DECIMAL -> "a number";
                case INTEGER -> "a whole number";
                case EPOCH -> "seconds since 1970";
                case TIMESTAMP -> "a point in time in ISO 8601";
                case UUID -> "a UUID";
                case ULID -> "a ULID";
                case KSUID -> "a KSUID";
            };
        }
        return type instanceof Type.Reference reference ? "the id of a " + reference.entity() : "a " + type;
    }
}
