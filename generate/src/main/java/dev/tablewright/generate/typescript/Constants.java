package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** What the author compares with, as values are compared in TypeScript. */
final class Constants {

    private static final int MOST_DIGITS = 200;

    private Constants() {}

    /** The literal; empty if the word is no value of the type. */
    static Optional<String> of(Codec codec, String word) {
        if (codec instanceof WordCodec words) {
            return words.choice().allows(word) ? Optional.of(Words.literal(word)) : Optional.empty();
        }
        if (!(codec instanceof ScalarCodec scalar)) {
            return Optional.empty();
        }
        try {
            return Optional.of(of(scalar, word));
        } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
            return Optional.empty();
        }
    }

    private static String of(ScalarCodec codec, String word) {
        return switch (codec.scalar()) {
            case STRING, ULID, KSUID -> Words.literal(word);
            case UUID -> Words.literal(UUID.fromString(word.strip()).toString());
            case INTEGER -> whole(word) + (codec.small() ? "" : "n");
            case DECIMAL -> Words.literal(decimal(word));
            case BOOLEAN -> flag(word.strip().toLowerCase(Locale.ROOT));
            case BINARY ->
                Words.literal(HexFormat.of()
                        .withUpperCase()
                        .formatHex(Base64.getDecoder().decode(word.strip())));
            case TIMESTAMP -> Long.toString(time(word.strip()).toEpochMilli());
            case EPOCH ->
                word.strip().matches("-?[0-9]+")
                        ? Long.toString(whole(word))
                        : Long.toString(time(word.strip()).getEpochSecond());
        };
    }

    private static long whole(String word) {
        return new BigInteger(word.strip()).longValueExact();
    }

    private static String decimal(String word) {
        BigDecimal number = new BigDecimal(word.strip());
        if (number.precision() > MOST_DIGITS || Math.abs((long) number.scale()) > MOST_DIGITS) {
            throw new ArithmeticException("no number that DynamoDB can hold");
        }
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }

    private static String flag(String word) {
        if (!word.equals("true") && !word.equals("false")) {
            throw new IllegalArgumentException("neither true nor false");
        }
        return word;
    }

    private static Instant time(String word) {
        return word.length() == "2024-05-01".length()
                ? LocalDate.parse(word).atStartOfDay(ZoneOffset.UTC).toInstant()
                : OffsetDateTime.parse(word).toInstant();
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
