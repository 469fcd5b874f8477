package dev.tablewright.generate.typescript;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.ScalarType;

/** What the author compares with, as values are compared in TypeScript. */
final class Constants {

    private Constants() {}

    /** The literal. */
    static String of(Codec codec, KeyData value) {
        if (!(codec instanceof ScalarCodec scalar)) {
            return Words.literal(value.plain());
        }
        return switch (scalar.scalar()) {
            case INTEGER -> value.plain() + (scalar.small() ? "" : "n");
            case BOOLEAN, EPOCH -> value.plain();
            case TIMESTAMP -> Long.toString(((KeyData.Timestamp) value).value().toEpochMilli());
            case STRING, ULID, KSUID, UUID, DECIMAL, BINARY -> Words.literal(value.plain());
        };
    }

    /** Whether values of the type are compared as they are, so that an absent one is simply not equal. */
    static boolean isPlain(Codec codec) {
        return codec instanceof WordCodec
                || (codec instanceof ScalarCodec scalar
                        && switch (scalar.scalar()) {
                            case STRING, ULID, KSUID, INTEGER, BOOLEAN -> true;
                            case UUID, DECIMAL, BINARY, TIMESTAMP, EPOCH -> false;
                        });
    }

    /** Whether values of the type are texts when they are compared. */
    static boolean isText(Codec codec) {
        return !(codec instanceof ScalarCodec scalar)
                || !(scalar.scalar().isNumeric()
                        || scalar.scalar() == ScalarType.TIMESTAMP
                        || scalar.scalar() == ScalarType.BOOLEAN);
    }

    /** A value, as it is compared. */
    static String compared(Codec codec, String value) {
        if (!(codec instanceof ScalarCodec scalar)) {
            return value;
        }
        return switch (scalar.scalar()) {
            case UUID -> "uuid(" + value + ")";
            case BINARY -> "hex(" + value + ")";
            case TIMESTAMP -> value + ".getTime()";
            case EPOCH -> "epoch(" + value + ")";
            default -> value;
        };
    }
}
