package dev.tablewright.generate.typescript;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.ScalarType;

/** What the author compares with, as values are compared in TypeScript. */
final class Constants {

    private Constants() {}

    /** The literal. */
    static String of(Codec codec, KeyData value) {
        if (codec.shape().is(ScalarType.TIMESTAMP)) {
            return Long.toString(((KeyData.Timestamp) value).value().toEpochMilli());
        }
        return codec.shape().is(ScalarType.INTEGER, ScalarType.BOOLEAN, ScalarType.EPOCH)
                ? value.plain() + (codec.type().equals("bigint") ? "n" : "")
                : Words.literal(value.plain());
    }

    /** Whether values of the type are compared as they are, so that an absent one is simply not equal. */
    static boolean isPlain(Codec codec) {
        return codec.shape().isWord()
                || codec.shape()
                        .is(
                                ScalarType.STRING,
                                ScalarType.ULID,
                                ScalarType.KSUID,
                                ScalarType.INTEGER,
                                ScalarType.BOOLEAN);
    }

    /** Whether values of the type are texts when they are compared. */
    static boolean isText(Codec codec) {
        return !codec.shape().type().isNumeric() && !codec.shape().is(ScalarType.TIMESTAMP, ScalarType.BOOLEAN);
    }

    /** A value, as it is compared. */
    static String compared(Codec codec, String value) {
        return switch (codec.shape().type().toString()) {
            case "uuid" -> "uuid(" + value + ")";
            case "binary" -> "hex(" + value + ")";
            case "timestamp" -> value + ".getTime()";
            case "epoch" -> "epoch(" + value + ")";
            default -> value;
        };
    }
}
