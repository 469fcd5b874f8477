package dev.tablewright.keys;

import static dev.tablewright.keys.Adversarial.any;

import dev.tablewright.keys.KeyTemplate.Slot;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/**
 * A random template, the types of its attributes, and values for them.
 *
 * @param types by attribute
 */
record RandomKeys(KeyTemplate template, Map<String, KeyType> types) {

    private static final List<String> LITERALS = List.of(
            "#", "#", "#", "##", "#ORDER#", "!", " x", "\0", "/", "%", "A", "2", "0", "-", ".", "~", "F#", "é", "😀",
            "$", "$24", "$-", "T", "Z#");

    private static final Map<KeyType, List<String>> FORMATS = Map.of(
            KeyType.TEXT, List.of("", "", "", ":shard/15"),
            KeyType.INTEGER, List.of("", ":4", ":4:desc", ":18", ":18:desc", ":shard/2"),
            KeyType.DECIMAL, List.of("", ":3", ":3:desc"),
            KeyType.TIMESTAMP, List.of("", ":year", ":month", ":day", ":hour", ":minute"),
            KeyType.UUID, List.of("", ":shard/100"),
            KeyType.ULID, List.of(""),
            KeyType.KSUID, List.of(""),
            KeyType.BINARY, List.of("", ":shard/11"));

    /** One to three slots, sometimes of one attribute, with literals between, before and behind, or without. */
    static RandomKeys template(Random random) {
        Map<String, KeyType> types = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder(random.nextBoolean() ? any(random, LITERALS) : "");
        int slots = 1 + random.nextInt(3);
        for (int i = 0; i < slots; i++) {
            boolean again = i > 0 && random.nextInt(5) == 0;
            String path = again ? "a0" : "a" + i;
            KeyType type = types.computeIfAbsent(path, p -> any(random, List.of(KeyType.values())));
            text.append('{').append(path).append(any(random, FORMATS.get(type))).append('}');
            if (random.nextInt(8) != 0 && (i + 1 < slots || random.nextInt(4) == 0)) {
                text.append(any(random, LITERALS));
            }
        }
        return new RandomKeys(TemplateParser.parse(text.toString()).template(), types);
    }

    TemplateEncoding encoding(ValueEncoding encoding) {
        return TemplateEncoding.of(template, slot -> types.get(slot.dottedPath()), encoding);
    }

    Map<String, KeyData> values(Random random) {
        Map<String, KeyData> values = new HashMap<>();
        types.forEach((path, type) -> values.put(path, value(random, type)));
        return values;
    }

    /** The values of the attributes that some slot does not lose. */
    Map<String, KeyData> kept(Map<String, KeyData> values) {
        Map<String, KeyData> kept = new HashMap<>();
        for (Slot slot : template.slots()) {
            if (slot.format().isLossless()) {
                kept.put(slot.dottedPath(), values.get(slot.dottedPath()));
            }
        }
        return kept;
    }

    static KeyData value(Random random, KeyType type) {
        return switch (type) {
            case TEXT ->
                new KeyData.Text(
                        random.nextInt(3) == 0 ? any(random, List.of("", "a", "b", "a#b")) : Adversarial.text(random));
            case INTEGER ->
                new KeyData.Whole(any(random, List.of(0L, 1L, -1L, 9999L, -9999L, random.nextInt(19999) - 9999L)));
            case DECIMAL -> new KeyData.Decimal(decimal(random));
            case TIMESTAMP -> new KeyData.Timestamp(KeyTimestampTest.time(random));
            case UUID -> new KeyData.Uuid(new UUID(random.nextLong(), random.nextLong()));
            case ULID ->
                new KeyData.Ulid(any(random, List.of("01ARZ3NDEKTSV4RRFFQ69G5FAV", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ")));
            case KSUID ->
                new KeyData.Ksuid(any(random, List.of("0ujtsYcgvSTl8PAuAdqWYSMnLOv", "aWgEPTl1tmebfsQzFP4bxwgy80V")));
            case BINARY -> new KeyData.Binary(bytes(random));
        };
    }

    private static BigDecimal decimal(Random random) {
        return random.nextBoolean()
                ? KeyDecimalTest.number(random, 3)
                : BigDecimal.valueOf(random.nextInt(401) - 200L, random.nextInt(3));
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(4)];
        random.nextBytes(bytes);
        return bytes;
    }
}
