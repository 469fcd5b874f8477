package dev.tablewright.generate.code;

import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.ScalarType;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * How values are written into slots of keys, in a language: what the encoding of the design says, for types that are known.
 *
 * @param forms how the language calls each function, with places for what it is called with
 * @param character how it writes a character that is escaped too
 */
public record SlotText(Map<Function, String> forms, IntFunction<String> character) {

    /** What is done to a value, or to a text that is made of it. */
    public enum Function {
        TEXT,
        WORD,
        INTEGER,
        EPOCH_SECOND,
        DECIMAL,
        TIMESTAMP,
        UUID,
        ULID,
        KSUID,
        BINARY,
        /** Of a value, and a width. */
        PADDED_INTEGER,
        PADDED_DECIMAL,
        /** The same where greater numbers come first. */
        DESCENDING_INTEGER,
        DESCENDING_DECIMAL,
        /** Of a time, the name of a unit, and how many characters are left. */
        TRUNCATED,
        /** Of a text, and how many there are. */
        SHARD,
        CHECKED,
        ESCAPED,
        /** The same, with a character. */
        ESCAPED_TOO
    }

    private String call(Function function, Object... arguments) {
        return String.format(forms.get(function), arguments);
    }

    /** A value as it stands in a slot. */
    public String of(SlotEncoding slot, ValueShape shape, String given) {
        boolean whole = slot.type() == KeyType.INTEGER;
        String value = shape.is(ScalarType.EPOCH) ? call(Function.EPOCH_SECOND, given) : given;
        SlotFormat format = slot.slot().format();
        if (format instanceof SlotFormat.Padded padded) {
            String function = (padded.descending() ? "DESCENDING_" : "PADDED_") + slot.type();
            String form = call(Function.valueOf(function), value, padded.width());
            return whole ? form : escaped(slot, form);
        }
        if (format instanceof SlotFormat.Truncated truncated) {
            int width = format.extent(slot.type()).width();
            return call(Function.TRUNCATED, value, truncated.unit().name(), width);
        }
        String plain = call(
                shape.isWord() ? Function.WORD : Function.valueOf(slot.type().name()), value);
        if (format instanceof SlotFormat.Shard shard) {
            // The same shard in an escaped and in a raw design.
            String text = slot.type() == KeyType.TEXT ? call(Function.ESCAPED, plain) : plain;
            return call(Function.SHARD, text, shard.count());
        }
        return escaped(slot, plain);
    }

    private String escaped(SlotEncoding slot, String form) {
        return switch (slot.escaping()) {
            case NONE -> form;
            case CHECKED -> call(Function.CHECKED, form);
            case ESCAPED ->
                slot.escapedToo() == KeyText.NONE
                        ? call(Function.ESCAPED, form)
                        : call(Function.ESCAPED_TOO, form, character.apply(slot.escapedToo()));
        };
    }
}
