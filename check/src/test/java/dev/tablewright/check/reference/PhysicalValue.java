package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyBytes;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The value of a key attribute, as DynamoDB has it and compares it. */
sealed interface PhysicalValue extends Comparable<PhysicalValue> {

    /** Whether DynamoDB refuses it in a key. */
    boolean isEmpty();

    /** Whether it begins with another; numbers never do. */
    boolean beginsWith(PhysicalValue beginning);

    /** A text, compared by the bytes of its UTF-8 form. */
    record Text(String text) implements PhysicalValue {
        @Override
        public boolean isEmpty() {
            return text.isEmpty();
        }

        @Override
        public boolean beginsWith(PhysicalValue beginning) {
            return text.startsWith(((Text) beginning).text);
        }

        @Override
        public int compareTo(PhysicalValue other) {
            return Arrays.compareUnsigned(
                    text.getBytes(StandardCharsets.UTF_8), ((Text) other).text.getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public String toString() {
            return Quoted.of(text);
        }
    }

    /** A number; 1.0 and 1 are the same. */
    record Numeric(BigDecimal number) implements PhysicalValue {
        public Numeric {
            number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public boolean beginsWith(PhysicalValue beginning) {
            throw new IllegalArgumentException("a number has no beginning");
        }

        @Override
        public int compareTo(PhysicalValue other) {
            return number.compareTo(((Numeric) other).number);
        }
    }

    /** Bytes, written as hexadecimal digits, which compare as the bytes do. */
    record Binary(String digits) implements PhysicalValue {
        @Override
        public boolean isEmpty() {
            return digits.isEmpty();
        }

        @Override
        public boolean beginsWith(PhysicalValue beginning) {
            return digits.startsWith(((Binary) beginning).digits);
        }

        @Override
        public int compareTo(PhysicalValue other) {
            return digits.compareTo(((Binary) other).digits);
        }
    }

    /** A text in the type of the attribute. */
    static PhysicalValue of(KeyType type, String text) {
        return switch (type) {
            case STRING -> new Text(text);
            case NUMBER -> new Numeric(new BigDecimal(text));
            case BINARY -> new Binary(text);
        };
    }

    /** A value as it is. */
    static PhysicalValue of(KeyData data) {
        if (data instanceof KeyData.Whole whole) {
            return new Numeric(new BigDecimal(whole.value()));
        }
        if (data instanceof KeyData.Decimal decimal) {
            return new Numeric(decimal.value());
        }
        return data instanceof KeyData.Binary binary
                ? new Binary(KeyBytes.encode(binary.value()))
                : new Text(data.plain());
    }
}
