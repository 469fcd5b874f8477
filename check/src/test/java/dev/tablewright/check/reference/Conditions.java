package dev.tablewright.check.reference;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Narrowing;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** Whether conditions hold of a row. Of an absent attribute only {@code absent} and {@code !=} hold. */
final class Conditions {

    private Conditions() {}

    static boolean hold(Row row, Condition condition) {
        return condition.comparisons().stream().allMatch(comparison -> holds(row, comparison));
    }

    static boolean holds(Row row, Comparison comparison) {
        Optional<Value> value = row.at(comparison.path());
        if (value.isEmpty()) {
            return comparison.operator() == Operator.ABSENT || comparison.operator() == Operator.NOT_EQUAL;
        }
        return switch (comparison.operator()) {
            case EXISTS -> true;
            case ABSENT -> false;
            case IN ->
                comparison.values().stream().anyMatch(word -> order(row, comparison, value.get(), word.text()) == 0);
            default -> {
                int order = order(
                        row, comparison, value.get(), comparison.values().get(0).text());
                yield switch (comparison.operator()) {
                    case EQUAL -> order == 0;
                    case NOT_EQUAL -> order != 0;
                    case LESS -> order < 0;
                    case LESS_OR_EQUAL -> order <= 0;
                    case GREATER -> order > 0;
                    default -> order >= 0;
                };
            }
        };
    }

    /** Whether a row lies in the range, or begins as it is asked for. */
    static boolean isWithin(Row row, Narrowing narrowing, Arguments arguments) {
        Optional<Value> found = row.at(narrowing.path());
        if (found.isEmpty()) {
            return false;
        }
        Value value = found.get();
        if (narrowing.kind() == Narrowing.Kind.RANGE) {
            return arguments.from().stream().allMatch(from -> ValueOrder.NATURAL.compare(from, value) <= 0)
                    && arguments.to().stream().allMatch(to -> ValueOrder.NATURAL.compare(value, to) <= 0);
        }
        return ((Value.Scalar) value)
                .data()
                .plain()
                .startsWith(arguments.prefix().orElseThrow());
    }

    private static int order(Row row, Comparison comparison, Value value, String word) {
        Type type = row.model()
                .attribute(row.entity(), comparison.path())
                .orElseThrow()
                .type();
        return ValueOrder.NATURAL.compare(value, new Value.Scalar(literal(row.model(), type, word)));
    }

    /** The value that a word stands for. */
    static KeyData literal(Model model, Type type, String word) {
        Type stored = model.storedType(type);
        if (!(stored instanceof ScalarType scalar)) {
            return new KeyData.Text(word);
        }
        return switch (scalar) {
            case STRING -> new KeyData.Text(word);
            case BOOLEAN -> new KeyData.Text(word.toLowerCase(Locale.ROOT));
            case INTEGER, EPOCH -> new KeyData.Whole(new BigInteger(word));
            case DECIMAL -> new KeyData.Decimal(new BigDecimal(word));
            case TIMESTAMP -> new KeyData.Timestamp(OffsetDateTime.parse(word).toInstant());
            case UUID -> new KeyData.Uuid(UUID.fromString(word));
            case ULID -> new KeyData.Ulid(word);
            case KSUID -> new KeyData.Ksuid(word);
            case BINARY -> new KeyData.Binary(Base64.getDecoder().decode(word));
        };
    }

    /** Whether one row of bytes begins with another. */
    static boolean beginsWith(byte[] bytes, byte[] beginning) {
        return bytes.length >= beginning.length
                && Arrays.equals(bytes, 0, beginning.length, beginning, 0, beginning.length);
    }
}
