package dev.tablewright.lab.bind;

import dev.tablewright.check.plan.KeptNumbers;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Rows of small domains, so that many of them share values; what they refer to is there. */
final class SampleRows {

    private static final Instant BEGINNING = Instant.parse("2024-04-29T22:00:00Z");
    private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private final Model model;
    private final Random random;
    private final KeptNumbers kept;
    private final Map<String, List<Row>> made = new LinkedHashMap<>();
    private final Set<List<Object>> ids = new HashSet<>();
    private int counter;

    SampleRows(Model model, long seed) {
        this.model = model;
        this.random = new Random(seed);
        this.kept = new KeptNumbers(model);
    }

    /** What is stored of a row that was made: it may have got numbers, to which others then refer. */
    void add(Row stored) {
        made.computeIfAbsent(stored.entity(), entity -> new ArrayList<>()).add(stored);
    }

    /** The entities in an order in which all that must be there comes first. */
    List<Entity> inOrder() {
        Set<Entity> ordered = new LinkedHashSet<>();
        while (ordered.size() < model.entities().size()) {
            int before = ordered.size();
            for (Entity entity : model.entities()) {
                boolean ready = entity.attributes().stream()
                        .filter(attribute -> !attribute.optional())
                        .allMatch(attribute -> model.entities().stream()
                                .filter(other ->
                                        attribute.type().refersTo(other.name().text()))
                                .allMatch(other -> ordered.contains(other)
                                        || attribute.type().isCollection()));
                if (ready) {
                    ordered.add(entity);
                }
            }
            if (before == ordered.size()) {
                throw new AssertionError("entities that all need each other");
            }
        }
        return List.copyOf(ordered);
    }

    /** A row with an id that no other has; empty if there are no more ids. */
    Optional<Row> next(Entity entity) {
        for (int attempt = 0; attempt < 50; attempt++) {
            Map<String, AttributeValue> values = new LinkedHashMap<>();
            for (Attribute attribute : entity.attributes()) {
                String name = attribute.name().text();
                boolean absent = attribute.optional() && random.nextInt(3) == 0;
                if (!absent && !kept.isKept(entity, name)) {
                    boolean single =
                            entity.isIdentifiedBy(name) || attribute.unique().isPresent();
                    value(attribute, single).ifPresent(value -> values.put(attribute.storedName(), value));
                }
            }
            List<Object> id = new ArrayList<>(List.of(entity.name().text()));
            boolean numbered = !entity.sequences().isEmpty();
            entity.id()
                    .forEach(part -> id.add(Optional.ofNullable(values.get(
                            entity.attribute(part.text()).orElseThrow().storedName()))));
            if (numbered || ids.add(id)) {
                return Optional.of(new Row(entity.name().text(), values));
            }
        }
        return Optional.empty();
    }

    /** Another value for an attribute. */
    Optional<AttributeValue> value(Attribute attribute, boolean single) {
        Optional<AttributeValue> value = value(attribute.type(), attribute, single);
        return value.filter(some -> !some.hasSs() || !some.ss().isEmpty());
    }

    private Optional<AttributeValue> value(Type type, Attribute attribute, boolean single) {
        if (type instanceof ScalarType scalar) {
            return Optional.of(scalar(scalar, attribute, single));
        }
        if (type instanceof Type.Choice choice) {
            return Optional.of(Values.text(
                    choice.values().get(random.nextInt(choice.values().size())).text()));
        }
        if (type instanceof Type.Reference reference) {
            return reference(model.entity(reference.entity()).orElseThrow());
        }
        if (type instanceof Type.Embedded embedded) {
            Map<String, AttributeValue> parts = new LinkedHashMap<>();
            for (Attribute field : model.type(embedded.type()).orElseThrow().fields()) {
                Optional<AttributeValue> value =
                        field.optional() && random.nextBoolean() ? Optional.empty() : value(field, false);
                value.ifPresent(some -> parts.put(field.storedName(), some));
                if (value.isEmpty() && !field.optional() && !(field.type() instanceof Type.SetOf)) {
                    // What it refers to is not there yet.
                    return Optional.empty();
                }
            }
            return Optional.of(AttributeValue.fromM(parts));
        }
        return collection((Type.Collection) type, attribute);
    }

    private Optional<AttributeValue> reference(Entity target) {
        List<Row> rows = made.getOrDefault(target.name().text(), List.of());
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Row row = rows.get(random.nextInt(rows.size()));
        if (target.id().stream().anyMatch(part -> row.value(
                        target.attribute(part.text()).orElseThrow().storedName())
                .isEmpty())) {
            // It has not got its number yet.
            return Optional.empty();
        }
        Map<String, AttributeValue> parts = new LinkedHashMap<>();
        target.id().forEach(part -> {
            String stored = target.attribute(part.text()).orElseThrow().storedName();
            parts.put(stored, row.value(stored).orElseThrow());
        });
        return Optional.of(parts.size() == 1 ? parts.values().iterator().next() : AttributeValue.fromM(parts));
    }

    private Optional<AttributeValue> collection(Type.Collection type, Attribute attribute) {
        List<AttributeValue> elements = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            value(type.element(), attribute, false)
                    .filter(value -> !elements.contains(value))
                    .ifPresent(elements::add);
        }
        if (type instanceof Type.MapOf) {
            Map<String, AttributeValue> map = new LinkedHashMap<>();
            elements.forEach(element -> map.put("k" + map.size(), element));
            return Optional.of(AttributeValue.fromM(map));
        }
        if (type instanceof Type.ListOf) {
            return Optional.of(AttributeValue.fromL(elements));
        }
        if (elements.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                elements.get(0).n() != null
                        ? AttributeValue.fromNs(
                                elements.stream().map(AttributeValue::n).toList())
                        : AttributeValue.fromSs(
                                elements.stream().map(AttributeValue::s).toList()));
    }

    private AttributeValue scalar(ScalarType type, Attribute attribute, boolean single) {
        return switch (type) {
            case STRING -> Values.text(text(attribute, single));
            case INTEGER ->
                Values.whole(random.nextInt((int) Math.min(20L, attribute.max().orElse(1_000L)) + 1));
            case DECIMAL -> Values.decimal(BigDecimal.valueOf(random.nextInt(4) == 0 ? 0 : random.nextInt(10_000), 2));
            case BOOLEAN -> Values.flag(random.nextBoolean());
            case BINARY -> {
                byte[] bytes = new byte[1 + random.nextInt(4)];
                random.nextBytes(bytes);
                yield Values.bytes(Bytes.of(bytes));
            }
            case TIMESTAMP -> Values.timestamp(BEGINNING.plusSeconds(random.nextInt(300) * 900L));
            case EPOCH -> Values.epoch(Instant.ofEpochSecond(4_000_000_000L + random.nextInt(100_000)));
            case UUID -> Values.uuid(new UUID(random.nextLong(), random.nextLong()));
            case ULID -> Values.text("0" + characters(CROCKFORD, 25));
            case KSUID -> Values.text("0" + characters(CROCKFORD, 26));
        };
    }

    private String characters(String alphabet, int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }

    private String text(Attribute attribute, boolean single) {
        String number = Integer.toString(single ? ++counter : random.nextInt(4));
        for (String text : List.of("ü #" + number, "x" + number, "X" + number)) {
            if (attribute.pattern().isEmpty()
                    || text.matches(attribute.pattern().get())) {
                return text;
            }
        }
        throw new AssertionError("no text for " + attribute.name());
    }
}
