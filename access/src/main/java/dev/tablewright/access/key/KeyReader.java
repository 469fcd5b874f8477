package dev.tablewright.access.key;

import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyParser;
import dev.tablewright.keys.KeyReading;
import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.design.KeyValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Turns values into keys and back, for the parts of placements. Values go by the paths of their leaves. */
public final class KeyReader {

    private static final KeyTemplate WHOLE = TemplateParser.parse("{value}").template();
    private static final String EARLIEST = "0000-01-01T00:00:00.000Z";
    private static final int SHARD_TRIES = 4_000;

    private KeyReader() {}

    /** The text of a part for the given values; empty if one is missing or cannot stand there. */
    public static Optional<String> compose(KeyPart part, Function<Leaf, KeyData> values) {
        StringBuilder text = new StringBuilder();
        try {
            for (KeyPiece piece : part.pieces()) {
                if (piece instanceof KeyPiece.Literal literal) {
                    text.append(literal.text());
                    continue;
                }
                KeyData value = values.apply(piece.leaf().orElseThrow());
                if (value == null) {
                    return Optional.empty();
                }
                text.append(piece.encoding().map(e -> e.encode(value)).orElseGet(value::plain));
            }
        } catch (KeyValueException e) {
            return Optional.empty();
        }
        return Optional.of(text.toString());
    }

    /** Values that give this text, or, if it contradicts itself, those that its first occurrences give. */
    static Optional<Map<Leaf, KeyData>> read(List<KeyPart> parts, List<String> texts) {
        Map<Leaf, KeyData> values = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            if (!read(parts.get(i), texts.get(i), values)) {
                return Optional.empty();
            }
        }
        return Optional.of(values);
    }

    private static boolean read(KeyPart part, String text, Map<Leaf, KeyData> values) {
        if (part.isDirect()) {
            part.pieces().stream().flatMap(piece -> piece.leaf().stream()).forEach(leaf -> whole(leaf.type(), text)
                    .ifPresent(value -> values.putIfAbsent(leaf, value)));
            return !part.pieces().isEmpty();
        }
        List<KeyPiece> slots = part.pieces().stream()
                .filter(piece -> piece.encoding().isPresent())
                .toList();
        KeyTemplate template = ((KeyValue.Composed) part.value()).template();
        if (slots.size() != template.slots().size()) {
            return false;
        }
        int at = 0;
        for (int i = 0; i < part.pieces().size(); i++) {
            KeyPiece piece = part.pieces().get(i);
            if (piece instanceof KeyPiece.Literal literal) {
                if (!text.startsWith(literal.text(), at)) {
                    return false;
                }
                at += literal.text().length();
                continue;
            }
            int end = end(part, i, text, at);
            Optional<KeyData> value = end < 0
                    ? Optional.empty()
                    : read(piece.leaf().orElseThrow(), piece.encoding().orElseThrow(), text.substring(at, end));
            if (value.isEmpty()) {
                return false;
            }
            values.putIfAbsent(piece.leaf().orElseThrow(), value.get());
            at = end;
        }
        return at == text.length();
    }

    /** Where the slot ends that begins here: a template that ends with it, and then the rest, is tried at every place. */
    private static int end(KeyPart part, int index, String text, int at) {
        KeyPiece piece = part.pieces().get(index);
        SlotEncoding encoding = piece.encoding().orElseThrow();
        if (index + 1 == part.pieces().size()) {
            return text.length();
        }
        String next = part.pieces().get(index + 1) instanceof KeyPiece.Literal literal ? literal.text() : "";
        for (int end = at; end <= text.length(); end++) {
            if (text.startsWith(next, end)
                    && read(piece.leaf().orElseThrow(), encoding, text.substring(at, end))
                            .isPresent()) {
                return end;
            }
        }
        return -1;
    }

    /** A value that gives this text in a slot. */
    private static Optional<KeyData> read(Leaf leaf, SlotEncoding encoding, String text) {
        SlotFormat format = encoding.slot().format();
        if (format instanceof SlotFormat.Truncated) {
            return whole(leaf.type(), text + EARLIEST.substring(Math.min(text.length(), EARLIEST.length())));
        }
        if (format instanceof SlotFormat.Shard) {
            return inShard(leaf, encoding, text);
        }
        KeyTemplate alone = TemplateParser.parse("{value" + format.suffix() + "}" + terminator(encoding))
                .template();
        TemplateEncoding typed = TemplateEncoding.of(alone, slot -> leaf.type(), encoding.encoding());
        KeyReading reading = KeyParser.parse(typed, text + terminator(encoding));
        return reading.value().flatMap(read -> read.of("value"));
    }

    private static String terminator(SlotEncoding encoding) {
        int terminator = encoding.boundary().terminator();
        return terminator < 0 || terminator == '{' || terminator == '}' ? "" : Character.toString(terminator);
    }

    private static Optional<KeyData> inShard(Leaf leaf, SlotEncoding encoding, String text) {
        for (int i = 0; i < SHARD_TRIES; i++) {
            Optional<KeyData> value = Samples.numbered(leaf, i);
            if (value.isPresent() && encoding.encode(value.get()).equals(text)) {
                return value;
            }
        }
        return Optional.empty();
    }

    private static Optional<KeyData> whole(KeyType type, String text) {
        TemplateEncoding typed = TemplateEncoding.of(WHOLE, slot -> type, ValueEncoding.RAW);
        return KeyParser.parse(typed, text).value().flatMap(read -> read.of("value"));
    }
}
