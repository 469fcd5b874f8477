package dev.tablewright.access.write;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Where an item lies: its table, and its physical key in the words of the write that touches it. */
public record ItemPlace(String table, List<KeyText> key) {

    public ItemPlace {
        key = List.copyOf(key);
    }

    /** What one physical key attribute gets. */
    public record KeyText(String attribute, List<Piece> pieces) {
        public KeyText {
            pieces = List.copyOf(pieces);
        }

        /** What must be known to write it. */
        Stream<WriteValue> values() {
            return pieces.stream()
                    .flatMap(
                            piece -> piece instanceof Piece.Filled filled ? Stream.of(filled.value()) : Stream.empty());
        }
    }

    /** A piece of a key. */
    public sealed interface Piece {

        /** A text that is the same in all keys, as the template has it. */
        record Literal(String text) implements Piece {}

        /** A value. */
        record Filled(WriteValue value, SlotFormat format) implements Piece {}
    }

    static ItemPlace of(String table, ItemKey key, Function<List<String>, WriteValue> words) {
        return new ItemPlace(
                table, key.values().map(value -> keyText(value, words)).toList());
    }

    static KeyText keyText(KeyValue value, Function<List<String>, WriteValue> words) {
        if (value instanceof KeyValue.Direct direct) {
            WriteValue whole = words.apply(direct.path().steps());
            return new KeyText(value.attribute(), List.of(new Piece.Filled(whole, new SlotFormat.Plain())));
        }
        KeyTemplate template = ((KeyValue.Composed) value).template();
        List<Piece> pieces = template.parts().stream()
                .<Piece>map(part -> part instanceof Slot slot
                        ? new Piece.Filled(words.apply(slot.path()), slot.format())
                        : new Piece.Literal(template.text().substring(part.start(), part.end())))
                .toList();
        return new KeyText(value.attribute(), pieces);
    }

    /** All that must be known to find the item. */
    public Stream<WriteValue> values() {
        return key.stream().flatMap(KeyText::values);
    }

    /** Whether there is only one such item, whatever is written. */
    public boolean isConstant() {
        return values().findAny().isEmpty();
    }
}
