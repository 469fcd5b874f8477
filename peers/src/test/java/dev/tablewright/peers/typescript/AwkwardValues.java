package dev.tablewright.peers.typescript;

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
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values at the edges of their types: empty texts, delimiters, escapes, characters outside the first plane, extreme numbers and times. */
final class AwkwardValues {

    private static final List<String> TEXTS = List.of(
            "", "#", "$", "$23", "a#b", "a b", " ", "/", "~", "-", "é", "e\u0301", "\u00e4", "ÿ", "\u0000", "\n",
            "\u007f", "\uffff", "😀", "a😀#b", "\u2028", "'", "\"", "`", "${x}", "\\", "null", "0", "-1", "A", "a",
            "aa", "日本", "𝒳𝒴", "%", "*/", "<b>");

    /** The SDK itself cannot read a map with a key {@code __proto__}. */
    private static final List<String> KEYS =
            List.of("constructor", "toString", "a#b", "é", "😀", "x", "hasOwnProperty");

    private static final List<Long> WHOLES = List.of(
            0L,
            1L,
            -1L,
            9L,
            10L,
            99L,
            -99L,
            1L << 31,
            (1L << 53) - 1,
            1L << 53,
            (1L << 53) + 1,
            -(1L << 53) - 1,
            Long.MAX_VALUE,
            Long.MIN_VALUE);

    private static final List<String> DECIMALS = List.of(
            "0",
            "1",
            "-1",
            "10",
            "0.1",
            "-0.1",
            "12.5",
            "-12.5",
            "1E+20",
            "-1E+20",
            "9007199254740993",
            "1E-130",
            "-1E-130",
            "9.9999999999999999999999999999999999999E+125",
            "-9.9999999999999999999999999999999999999E+125",
            "12345678901234567890.123456789012345678",
            "0.30000000000000004",
            "100",
            "0.010",
            "3.141592653589793238462643");

    private static final List<Instant> TIMES = List.of(
            Instant.EPOCH,
            Instant.parse("0000-01-01T00:00:00Z"),
            Instant.parse("9999-12-31T23:59:59.999Z"),
            Instant.parse("1969-12-31T23:59:59.999Z"),
            Instant.parse("2024-02-29T12:34:56.789Z"),
            Instant.parse("0099-06-30T23:59:59.001Z"));

    private static final List<Long> EPOCHS =
            List.of(0L, -1L, 1L, 1_700_000_000L, 8_640_000_000_000L, -8_640_000_000_000L);

    private final Model model;
    private final Random random;

    AwkwardValues(Model model, Random random) {
        this.model = model;
        this.random = random;
    }

    AttributeValue of(Attribute attribute) {
        boolean small =
                attribute.type() == ScalarType.INTEGER && attribute.max().isPresent();
        return small
                ? Values.whole(Math.floorMod(random.nextLong(), attribute.max().get() + 1))
                : of(attribute.type());
    }

    AttributeValue of(Type type) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return scalar(scalar);
        }
        if (stored instanceof Type.Choice choice) {
            return Values.text(pick(choice.values()).text());
        }
        if (stored instanceof Type.ListOf list) {
            return AttributeValue.fromL(many(list.element()));
        }
        if (stored instanceof Type.SetOf set) {
            return set(many(set.element()));
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        if (stored instanceof Type.MapOf map) {
            many(map.element()).forEach(value -> values.put(pick(KEYS), value));
        } else {
            parts(stored).stream()
                    .filter(part -> !part.optional() || random.nextBoolean())
                    .forEach(part -> values.put(part.storedName(), of(part)));
        }
        return AttributeValue.fromM(values);
    }

    private List<Attribute> parts(Type type) {
        if (type instanceof Type.Embedded embedded) {
            return model.type(embedded.type()).orElseThrow().fields();
        }
        Entity entity = model.entity(((Type.Reference) type).entity()).orElseThrow();
        return entity.id().stream()
                .map(part -> entity.attribute(part.text()).orElseThrow())
                .toList();
    }

    private List<AttributeValue> many(Type element) {
        List<AttributeValue> all = new ArrayList<>();
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            all.add(of(element));
        }
        return all;
    }

    private static AttributeValue set(List<AttributeValue> values) {
        Set<String> texts = new LinkedHashSet<>();
        switch (values.get(0).type()) {
            case S -> {
                values.forEach(value -> texts.add(value.s()));
                return AttributeValue.fromSs(List.copyOf(texts));
            }
            case N -> {
                values.forEach(value ->
                        texts.add(new BigDecimal(value.n()).stripTrailingZeros().toPlainString()));
                return AttributeValue.fromNs(List.copyOf(texts));
            }
            default -> {
                Set<SdkBytes> bytes = new LinkedHashSet<>();
                values.forEach(value -> bytes.add(value.b()));
                return AttributeValue.fromBs(List.copyOf(bytes));
            }
        }
    }

    private AttributeValue scalar(ScalarType type) {
        return switch (type) {
            case STRING -> Values.text(pick(TEXTS));
            case INTEGER -> Values.whole(pick(WHOLES));
            case DECIMAL -> Values.decimal(new BigDecimal(pick(DECIMALS)));
            case BOOLEAN -> Values.flag(random.nextBoolean());
            case BINARY -> {
                byte[] bytes = new byte[random.nextInt(5)];
                random.nextBytes(bytes);
                yield Values.bytes(Bytes.of(bytes));
            }
            case TIMESTAMP -> Values.timestamp(pick(TIMES));
            case EPOCH -> Values.whole(pick(EPOCHS));
            case UUID -> Values.uuid(new UUID(random.nextLong(), random.nextLong()));
            case ULID -> Values.text(random.nextBoolean() ? "7ZZZZZZZZZZZZZZZZZZZZZZZZZ" : "0".repeat(26));
            case KSUID -> Values.text(random.nextBoolean() ? "aWgEPTl1tmebfsQzFP4bxwgy80V" : "0".repeat(27));
        };
    }

    private <T> T pick(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
