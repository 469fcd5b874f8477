package dev.tablewright.capacity.estimate;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.BooleanValue;
import dev.tablewright.capacity.item.AttributeValue.ListValue;
import dev.tablewright.capacity.item.AttributeValue.MapValue;
import dev.tablewright.capacity.item.AttributeValue.NumberValue;
import dev.tablewright.capacity.item.AttributeValue.StringSet;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import dev.tablewright.keys.KeyComposer;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes the item that is expected: every text and list is half as long as it may be, or has 30 characters and 10 elements;
 * numbers have ten digits, or as many as they may have; words of an enum are of mean length; nothing is absent.
 */
final class HalfFullItem {

    private static final String ULID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    private static final String KSUID = "0ujtsYcgvSTl8PAuAdqWYSMnLOv";
    private static final Instant TIME = Instant.parse("2026-01-31T10:15:30.123Z");
    private static final UUID ANY = new UUID(0x123e4567e89b12d3L, 0xa456426614174000L);

    private final Model model;
    private final Design design;

    HalfFullItem(Model model) {
        this.model = model;
        this.design = model.design().orElseThrow();
    }

    Item of(Entity entity) {
        Map<String, AttributeValue> item = new HashMap<>();
        entity.attributes().forEach(attribute -> item.put(attribute.storedName(), value(attribute, attribute.type())));
        design.keysOf(entity.name().text()).ifPresent(keys -> {
            addKeys(item, entity, keys.primary());
            keys.indexes().forEach(entry -> addKeys(item, entity, entry.key()));
        });
        item.put(design.typeAttribute(), new StringValue(entity.name().text()));
        return new Item(item);
    }

    private void addKeys(Map<String, AttributeValue> item, Entity entity, ItemKey key) {
        key.values()
                .filter(KeyValue.Composed.class::isInstance)
                .map(KeyValue.Composed.class::cast)
                .forEach(composed -> item.put(
                        composed.attribute(),
                        new StringValue(KeyComposer.compose(
                                composed.template(),
                                slot -> data(model.attribute(entity, new AttributePath(slot.path(), entity.span()))
                                        .orElseThrow()),
                                design.encoding()))));
    }

    private AttributeValue value(Attribute attribute, Type type) {
        if (type instanceof Type.Collection collection) {
            int size = attribute.max().map(max -> (int) Math.max(1, max / 2)).orElse(10);
            return collection(collection, size);
        }
        if (type instanceof Type.Reference reference) {
            return reference(reference);
        }
        if (type == ScalarType.INTEGER || type == ScalarType.DECIMAL || type == ScalarType.EPOCH) {
            return new NumberValue(new BigDecimal(digits(attribute, type)));
        }
        return (type == ScalarType.STRING || type == ScalarType.BINARY)
                        && attribute.max().isPresent()
                ? new StringValue(text(Math.max(1, attribute.max().get() / 2)))
                : element(type);
    }

    private AttributeValue collection(Type.Collection collection, int size) {
        if (collection instanceof Type.SetOf) {
            // Members differ, but not in length.
            Set<String> members = new HashSet<>();
            long length = element(collection.element()).bytes();
            IntStream.range(0, size).forEach(i -> members.add(text(length - 4) + (1000 + i)));
            return new StringSet(members);
        }
        if (collection instanceof Type.MapOf) {
            Map<String, AttributeValue> entries = new LinkedHashMap<>();
            IntStream.range(0, size).forEach(i -> entries.put(text(6) + (1000 + i), element(collection.element())));
            return new MapValue(entries);
        }
        return new ListValue(IntStream.range(0, size)
                .mapToObj(i -> element(collection.element()))
                .toList());
    }

    private AttributeValue element(Type type) {
        if (type instanceof Type.Reference reference) {
            return reference(reference);
        }
        if (type instanceof Type.Embedded embedded) {
            return new MapValue(model.type(embedded.type()).orElseThrow().fields().stream()
                    .collect(Collectors.toMap(Attribute::storedName, field -> value(field, field.type()))));
        }
        if (type instanceof Type.Choice choice) {
            return new StringValue(text(mean(choice)));
        }
        return switch ((ScalarType) type) {
            case STRING, BINARY -> new StringValue(text(30));
            case INTEGER, DECIMAL, EPOCH -> new NumberValue(new BigDecimal("1111111111"));
            case BOOLEAN -> new BooleanValue(true);
            case TIMESTAMP -> new StringValue(new KeyData.Timestamp(TIME).plain());
            case UUID -> new StringValue(ANY.toString());
            case ULID -> new StringValue(ULID);
            case KSUID -> new StringValue(KSUID);
        };
    }

    /** An id of several parts is as long as its parts. */
    private AttributeValue reference(Type.Reference reference) {
        Entity target = model.entity(reference.entity()).orElseThrow();
        List<AttributeValue> parts = target.id().stream()
                .map(part -> target.attribute(part.text()).orElseThrow())
                .map(part -> value(part, part.type()))
                .toList();
        return parts.size() == 1
                ? parts.get(0)
                : new StringValue(
                        text(parts.stream().mapToLong(AttributeValue::bytes).sum()));
    }

    private KeyData data(Attribute attribute) {
        Attribute end = attribute;
        while (end.type() instanceof Type.Reference reference) {
            Entity target = model.entity(reference.entity()).orElseThrow();
            end = target.attribute(target.id().get(0).text()).orElseThrow();
        }
        if (end.type() instanceof ScalarType scalar) {
            return switch (scalar) {
                case INTEGER, EPOCH -> new KeyData.Whole(Long.parseLong(digits(end, scalar)));
                case DECIMAL -> new KeyData.Decimal(new BigDecimal(digits(end, scalar)));
                case TIMESTAMP -> new KeyData.Timestamp(TIME);
                case UUID -> new KeyData.Uuid(ANY);
                case ULID -> new KeyData.Ulid(ULID);
                case KSUID -> new KeyData.Ksuid(KSUID);
                case STRING, BINARY, BOOLEAN -> new KeyData.Text(((StringValue) value(end, scalar)).text());
            };
        }
        return new KeyData.Text(((StringValue) value(end, end.type())).text());
    }

    private static String digits(Attribute attribute, Type type) {
        int most = 10;
        boolean bounded = type == ScalarType.INTEGER && attribute.max().isPresent();
        int digits = bounded ? Long.toString(attribute.max().get()).length() : most;
        return "1".repeat(Math.min(most, digits));
    }

    private static long mean(Type.Choice choice) {
        long sum =
                choice.values().stream().mapToLong(word -> word.text().length()).sum();
        return (sum + choice.values().size() - 1) / choice.values().size();
    }

    private static String text(long length) {
        return "x".repeat((int) length);
    }
}
