package dev.tablewright.generate.typescript;

import dev.tablewright.keys.KeyText;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.entity.ScalarType;

/** How values are written into keys, in TypeScript: what the encoding of the design says, for types that are known. */
final class SlotText {

    private SlotText() {}

    static String of(SlotEncoding slot, Codec codec, String value) {
        SlotFormat format = slot.slot().format();
        if (format instanceof SlotFormat.Padded padded) {
            boolean whole = slot.type() == KeyType.INTEGER;
            String form = (whole ? "paddedInteger(" + whole(codec, value) : "paddedDecimal(" + value) + ", "
                    + padded.width() + (padded.descending() ? ", true)" : ")");
            return whole ? form : escaped(slot, form);
        }
        if (format instanceof SlotFormat.Truncated) {
            return "timestamp(" + value + ").slice(0, "
                    + format.extent(slot.type()).width() + ")";
        }
        String plain = plain(slot.type(), codec, value);
        if (format instanceof SlotFormat.Shard shard) {
            // The same shard in an escaped and in a raw design.
            String encoded = slot.type() == KeyType.TEXT ? "escaped(" + plain + ")" : plain;
            return "shard(" + encoded + ", " + shard.count() + ")";
        }
        return escaped(slot, plain);
    }

    private static String whole(Codec codec, String value) {
        boolean epoch = codec instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.EPOCH;
        return epoch ? "epoch(" + value + ")" : value;
    }

    private static String plain(KeyType type, Codec codec, String value) {
        return switch (type) {
            case TEXT -> value;
            case INTEGER -> "integer(" + whole(codec, value) + ")";
            case DECIMAL -> "decimal(" + value + ")";
            case TIMESTAMP -> "timestamp(" + value + ")";
            case UUID -> "uuid(" + value + ")";
            case ULID -> "ulid(" + value + ")";
            case KSUID -> "ksuid(" + value + ")";
            case BINARY -> "hex(" + value + ")";
        };
    }

    private static String escaped(SlotEncoding slot, String form) {
        int also = slot.escapedToo();
        return switch (slot.escaping()) {
            case NONE -> form;
            case CHECKED -> "text(" + form + ")";
            case ESCAPED ->
                "escaped(" + form + (also == KeyText.NONE ? "" : ", " + Words.literal(Character.toString(also))) + ")";
        };
    }
}
