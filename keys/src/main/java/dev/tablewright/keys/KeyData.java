package dev.tablewright.keys;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.UUID;

/**
 * A value on its way into a slot, for callers that learn its type at run time. Generated code knows the type and calls
 * {@link KeyText}, {@link KeyInteger} and their neighbours directly.
 *
 * <p>The <em>form</em> of a value is its text before anything is escaped.
 */
public sealed interface KeyData {

    KeyType type();

    /** The form in the plain format. */
    String plain();

    /** The form with leading zeros; only numbers have one. */
    default String padded(int width, boolean descending) {
        throw new KeyValueException(Refusal.UNSUITABLE_FORMAT);
    }

    /** The form cut to a unit of time; only timestamps have one. */
    default String truncated(TimeUnit unit) {
        throw new KeyValueException(Refusal.UNSUITABLE_FORMAT);
    }

    /** Text, the word of an enum, or a reference to a text. */
    record Text(String value) implements KeyData {
        public Text {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.TEXT;
        }

        @Override
        public String plain() {
            return value;
        }
    }

    /** A whole number, or seconds since 1970. */
    record Whole(BigInteger value) implements KeyData {
        public Whole {
            Objects.requireNonNull(value);
        }

        public Whole(long value) {
            this(BigInteger.valueOf(value));
        }

        @Override
        public KeyType type() {
            return KeyType.INTEGER;
        }

        @Override
        public String plain() {
            return KeyInteger.plain(value);
        }

        @Override
        public String padded(int width, boolean descending) {
            return KeyInteger.padded(value, width, descending);
        }
    }

    /** A decimal number; {@code 1.50} equals {@code 1.5}, as it does in DynamoDB. */
    record Decimal(BigDecimal value) implements KeyData {
        public Decimal {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.DECIMAL;
        }

        @Override
        public String plain() {
            return KeyDecimal.plain(value);
        }

        @Override
        public String padded(int width, boolean descending) {
            return KeyDecimal.padded(value, width, descending);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Decimal decimal && value.compareTo(decimal.value) == 0;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(value.doubleValue());
        }
    }

    /** A point in time. */
    record Timestamp(Instant value) implements KeyData {
        public Timestamp {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.TIMESTAMP;
        }

        @Override
        public String plain() {
            return KeyTimestamp.encode(value);
        }

        @Override
        public String truncated(TimeUnit unit) {
            return KeyTimestamp.truncated(value, unit);
        }
    }

    /** A UUID. */
    record Uuid(UUID value) implements KeyData {
        public Uuid {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.UUID;
        }

        @Override
        public String plain() {
            return KeyUuid.encode(value);
        }
    }

    /** A ULID as text. */
    record Ulid(String value) implements KeyData {
        public Ulid {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.ULID;
        }

        @Override
        public String plain() {
            return KeyUlid.encode(value);
        }
    }

    /** A KSUID as text. */
    record Ksuid(String value) implements KeyData {
        public Ksuid {
            Objects.requireNonNull(value);
        }

        @Override
        public KeyType type() {
            return KeyType.KSUID;
        }

        @Override
        public String plain() {
            return KeyKsuid.encode(value);
        }
    }

    /** A binary value. */
    final class Binary implements KeyData {

        private final byte[] bytes;

        public Binary(byte[] bytes) {
            this.bytes = bytes.clone();
        }

        public byte[] value() {
            return bytes.clone();
        }

        @Override
        public KeyType type() {
            return KeyType.BINARY;
        }

        @Override
        public String plain() {
            return KeyBytes.encode(bytes);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Binary binary && Arrays.equals(bytes, binary.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }

        @Override
        public String toString() {
            return "Binary[" + HexFormat.of().formatHex(bytes) + "]";
        }
    }
}
