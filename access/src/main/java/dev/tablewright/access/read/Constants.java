package dev.tablewright.access.read;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Values that a model file writes down, in conditions and as defaults: which of them an item can hold and a program can compare. Types are
 * those of the values themselves ({@code Model.storedType}).
 */
public final class Constants {

    private Constants() {}

    /** The value that a text stands for; empty if it stands for none. Of truth values it is their word. */
    public static Optional<KeyData> value(Type type, String text) {
        if (type instanceof ScalarType scalar) {
            try {
                KeyData value = parsed(scalar, text);
                // Not a value of its type: printing it throws.
                return Optional.of(value).filter(some -> some.plain() != null);
            } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
                return Optional.empty();
            }
        }
        return type instanceof Type.Choice ? Optional.of(new KeyData.Text(text)) : Optional.empty();
    }

    /** Why a text is no value of a type; empty if it is one. */
    public static Optional<String> problem(Type type, String text) {
        if (type instanceof ScalarType scalar) {
            return value(type, text).isPresent() ? Optional.empty() : Optional.of(expectation(scalar));
        }
        if (type instanceof Type.Choice choice) {
            return choice.allows(text)
                    ? Optional.empty()
                    : Optional.of("the values are "
                            + choice.values().stream().map(Name::text).collect(Collectors.joining(", ")));
        }
        return Optional.of("its values have several parts");
    }

    /** Whether DynamoDB can compare two values of a type by their order. */
    public static boolean isOrdered(Type type) {
        return type instanceof ScalarType && type != ScalarType.BOOLEAN;
    }

    private static KeyData parsed(ScalarType type, String text) {
        return switch (type) {
            case STRING -> new KeyData.Text(text);
            case BOOLEAN -> new KeyData.Text(matching("true|false", text.toLowerCase(Locale.ROOT)));
            case INTEGER -> new KeyData.Whole(new BigInteger(text).longValueExact());
            case EPOCH ->
                new KeyData.Whole(Instant.ofEpochSecond(new BigInteger(text).longValueExact())
                        .getEpochSecond());
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(text));
            case TIMESTAMP -> new KeyData.Timestamp(OffsetDateTime.parse(text).toInstant());
            // Java reads shorter forms too, and writes them out in full.
            case UUID ->
                new KeyData.Uuid(UUID.fromString(matching("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text)));
            case ULID -> new KeyData.Ulid(text);
            case KSUID -> new KeyData.Ksuid(text);
            case BINARY -> new KeyData.Binary(Base64.getDecoder().decode(matching(".+", text)));
        };
    }

    private static String matching(String pattern, String text) {
        if (!text.matches(pattern)) {
            throw new IllegalArgumentException(text);
        }
        return text;
    }

    private static String expectation(ScalarType type) {
        return switch (type) {
            case INTEGER -> "an integer of 64 bits is expected";
            case EPOCH -> "a time in seconds since 1970 is expected";
            case DECIMAL -> "a number of up to 38 digits is expected";
            case TIMESTAMP -> "a time such as `2026-01-31T12:00:00Z` is expected, with milliseconds at most";
            case BINARY -> "Base64 is expected";
            case BOOLEAN -> "`true` or `false` is expected";
            case STRING, UUID, ULID, KSUID -> "a " + type + " is expected";
        };
    }
}
