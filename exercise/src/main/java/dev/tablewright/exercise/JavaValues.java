package dev.tablewright.exercise;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Values;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stored values to the Java values of generated code, and back. The model's type says what is stored; the Java type says which record
 * or enum it becomes. Components of records are in the order of attributes.
 */
final class JavaValues {

    private static final String VALUE = "value";

    private final Model model;

    JavaValues(Model model) {
        this.model = model;
    }

    /**
     * A component of a record or a parameter of a method.
     *
     * @param java an {@code Optional} where the value may be absent
     * @throws IllegalArgumentException if it is absent, and must not be
     */
    Object member(Type type, Optional<AttributeValue> value, java.lang.reflect.Type java) {
        if (Reflected.raw(java) == Optional.class) {
            return value.map(some -> toJava(type, some, Reflected.argument(java, 0)));
        }
        return value.isPresent() ? toJava(type, value.get(), java) : absent(type);
    }

    /** An empty set is stored as none; a number that is added and absent adds nothing. */
    private static Object absent(Type type) {
        if (type instanceof Type.SetOf) {
            return Set.of();
        }
        if (type == ScalarType.INTEGER) {
            return 0L;
        }
        if (type == ScalarType.DECIMAL) {
            return BigDecimal.ZERO;
        }
        throw new IllegalArgumentException("a value is missing");
    }

