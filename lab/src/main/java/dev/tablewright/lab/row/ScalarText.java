package dev.tablewright.lab.row;

import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.IsoInstant;
import dev.tablewright.runtime.item.Limits;
import dev.tablewright.runtime.item.Values;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Locale;
import java.util.UUID;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Simple values as texts. */
final class ScalarText {

    private ScalarText() {}

    static AttributeValue parse(ScalarType type, String text) {
        try {
            return switch (type) {
                case STRING -> Values.text(text);
                case ULID -> Values.text(Limits.ulid("it", text));
                case KSUID -> Values.text(Limits.ksuid("it", text));
                case INTEGER -> Values.whole(whole(text));
                case DECIMAL -> Values.decimal(new BigDecimal(text.strip()));
                case BOOLEAN -> flag(text);
                case BINARY -> Values.bytes(Bytes.of(Base64.getDecoder().decode(text.strip())));
                case TIMESTAMP -> Values.timestamp(time(text.strip()));
                case EPOCH -> Values.epoch(epoch(text.strip()));
                case UUID -> Values.uuid(uuid(text.strip()));
            };
        } catch (IllegalArgumentException | ArithmeticException | DateTimeException e) {
            throw new ValueTextException("`" + text + "` is no " + wanted(type), e);
        }
    }

    static AttributeValue word(Type.Choice choice, String text) {
        if (!choice.allows(text)) {
            String words = choice.values().stream().map(Name::text).collect(Collectors.joining(", "));
            throw new ValueTextException("`" + text + "` is none of " + words);
        }
        return Values.text(text);
    }

    /** What a value of the type is, and an example of it where its form is not obvious. */
    static String wanted(ScalarType type) {
        return switch (type) {
            case STRING -> "text that can be stored";
            case INTEGER -> "whole number of 64 bits";
            case DECIMAL -> "number that DynamoDB can hold";
            case BOOLEAN -> "truth value: true or false";
            case BINARY -> "binary value in Base64";
            case TIMESTAMP -> "point in time, such as 2024-05-01T12:00:00Z";
            case EPOCH -> "point in time, such as 2024-05-01T12:00:00Z or 1714564800";
            case UUID, ULID, KSUID -> type.name();
        };
    }

    /** The point in time that a stored value stands for. */
    static Instant time(ScalarType type, AttributeValue value) {
        return type == ScalarType.EPOCH
                ? Instant.ofEpochSecond(new BigDecimal(value.n()).longValueExact())
                : IsoInstant.read(value.s());
    }

    private static long whole(String text) {
        return new BigInteger(text.strip()).longValueExact();
    }

    private static AttributeValue flag(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (!word.equals("true") && !word.equals("false")) {
            throw new IllegalArgumentException("neither true nor false");
        }
        return Values.flag(word.equals("true"));
    }

    /** With a zone, or a day alone, which begins at midnight in UTC. */
    private static Instant time(String text) {
        return text.length() == "2024-05-01".length()
                ? LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant()
                : OffsetDateTime.parse(text).toInstant();
    }

    private static Instant epoch(String text) {
        boolean number = text.chars().skip(text.startsWith("-") ? 1 : 0).allMatch(c -> c >= '0' && c <= '9');
        return number && !text.isEmpty() ? Instant.ofEpochSecond(whole(text)) : time(text);
    }

    /** Java takes 1-1-1-1-1 for one as well. */
    private static UUID uuid(String text) {
        UUID uuid = UUID.fromString(text);
        if (!uuid.toString().equalsIgnoreCase(text)) {
            throw new IllegalArgumentException("not in the usual form");
        }
        return uuid;
    }
}
