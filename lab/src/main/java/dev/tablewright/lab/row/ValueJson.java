package dev.tablewright.lab.row;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as JSON has them, and back. Attributes have the names of the model there. */
final class ValueJson {

    private final Model model;

    ValueJson(Model model) {
        this.model = model;
    }

    Object of(Type type, AttributeValue value) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return of(scalar, value);
        }
        if (stored instanceof Type.Choice) {
            return value.s();
        }
        if (stored instanceof Type.Collection collection) {
            return of(collection, value);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        for (Attribute part : parts(stored)) {
            AttributeValue found = value.m().get(part.storedName());
            if (found != null) {
                map.put(part.name().text(), of(part.type(), found));
            }
        }
        return map;
    }

    private static Object of(ScalarType scalar, AttributeValue value) {
        return switch (scalar) {
            case INTEGER, DECIMAL, EPOCH -> new BigDecimal(value.n());
            case BOOLEAN -> value.bool();
            case BINARY -> Base64.getEncoder().encodeToString(value.b().asByteArray());
            default -> value.s();
        };
    }

    private Object of(Type.Collection collection, AttributeValue value) {
        Type element = collection.element();
        if (collection instanceof Type.MapOf) {
            Map<String, Object> map = new LinkedHashMap<>();
            value.m().forEach((key, each) -> map.put(key, of(element, each)));
            return map;
        }
        List<Object> list = new ArrayList<>();
        elements(value).forEach(each -> list.add(of(element, each)));
        return list;
    }

    /** The elements of a list or a set. */
    static List<AttributeValue> elements(AttributeValue value) {
        return switch (value.type()) {
            case L -> value.l();
            case SS -> value.ss().stream().map(AttributeValue::fromS).toList();
            case NS -> value.ns().stream().map(AttributeValue::fromN).toList();
            case BS -> value.bs().stream().map(AttributeValue::fromB).toList();
            default -> throw new IllegalArgumentException("a value of type " + value.type() + " has no elements");
        };
    }

    /** A set of these; null if there are none, since DynamoDB has no empty sets. */
    static AttributeValue set(List<AttributeValue> elements) {
        if (elements.isEmpty()) {
            return null;
        }
        return switch (elements.get(0).type()) {
            case N ->
                AttributeValue.fromNs(elements.stream().map(AttributeValue::n).toList());
            case B -> {
                List<SdkBytes> bytes = elements.stream().map(AttributeValue::b).toList();
                yield AttributeValue.fromBs(bytes);
            }
            default ->
                AttributeValue.fromSs(elements.stream().map(AttributeValue::s).toList());
        };
    }

    /** The fields of an embedded type, or the parts of an id. */
    private List<Attribute> parts(Type type) {
        if (type instanceof Type.Embedded embedded) {
            return model.type(embedded.type()).orElseThrow().fields();
        }
        Entity entity = model.entity(((Type.Reference) type).entity()).orElseThrow();
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
    }

    /**
     * @param path where it stands; empty: on its own
     * @return null for an empty set
     */
    AttributeValue read(Type type, Object json, String path) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return scalar(scalar, json, path);
        }
        if (stored instanceof Type.Choice choice) {
            if (!(json instanceof String word)) {
                throw new ValueTextException(where(path) + " is none of its words");
            }
            return at(path, () -> ScalarText.word(choice, word));
        }
        if (stored instanceof Type.MapOf map) {
            Map<String, AttributeValue> values = new LinkedHashMap<>();
            object(json, path)
                    .forEach((key, each) -> values.put(
                            key.toString(),
                            read(map.element(), each, path.isEmpty() ? key.toString() : path + "." + key)));
            return AttributeValue.fromM(values);
        }
        if (stored instanceof Type.Collection collection) {
            List<AttributeValue> values = list(collection.element(), json, path);
            return collection instanceof Type.SetOf ? set(values) : AttributeValue.fromL(values);
        }
        return parts(stored, json, path);
    }

    private List<AttributeValue> list(Type element, Object json, String path) {
        if (!(json instanceof List<?> list)) {
            throw new ValueTextException(where(path) + " is not a list");
        }
        List<AttributeValue> values = new ArrayList<>();
        for (Object each : list) {
            values.add(read(element, each, path + "[" + values.size() + "]"));
        }
        return values;
    }

    private AttributeValue parts(Type type, Object json, String path) {
        Map<?, ?> given = object(json, path);
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        List<Attribute> parts = parts(type);
        for (Object name : given.keySet()) {
            if (parts.stream().noneMatch(part -> part.name().text().equals(name))) {
                throw new ValueTextException(where(path) + " has no `" + name + "`");
            }
        }
        for (Attribute part : parts) {
            String inside = path.isEmpty() ? part.name().text() : path + "." + part.name();
            Object found = given.get(part.name().text());
            if (found != null) {
                Optional.ofNullable(read(part.type(), found, inside))
                        .ifPresent(value -> values.put(part.storedName(), value));
            } else if (!part.optional() && !(part.type() instanceof Type.SetOf)) {
                throw new ValueTextException("`" + inside + "` is missing");
            }
        }
        return AttributeValue.fromM(values);
    }

    private static AttributeValue scalar(ScalarType scalar, Object json, String path) {
        boolean fits =
                switch (scalar) {
                    case INTEGER, DECIMAL -> json instanceof Number;
                    case BOOLEAN -> json instanceof Boolean;
                    case EPOCH -> json instanceof Number || json instanceof String;
                    default -> json instanceof String;
                };
        if (!fits) {
            throw new ValueTextException(where(path) + " is no " + ScalarText.wanted(scalar));
        }
        String text = json instanceof Number number ? plain(number) : json.toString();
        return at(path, () -> ScalarText.parse(scalar, text));
    }

    private static String plain(Number number) {
        BigDecimal exact = new BigDecimal(number.toString());
        boolean whole = exact.signum() == 0
                || (Math.abs((long) exact.scale()) < 200
                        && exact.stripTrailingZeros().scale() <= 0);
        return whole ? exact.toBigInteger().toString() : exact.toString();
    }

    private static Map<?, ?> object(Object json, String path) {
        if (json instanceof Map<?, ?> map) {
            return map;
        }
        throw new ValueTextException(where(path) + " is not an object");
    }

    private static String where(String path) {
        return path.isEmpty() ? "the value" : "`" + path + "`";
    }

    private static AttributeValue at(String path, Supplier<AttributeValue> read) {
        try {
            return read.get();
        } catch (ValueTextException e) {
            throw path.isEmpty() ? e : new ValueTextException("`" + path + "`: " + e.getMessage(), e);
        }
    }
}
