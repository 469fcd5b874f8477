package dev.tablewright.capacity.item;

import dev.tablewright.capacity.DynamoFacts;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A value of one of DynamoDB's ten types. Values are equal if DynamoDB could not tell them apart. */
public sealed interface AttributeValue {

    /** Its size, without the name under which it stands. */
    long bytes();

    /** S. */
    record StringValue(String text) implements AttributeValue {
        @Override
        public long bytes() {
            return Utf8.bytes(text);
        }
    }

    /** N. Kept without trailing zeros: 1 and 1.0 are the same number. */
    record NumberValue(BigDecimal number) implements AttributeValue {
        public NumberValue {
            number = number.stripTrailingZeros();
        }

        @Override
        public long bytes() {
            return NumberSize.of(number);
        }
    }

    /** B. */
    record BinaryValue(ByteBuffer content) implements AttributeValue {
        public BinaryValue {
            content = copyOf(content);
        }

        @Override
        public ByteBuffer content() {
            return content.duplicate();
        }

        @Override
        public long bytes() {
            return content.remaining();
        }
    }

    /** BOOL. */
    record BooleanValue(boolean value) implements AttributeValue {
        @Override
        public long bytes() {
            return DynamoFacts.FLAG_BYTES;
        }
    }

    /** NULL. */
    record NullValue() implements AttributeValue {
        @Override
        public long bytes() {
            return DynamoFacts.FLAG_BYTES;
        }
    }

    /** L. */
    record ListValue(List<AttributeValue> elements) implements AttributeValue {
        public ListValue {
            elements = List.copyOf(elements);
        }

        @Override
        public long bytes() {
            return DynamoFacts.CONTAINER_BYTES
                    + elements.stream()
                            .mapToLong(element -> DynamoFacts.ELEMENT_BYTES + element.bytes())
                            .sum();
        }
    }

    /** M. */
    record MapValue(Map<String, AttributeValue> entries) implements AttributeValue {
        public MapValue {
            entries = Map.copyOf(entries);
        }

        @Override
        public long bytes() {
            return DynamoFacts.CONTAINER_BYTES + entries.size() * DynamoFacts.ELEMENT_BYTES + new Item(entries).bytes();
        }
    }

    /** SS. */
    record StringSet(Set<String> members) implements AttributeValue {
        public StringSet {
            members = Set.copyOf(members);
        }

        @Override
        public long bytes() {
            return members.stream().mapToLong(Utf8::bytes).sum();
        }
    }

    /** NS. */
    record NumberSet(Set<BigDecimal> members) implements AttributeValue {
        public NumberSet {
            members = members.stream().map(BigDecimal::stripTrailingZeros).collect(Collectors.toUnmodifiableSet());
        }

        @Override
        public long bytes() {
            return members.stream().mapToLong(NumberSize::of).sum();
        }
    }

    /** BS. */
    record BinarySet(Set<ByteBuffer> members) implements AttributeValue {
        public BinarySet {
            members = members.stream().map(AttributeValue::copyOf).collect(Collectors.toUnmodifiableSet());
        }

        @Override
        public long bytes() {
            return members.stream().mapToLong(ByteBuffer::remaining).sum();
        }
    }

    private static ByteBuffer copyOf(ByteBuffer content) {
        ByteBuffer copy = ByteBuffer.allocate(content.remaining());
        return copy.put(content.duplicate()).flip().asReadOnlyBuffer();
    }
}
