package dev.tablewright.keys;

import dev.tablewright.keys.KeyTemplate.Literal;
import dev.tablewright.keys.KeyTemplate.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Reads the values of the slots back from a physical key, from left to right. Only keys that {@link KeyComposer} makes
 * are accepted: composing what was read gives the same key again.
 *
 * <pre>{@code
 * KeyTemplate key = TemplateParser.parse("CUSTOMER#{username}").template();
 * KeyParser.parse(key, slot -> KeyType.TEXT, "CUSTOMER#Tom$20Hanks");   // Values: username = Tom Hanks
 * KeyParser.parse(key, slot -> KeyType.TEXT, "ORDER#17");               // Unreadable: LITERAL_EXPECTED at 0
 * }</pre>
 */
public final class KeyParser {

    private final TemplateEncoding encoding;
    private final String key;
    private final List<SlotValue> values = new ArrayList<>();

    private KeyParser(TemplateEncoding encoding, String key) {
        this.encoding = encoding;
        this.key = key;
    }

    public static KeyReading parse(KeyTemplate template, Function<Slot, KeyType> types, String key) {
        return parse(TemplateEncoding.of(template, types), key);
    }

    public static KeyReading parse(TemplateEncoding encoding, String key) {
        try {
            return new KeyParser(encoding, key).read();
        } catch (KeyValueException e) {
            return new KeyReading.Unreadable(e.reason(), e.position());
        }
    }

    private KeyReading read() {
        Utf8.wellFormed(key);
        int at = 0;
        for (KeyTemplate.Part part : encoding.template().parts()) {
            at = part instanceof Literal literal ? literal(literal.text(), at) : slot(at);
        }
        if (at < key.length()) {
            throw new KeyValueException(Refusal.TRAILING_TEXT, at);
        }
        KeyReading.Values read = new KeyReading.Values(values);
        for (int i = 0; i < values.size(); i++) {
            refuseContradiction(encoding.slots().get(i), values.get(i), read);
        }
        return read;
    }

    private int literal(String literal, int at) {
        if (!key.startsWith(literal, at)) {
            throw new KeyValueException(Refusal.LITERAL_EXPECTED, at);
        }
        return at + literal.length();
    }

    private int slot(int at) {
        SlotValue value = encoding.slots().get(values.size()).read(key, at);
        values.add(value);
        return at + value.encoded().length();
    }

    /** A shard, a truncated time or a repeated attribute must be what the value of the attribute gives there. */
    private static void refuseContradiction(SlotEncoding encoding, SlotValue found, KeyReading.Values all) {
        all.of(found.slot().dottedPath()).ifPresent(value -> {
            if (!encoding.encode(value).equals(found.encoded())) {
                throw new KeyValueException(Refusal.CONTRADICTION, found.start());
            }
        });
    }
}
