package dev.tablewright.keys;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** One line of {@code docs/key-encoding.vectors.json}: what goes in; what comes out is computed. */
sealed interface Vector {

    /** The members of the line, in order. */
    Map<String, Object> members();

    /** A value of the type, written as text. */
    static KeyData value(KeyType type, String text) {
        return switch (type) {
            case TEXT -> new KeyData.Text(text);
            case INTEGER -> new KeyData.Whole(new BigInteger(text));
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(text));
            case TIMESTAMP -> new KeyData.Timestamp(Instant.parse(text));
            case UUID -> new KeyData.Uuid(UUID.fromString(text));
            case ULID -> new KeyData.Ulid(text);
            case KSUID -> new KeyData.Ksuid(text);
            case BINARY -> new KeyData.Binary(HexFormat.of().parseHex(text));
        };
    }

    private static String word(KeyType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    /**
     * A value in a slot.
     *
     * @param before the literal behind the slot; empty if there is none
     */
    record Value(KeyType type, String format, String before, String text) implements Vector {

        SlotEncoding encoding() {
            KeyTemplate template =
                    TemplateParser.parse("{value" + format + "}" + before).template();
            return TemplateEncoding.of(template, slot -> type).slots().get(0);
        }

        @Override
        public Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("type", word(type));
            members.put("format", format);
            if (!before.isEmpty()) {
                members.put("before", before);
            }
            members.put("value", text);
            try {
                members.put("encoded", encoding().encode(value(type, text)));
            } catch (KeyValueException e) {
                members.put("refused", e.reason().name());
            }
            return members;
        }
    }

    /** A whole key. */
    record Key(String text, ValueEncoding encoding, Map<String, KeyType> types, Map<String, String> values)
            implements Vector {

        KeyTemplate template() {
            return TemplateParser.parse(text).template();
        }

        KeyData value(String path) {
            return Vector.value(types.get(path), values.get(path));
        }

        @Override
        public Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("template", text);
            if (encoding == ValueEncoding.RAW) {
                members.put("encoding", "raw");
            }
            members.put("types", words(types));
            members.put("values", values);
            try {
                members.put("key", KeyComposer.compose(template(), slot -> value(slot.dottedPath()), encoding));
            } catch (KeyValueException e) {
                members.put("refused", e.reason().name());
            }
            return members;
        }
    }

    /** A key that does not belong to a template. */
    record Stranger(String text, Map<String, KeyType> types, String key) implements Vector {
        @Override
        public Map<String, Object> members() {
            KeyTemplate template = TemplateParser.parse(text).template();
            KeyReading reading = KeyParser.parse(template, slot -> types.get(slot.dottedPath()), key);
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("template", text);
            members.put("types", words(types));
            members.put("key", key);
            members.put("unreadable", ((KeyReading.Unreadable) reading).reason().name());
            return members;
        }
    }

    private static Map<String, String> words(Map<String, KeyType> types) {
        Map<String, String> words = new LinkedHashMap<>();
        types.forEach((path, type) -> words.put(path, word(type)));
        return words;
    }
}
