package dev.tablewright.synthesis.candidate;

import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.TemplateParser;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.key.ValuePaths.Value;

/** How a value is written in a key, so that it is found again and sorts as it should. */
final class Terms {

    private Terms() {}

    /** In a partition nothing is ordered; but where it costs little, a number looks the same in all keys. */
    static KeyTerm inPartition(Value value) {
        return isNumber(value) && value.attribute().max().isPresent()
                ? inOrder(value, false)
                : KeyTerm.plain(value.written());
    }

    /** Numbers sort as text only with zeros before them. */
    static KeyTerm inOrder(Value value, boolean reversed) {
        return isNumber(value)
                ? new KeyTerm(value.written(), new SlotFormat.Padded(width(value.attribute()), reversed))
                : KeyTerm.plain(value.written());
    }

    /** Whether greater values can be made to come first. */
    static boolean canReverse(Value value) {
        return isNumber(value);
    }

    static boolean isTime(Value value) {
        return value.attribute().type().keyType() == KeyType.TIMESTAMP;
    }

    private static boolean isNumber(Value value) {
        KeyType type = value.attribute().type().keyType();
        return type == KeyType.INTEGER || type == KeyType.DECIMAL;
    }

    private static int width(Attribute number) {
        return number.max()
                .map(max -> Math.min(
                        TemplateParser.MAX_WIDTH, Long.toString(Math.abs(max)).length()))
                .orElse(TemplateParser.MAX_WIDTH);
    }
}
