package dev.tablewright.generate.java;

import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.ScalarType;

/** How a value is written into a slot of a key, in Java: what the encoding of the design says, for a type that is known. */
final class SlotText {

    private SlotText() {}

    static String of(SlotEncoding slot, Codec codec, String value) {
        SlotFormat format = slot.slot().format();
        if (format instanceof SlotFormat.Padded padded) {
            String number = isEpoch(codec) ? value + ".getEpochSecond()" : value;
            String type = slot.type() == KeyType.INTEGER ? "KeyInteger" : "KeyDecimal";
            String form = "§" + type + ".padded(" + number + ", " + padded.width() + ", " + padded.descending() + ")";
            return slot.type() == KeyType.DECIMAL ? escaped(slot, form) : form;
        }
        if (format instanceof SlotFormat.Truncated truncated) {
            return "§KeyTimestamp.truncated(" + value + ", §TimeUnit."
                    + truncated.unit().name() + ")";
        }
        String plain = plain(slot.type(), codec, value);
        if (format instanceof SlotFormat.Shard shard) {
            // The same shard in an escaped and in a raw design.
            String encoded = slot.type() == KeyType.TEXT ? "§KeyText.encode(" + plain + ")" : plain;
            return "§KeyShard.of(" + encoded + ", " + shard.count() + ")";
        }
        return escaped(slot, plain);
    }

    private static boolean isEpoch(Codec codec) {
        return codec instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.EPOCH;
    }

    private static String plain(KeyType type, Codec codec, String value) {
        return switch (type) {
            case TEXT -> codec instanceof WordCodec ? value + ".word()" : value;
            case INTEGER -> "§KeyInteger.plain(" + value + (isEpoch(codec) ? ".getEpochSecond()" : "") + ")";
            case DECIMAL -> "§KeyDecimal.plain(" + value + ")";
            case TIMESTAMP -> "§Values.timestampText(" + value + ")";
            case UUID -> "§KeyUuid.encode(" + value + ")";
            case ULID -> "§KeyUlid.encode(" + value + ")";
            case KSUID -> "§KeyKsuid.encode(" + value + ")";
            case BINARY -> value + ".hex()";
        };
    }

    private static String escaped(SlotEncoding slot, String form) {
        String text = "§KeyText";
        int also = slot.escapedToo();
        return switch (slot.escaping()) {
            case NONE -> form;
            case CHECKED -> text + ".raw(" + form + ")";
            case ESCAPED -> text + ".encode(" + form + (also == KeyText.NONE ? "" : ", " + character(also)) + ")";
        };
    }

    private static String character(int codePoint) {
        boolean simple = codePoint > ' ' && codePoint < 127 && codePoint != '\'' && codePoint != '\\';
        return simple ? "'" + (char) codePoint + "'" : "0x" + Integer.toHexString(codePoint);
    }
}