    Object toJava(Type type, AttributeValue value, java.lang.reflect.Type java) {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, value);
        }
        if (type instanceof Type.Choice) {
            return word(Reflected.raw(java), value.s());
        }
        if (type instanceof Type.Embedded embedded) {
            return record(fields(embedded), value.m(), Reflected.raw(java));
        }
        if (type instanceof Type.Reference reference) {
            List<Attribute> parts = parts(reference);
            return parts.size() == 1
                    ? toJava(parts.get(0).type(), value, java)
                    : record(parts, value.m(), Reflected.raw(java));
        }
        Type.Collection collection = (Type.Collection) type;
        if (collection instanceof Type.MapOf) {
            Map<String, Object> map = new LinkedHashMap<>();
            value.m()
                    .forEach((key, each) ->
                            map.put(key, toJava(collection.element(), each, Reflected.argument(java, 1))));
            return map;
        }
        Collection<Object> all = collection instanceof Type.SetOf ? new LinkedHashSet<>() : new ArrayList<>();
        elements(value).forEach(each -> all.add(toJava(collection.element(), each, Reflected.argument(java, 0))));
        return all;
    }

    private static Stream<AttributeValue> elements(AttributeValue value) {
        return switch (value.type()) {
            case SS -> value.ss().stream().map(AttributeValue::fromS);
            case NS -> value.ns().stream().map(AttributeValue::fromN);
            case BS -> value.bs().stream().map(AttributeValue::fromB);
            default -> value.l().stream();
        };
    }

    private static Object scalar(ScalarType scalar, AttributeValue value) {
        ItemReader item = new ItemReader(scalar.name(), Map.of(VALUE, value));
        return switch (scalar) {
            case STRING, ULID, KSUID -> item.text(VALUE);
            case INTEGER -> item.whole(VALUE);
            case DECIMAL -> item.decimal(VALUE);
            case BOOLEAN -> item.flag(VALUE);
            case BINARY -> item.bytes(VALUE);
            case TIMESTAMP -> item.timestamp(VALUE);
            case EPOCH -> item.epoch(VALUE);
            case UUID -> item.uuid(VALUE);
        };
    }

    private static Object word(Class<?> type, String word) {
        Optional<?> constant = (Optional<?>) Reflected.call(Reflected.method(type, "ofWord", 1), null, word);
        return constant.orElseThrow(() -> new IllegalArgumentException("`" + word + "` is no " + type.getSimpleName()));
    }

    /** A record from what is stored of it, by stored names. */
    Object record(List<Attribute> attributes, Map<String, AttributeValue> stored, Class<?> type) {
        RecordComponent[] components = components(attributes, type);
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < components.length; i++) {
            Attribute attribute = attributes.get(i);
            values.add(member(
                    attribute.type(),
                    Optional.ofNullable(stored.get(attribute.storedName())),
                    components[i].getGenericType()));
        }
        return Reflected.record(type, values);
    }

    private static RecordComponent[] components(List<Attribute> attributes, Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        if (components == null || components.length != attributes.size()) {
            throw new IllegalStateException(type + " is no record of " + attributes.size() + " components");
        }
        return components;
    }

    private List<Attribute> fields(Type.Embedded embedded) {
        return model.type(embedded.type()).orElseThrow().fields();
    }

    private List<Attribute> parts(Type.Reference reference) {
        Entity entity = model.entity(reference.entity()).orElseThrow();
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
    }

    /** What would be stored of a record, by stored names. */
    Map<String, AttributeValue> ofRecord(List<Attribute> attributes, Object record) {
        RecordComponent[] components = components(attributes, record.getClass());
        Map<String, AttributeValue> stored = new LinkedHashMap<>();
        for (int i = 0; i < components.length; i++) {
            Attribute attribute = attributes.get(i);
            stored(attribute.type(), Reflected.call(components[i].getAccessor(), record))
                    .ifPresent(value -> stored.put(attribute.storedName(), value));
        }
        return stored;
    }

    /** What would be stored; empty: nothing. */
    private Optional<AttributeValue> stored(Type type, Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(some -> toStored(type, some));
        }
        boolean empty = type instanceof Type.SetOf && ((Set<?>) value).isEmpty();
        return empty ? Optional.empty() : Optional.of(toStored(type, value));
    }

    private AttributeValue toStored(Type type, Object value) {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, value);
        }
        if (type instanceof Type.Choice) {
            return Values.text((String) Reflected.call(Reflected.method(value.getClass(), "word", 0), value));
        }
        if (type instanceof Type.Embedded embedded) {
            return AttributeValue.fromM(ofRecord(fields(embedded), value));
        }
        if (type instanceof Type.Reference reference) {
            List<Attribute> parts = parts(reference);
            return parts.size() == 1
                    ? toStored(parts.get(0).type(), value)
                    : AttributeValue.fromM(ofRecord(parts, value));
        }
        Type element = ((Type.Collection) type).element();
        if (type instanceof Type.MapOf) {
            Map<String, AttributeValue> map = new LinkedHashMap<>();
            ((Map<?, ?>) value).forEach((key, each) -> map.put((String) key, toStored(element, each)));
            return AttributeValue.fromM(map);
        }
        List<AttributeValue> all = new ArrayList<>();
        ((Collection<?>) value).forEach(each -> all.add(toStored(element, each)));
        return type instanceof Type.SetOf ? set(all) : AttributeValue.fromL(all);
    }

    private static AttributeValue set(List<AttributeValue> all) {
        return switch (all.get(0).type()) {
            case S -> AttributeValue.fromSs(all.stream().map(AttributeValue::s).toList());
            case N -> AttributeValue.fromNs(all.stream().map(AttributeValue::n).toList());
            default -> AttributeValue.fromBs(all.stream().map(AttributeValue::b).toList());
        };
    }

    private static AttributeValue scalar(ScalarType scalar, Object value) {
        return switch (scalar) {
            case STRING, ULID, KSUID -> Values.text((String) value);
            case INTEGER -> Values.whole((Long) value);
            case DECIMAL -> Values.decimal((BigDecimal) value);
            case BOOLEAN -> Values.flag((Boolean) value);
            case BINARY -> Values.bytes((Bytes) value);
            case TIMESTAMP -> Values.timestamp((Instant) value);
            case EPOCH -> Values.epoch((Instant) value);
            case UUID -> Values.uuid((UUID) value);
        };
    }
}
