package dev.tablewright.examples.bound;

import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.bind.BoundParameter;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.query.Range;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a pattern is asked with, as the method of a generated facade takes it. */
record JavaArguments(Model model, List<BoundParameter> parameters) {

    Object[] of(Method method, Arguments given) throws ReflectiveOperationException {
        List<Object> values = new ArrayList<>();
        for (BoundParameter parameter : parameters) {
            java.lang.reflect.Type java =
                    method.getGenericParameterTypes()[Math.min(values.size(), method.getParameterCount() - 1)];
            switch (parameter.kind()) {
                case VALUE ->
                    values.add(value(
                            (Class<?>) java, parameter.type(), given.values().get(parameter.name())));
                case PREFIX -> values.add(given.prefix().orElseThrow());
                case FROM ->
                    values.add(range(bound(java, parameter, given.from()), bound(java, parameter, given.to())));
                case TO -> {}
            }
        }
        return values.toArray();
    }

    /** What one of many is asked with. */
    Object one(Method method, Arguments given) throws ReflectiveOperationException {
        Class<?> key =
                (Class<?>) ((ParameterizedType) method.getGenericParameterTypes()[0]).getActualTypeArguments()[0];
        if (parameters.size() == 1) {
            return value(
                    key,
                    parameters.get(0).type(),
                    given.values().get(parameters.get(0).name()));
        }
        RecordComponent[] components = key.getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            BoundParameter parameter = parameters.get(i);
            values[i] = value(
                    components[i].getType(), parameter.type(), given.values().get(parameter.name()));
        }
        return made(key, components, values);
    }

    private Optional<Object> bound(
            java.lang.reflect.Type range, BoundParameter parameter, Optional<AttributeValue> bound)
            throws ReflectiveOperationException {
        Class<?> type = (Class<?>) ((ParameterizedType) range).getActualTypeArguments()[0];
        return bound.isEmpty() ? Optional.empty() : Optional.of(value(type, parameter.type(), bound.get()));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // The generated method says what it is a range of.
    private static Object range(Optional<Object> from, Optional<Object> to) {
        if (from.isPresent() && to.isPresent()) {
            return Range.between((Comparable) from.get(), (Comparable) to.get());
        }
        return from.map(low -> Range.from((Comparable) low))
                .orElseGet(() -> to.map(high -> Range.to((Comparable) high)).orElseGet(Range::all));
    }

    private Object value(Class<?> java, Type type, AttributeValue value) throws ReflectiveOperationException {
        if (java.isRecord() && value.hasM()) {
            Entity entity = model.entity(((Type.Reference) model.storedType(type)).entity())
                    .orElseThrow();
            RecordComponent[] components = java.getRecordComponents();
            Object[] parts = new Object[components.length];
            for (int i = 0; i < parts.length; i++) {
                var part = entity.attribute(entity.id().get(i).text()).orElseThrow();
                parts[i] = value(components[i].getType(), part.type(), value.m().get(part.storedName()));
            }
            return made(java, components, parts);
        }
        if (java.isEnum()) {
            return ((Optional<?>) java.getMethod("ofWord", String.class).invoke(null, value.s())).orElseThrow();
        }
        if (java == Instant.class) {
            return value.s() == null ? Instant.ofEpochSecond(Long.parseLong(value.n())) : KeyTimestamp.read(value.s());
        }
        if (java == UUID.class) {
            return UUID.fromString(value.s());
        }
        if (java == Bytes.class) {
            return Bytes.of(value.b().asByteArray());
        }
        if (java == BigDecimal.class) {
            return new BigDecimal(value.n());
        }
        if (java == boolean.class) {
            return value.bool();
        }
        return java == String.class ? value.s() : (Object) Long.valueOf(value.n());
    }

    private static Object made(Class<?> type, RecordComponent[] components, Object[] values)
            throws ReflectiveOperationException {
        return type.getConstructor(
                        Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new))
                .newInstance(values);
    }
}
