package dev.tablewright.access.write;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.KeyTemplate.Part;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where an item lies: its table, and its physical key in the words of the write that touches it. */
public record ItemPlace(String table, List<KeyText> key) {

    public ItemPlace {
        key = List.copyOf(key);
    }

    /**
     * What one physical key attribute gets.
     *
     * @param text a template: {@code CUSTOMER#{customer}}
     * @param values what must be known to fill it
     */
    public record KeyText(String attribute, String text, List<WriteValue> values) {
        public KeyText {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return attribute + " = " + text;
        }
    }

    static ItemPlace of(String table, ItemKey key, Function<List<String>, WriteValue> words) {
        return new ItemPlace(
                table, key.values().map(value -> keyText(value, words)).toList());
    }

    static KeyText keyText(KeyValue value, Function<List<String>, WriteValue> words) {
        List<WriteValue> values = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        if (value instanceof KeyValue.Direct direct) {
            values.add(words.apply(direct.path().steps()));
            text.append('{').append(values.get(0)).append('}');
        } else {
            KeyTemplate template = ((KeyValue.Composed) value).template();
            for (Part part : template.parts()) {
                if (part instanceof Slot slot) {
                    WriteValue named = words.apply(slot.path());
                    values.add(named);
                    text.append('{')
                            .append(named)
                            .append(slot.format().suffix())
                            .append('}');
                } else {
                    text.append(template.text(), part.start(), part.end());
                }
            }
        }
        return new KeyText(value.attribute(), text.toString(), values);
    }

    /** All that must be known to find the item. */
    public Stream<WriteValue> values() {
        return key.stream().flatMap(part -> part.values().stream());
    }

    /** Whether there is only one such item, whatever is written. */
    public boolean isConstant() {
        return values().findAny().isEmpty();
    }

    @Override
    public String toString() {
        return key.stream().map(KeyText::toString).collect(Collectors.joining(", "));
    }
}
