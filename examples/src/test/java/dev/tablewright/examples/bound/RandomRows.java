package dev.tablewright.examples.bound;

import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows of any entity, as far as types and bounds say; what they refer to need not be there. */
final class RandomRows {

    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final List<String> TEXTS =
            List.of("plain", "with#delimiter", "per%cent", "ünïcödé", "🚲 rides", "x-1_2", "ABC9", " ", "$tail", "a/b");

    private final Model model;
    private final Random random;

    RandomRows(Model model, long seed) {
        this.model = model;
        this.random = new Random(seed);
    }

    Row next(Entity entity) {
        return new Row(entity.name().text(), values(entity.attributes()));
    }

    private Map<String, AttributeValue> values(List<Attribute> attributes) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (Attribute attribute : attributes) {
            boolean absent = attribute.optional() && random.nextInt(3) == 0;
            AttributeValue value = absent ? null : value(attribute.type(), attribute);
            if (value != null) {
                values.put(attribute.storedName(), value);
            }
        }
        return values;
    }

    /** Null for an empty set. */
    private AttributeValue value(Type type, Attribute attribute) {
        if (type instanceof ScalarType scalar) {
            return scalar(scalar, attribute);
        }
        if (type instanceof Type.Choice choice) {
            return Values.text(
                    choice.values().get(random.nextInt(choice.values().size())).text());
        }
        if (type instanceof Type.Embedded embedded) {
            return AttributeValue.fromM(
                    values(model.type(embedded.type()).orElseThrow().fields()));
        }
        if (type instanceof Type.Reference reference) {
            Entity target = model.entity(reference.entity()).orElseThrow();
            Map<String, AttributeValue> id = values(target.id().stream()
                    .map(part -> target.attribute(part.text()).orElseThrow())
                    .toList());
            return id.size() == 1 ? id.values().iterator().next() : AttributeValue.fromM(id);
        }
        return collection((Type.Collection) type, attribute);
    }

    private AttributeValue collection(Type.Collection type, Attribute attribute) {
        Set<AttributeValue> elements = new LinkedHashSet<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            elements.add(value(type.element(), attribute));
        }
        List<AttributeValue> list = new ArrayList<>(elements);
        if (type instanceof Type.MapOf) {
            Map<String, AttributeValue> map = new LinkedHashMap<>();
            list.forEach(element -> map.put("key " + map.size(), element));
            return AttributeValue.fromM(map);
        }
        if (type instanceof Type.ListOf) {
            return AttributeValue.fromL(list);
        }
        if (list.isEmpty()) {
            return null;
        }
        return list.get(0).n() != null
                ? AttributeValue.fromNs(list.stream().map(AttributeValue::n).toList())
                : AttributeValue.fromSs(list.stream().map(AttributeValue::s).toList());
    }

    private AttributeValue scalar(ScalarType type, Attribute attribute) {
        long most = attribute.type().isCollection() ? 1_000 : attribute.max().orElse(1_000_000L);
        return switch (type) {
            case STRING -> Values.text(text(attribute));
            case INTEGER -> Values.whole(random.nextInt((int) Math.min(1_000_000L, most) + 1));
            case DECIMAL -> Values.decimal(BigDecimal.valueOf(random.nextInt(1_000_000), random.nextInt(4)));
            case BOOLEAN -> Values.flag(random.nextBoolean());
            case BINARY -> {
                byte[] bytes = new byte[(int) Math.min(most, 1 + random.nextInt(8))];
                random.nextBytes(bytes);
                yield Values.bytes(Bytes.of(bytes));
            }
            case TIMESTAMP -> Values.timestamp(Instant.ofEpochMilli(random.nextLong(4_000_000_000_000L)));
            case EPOCH -> Values.epoch(Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE)));
            case UUID -> Values.uuid(new UUID(random.nextLong(), random.nextLong()));
            case ULID -> Values.text("0" + characters(25));
            case KSUID -> Values.text("0" + characters(26));
        };
    }

    private String characters(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
        }
        return text.toString();
    }

    private String text(Attribute attribute) {
        List<String> fitting = TEXTS.stream()
                .filter(text -> attribute.pattern().map(text::matches).orElse(true))
                .filter(text -> attribute.type().isCollection()
                        || text.length() <= attribute.max().orElse(100L))
                .toList();
        return fitting.get(random.nextInt(fitting.size()));
    }
}
