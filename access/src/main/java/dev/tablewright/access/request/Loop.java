package dev.tablewright.access.request;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.read.Constants;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotFormat;
import java.util.HexFormat;
import java.util.List;

/**
 * A value of which nothing is known, and of which there are few: every request asks for one of them. Where there are several loops, the
 * last changes first.
 *
 * @param format in which it is written; empty where an attribute is a key as it is
 * @param texts as they stand in the key; at least two
 */
public record Loop(Leaf leaf, KeyPiece.Each.Kind kind, String format, boolean direct, List<String> texts) {

    public Loop {
        texts = List.copyOf(texts);
    }

    static Loop of(KeyPiece.Each each) {
        String format = each.encoding()
                .map(slot -> slot.slot().format())
                .map(SlotFormat::suffix)
                .orElse("");
        return new Loop(each.value(), each.kind(), format, each.encoding().isEmpty(), each.texts());
    }

    /** The value that a text stands for, where an attribute is a key as it is. */
    public KeyData constant(String text) {
        return constant(leaf, text);
    }

    /** Keys have binary values in hexadecimal digits, models in Base64. */
    static KeyData constant(Leaf leaf, String text) {
        return leaf.type() == KeyType.BINARY
                ? new KeyData.Binary(HexFormat.of().parseHex(text))
                : Constants.value(leaf.attribute().type(), text).orElseThrow();
    }

    public boolean isShard() {
        return kind == KeyPiece.Each.Kind.SHARD;
    }
}
