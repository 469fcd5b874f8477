package dev.tablewright.access.read;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.Model;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Values that a model file writes down, in conditions and as defaults: which of them an item can hold and a program can compare. */
public final class Constants {

    /** Java reads shorter forms too, and writes them out in full. */
    private static final Pattern UUID = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    private final Model model;

    public Constants(Model model) {
        this.model = model;
    }

    /** Why a text is no value of a type; empty if it is one. */
    public Optional<String> problem(Type type, String text) {
        Type stored = model.storedType(type);
        if (stored instanceof ScalarType scalar) {
            return problem(scalar, text);
        }
        if (stored instanceof Type.Choice choice) {
            return choice.allows(text)
                    ? Optional.empty()
                    : Optional.of("the values are "
                            + choice.values().stream().map(Name::text).collect(Collectors.joining(", ")));
        }
        return Optional.of("its values have several parts");
    }

    /** Whether DynamoDB can compare two values of a type by their order. */
    public boolean isOrdered(Type type) {
        return model.storedType(type) instanceof ScalarType scalar && scalar != ScalarType.BOOLEAN;
    }

    private static Optional<String> problem(ScalarType type, String text) {
        try {
            return isValue(type, text) ? Optional.empty() : Optional.of(expectation(type));
        } catch (ArithmeticException | DateTimeException | IllegalArgumentException e) {
            return Optional.of(expectation(type));
        }
    }

    /** Whoever parses or writes a value throws if it is none. */
    private static boolean isValue(ScalarType type, String text) {
        return switch (type) {
            case STRING -> true;
            case BOOLEAN -> text.toLowerCase(Locale.ROOT).matches("true|false");
            case INTEGER -> new BigInteger(text).bitLength() < Long.SIZE;
            case EPOCH ->
                !Instant.ofEpochSecond(new BigInteger(text).longValueExact()).isAfter(Instant.MAX);
            case DECIMAL -> !new KeyData.Decimal(new BigDecimal(text)).plain().isEmpty();
            case TIMESTAMP ->
                !new KeyData.Timestamp(OffsetDateTime.parse(text).toInstant())
                        .plain()
                        .isEmpty();
            case UUID -> UUID.matcher(text).matches();
            case ULID -> !new KeyData.Ulid(text).plain().isEmpty();
            case KSUID -> !new KeyData.Ksuid(text).plain().isEmpty();
            case BINARY -> Base64.getDecoder().decode(text).length > 0;
        };
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
