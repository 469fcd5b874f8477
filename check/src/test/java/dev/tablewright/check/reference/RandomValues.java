package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.testing.Dice;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

/** Draws values, few enough to meet again, and chosen where encodings go wrong. */
final class RandomValues {

    static final List<String> TIMES = List.of(
            "2026-01-31T12:00:00Z",
            "2026-01-31T12:00:00.001Z",
            "2026-01-31T23:59:59.999Z",
            "2026-02-01T00:00:00Z",
            "2026-02-01T00:30:00Z",
            "2025-12-31T12:00:00Z",
            "0001-01-01T00:00:00Z",
            "9999-12-31T23:59:59Z");
    static final List<String> UUIDS = List.of(
            "00000000-0000-0000-0000-000000000000",
            "80000000-0000-4000-8000-000000000001",
            "7fffffff-0000-4000-8000-00000000000a",
            "7fffffff-0000-4000-8000-00000000000b");
    static final List<String> ULIDS =
            List.of("01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAW", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
    static final List<String> KSUIDS =
            List.of("0ujtsYcgvSTl8PAuAdqWYSMnLOv", "0ujtsYcgvSTl8PAuAdqWYSMnLOw", "aWgEPTl1tmebfsQzFP4bxwgy80V");

    private static final List<String> TEXTS = List.of(
            "a",
            "a",
            "ab",
            "b",
            "abc",
            "a#",
            "#",
            "a#b",
            "a#USER#b",
            "USER#",
            "USER#a",
            "ORDER#a",
            "$",
            "a$",
            "$23",
            " ",
            "a b",
            "",
            "a!",
            "a-",
            "a/b",
            "a~",
            "~",
            "\u0001",
            "a\u0001",
            "\u00e9",
            "\uffee",
            "\ud83d\ude00",
            "a\ud83d\ude00",
            "\ue000",
            "A",
            "AB",
            "Z",
            "z",
            "1",
            "10",
            "9",
            "A#");
    private static final List<String> WHOLES = List.of(
            "0",
            "1",
            "2",
            "9",
            "10",
            "11",
            "99",
            "100",
            "-1",
            "-9",
            "-10",
            "-100",
            "999",
            "1000",
            "123456",
            "98765432");
    private static final List<String> DECIMALS =
            List.of("0", "0.5", "1", "1.25", "1.5", "9", "10", "12", "12.5", "-0.5", "-1", "-12", "-12.5", "99.99");
    private static final List<byte[]> BYTES = List.of(
            new byte[] {0},
            new byte[] {0, 1},
            new byte[] {1},
            new byte[] {-1},
            new byte[] {127},
            new byte[] {-128, 0},
            new byte[0]);

    private final Model model;
    private final Dice dice;

    RandomValues(Model model, Dice dice) {
        this.model = model;
        this.dice = dice;
    }

    Value value(Attribute attribute) {
        Type type = attribute.type();
        if (type instanceof Type.Reference reference) {
            return id(model.entity(reference.entity()).orElseThrow());
        }
        if (type instanceof Type.Embedded embedded) {
            Map<String, Value> fields = new LinkedHashMap<>();
            model.type(embedded.type()).orElseThrow().fields().forEach(field -> {
                if (!field.optional() || dice.percent(60)) {
                    fields.put(field.name().text(), value(field));
                }
            });
            return new Value.Compound(fields);
        }
        return new Value.Scalar(
                type instanceof Type.Choice choice
                        ? new KeyData.Text(dice.of(choice.values()).text())
                        : data(attribute, (ScalarType) type));
    }

    /** Some id of an entity, whether there is one or not. */
    private Value id(Entity target) {
        if (target.id().size() == 1) {
            return value(target.attribute(target.id().get(0).text()).orElseThrow());
        }
        Map<String, Value> parts = new LinkedHashMap<>();
        for (Name part : target.id()) {
            parts.put(part.text(), value(target.attribute(part.text()).orElseThrow()));
        }
        return new Value.Compound(parts);
    }

    private KeyData data(Attribute attribute, ScalarType type) {
        return switch (type) {
            case STRING -> new KeyData.Text(text(attribute));
            case BOOLEAN -> new KeyData.Text(dice.of(List.of("true", "false")));
            case INTEGER, EPOCH -> new KeyData.Whole(whole(attribute));
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(dice.of(DECIMALS)));
            case TIMESTAMP -> new KeyData.Timestamp(Instant.parse(dice.of(TIMES)));
            case UUID -> new KeyData.Uuid(UUID.fromString(dice.of(UUIDS)));
            case ULID -> new KeyData.Ulid(dice.of(ULIDS));
            case KSUID -> new KeyData.Ksuid(dice.of(KSUIDS));
            case BINARY -> new KeyData.Binary(dice.of(BYTES));
        };
    }

    String text(Attribute attribute) {
        List<String> fitting = attribute.pattern().isEmpty()
                ? TEXTS
                : TEXTS.stream()
                        .filter(text -> Pattern.matches(attribute.pattern().get(), text))
                        .toList();
        return dice.of(fitting);
    }

    private BigInteger whole(Attribute attribute) {
        BigInteger number = new BigInteger(dice.of(WHOLES));
        boolean large = attribute.max().stream().anyMatch(max -> number.compareTo(BigInteger.valueOf(max)) > 0);
        return large ? BigInteger.TEN : number;
    }
}
