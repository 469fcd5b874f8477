package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.UUID;

/** What the author compares with, as values are compared in TypeScript. */
final class Constants {

    private Constants() {}

    /** The literal. The checker refuses what is no value of the type. */
    static String of(Codec codec, String word) {
        if (codec instanceof WordCodec) {
            return Words.literal(word);
        }
        if (codec instanceof ScalarCodec scalar) {
            return of(scalar, word);
        }
        throw new IllegalStateException("no literal stands for a value of several parts");
    }

    private static String of(ScalarCodec codec, String word) {
        return switch (codec.scalar()) {
            case STRING, ULID, KSUID -> Words.literal(word);
            case UUID -> Words.literal(UUID.fromString(word).toString());
            case INTEGER -> whole(word) + (codec.small() ? "" : "n");
            case DECIMAL -> Words.literal(decimal(new BigDecimal(word)));
            case BOOLEAN -> word.toLowerCase(Locale.ROOT);
            case BINARY ->
                Words.literal(HexFormat.of()
                        .withUpperCase()
                        .formatHex(Base64.getDecoder().decode(word)));
            case TIMESTAMP ->
                Long.toString(OffsetDateTime.parse(word).toInstant().toEpochMilli());
            case EPOCH -> Long.toString(whole(word));
        };
    }

    private static long whole(String word) {
        return new BigInteger(word).longValueExact();
    }

    private static String decimal(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
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
