package dev.tablewright.generate.java;

import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.util.Base64;

/** Values that the model writes down, in Java, and how values are compared with them. */
final class Literals {

    private Literals() {}

    static String of(ScalarType type, KeyData value) {
        String plain = value.plain();
        return switch (type) {
            case STRING, ULID, KSUID -> JavaNames.literal(plain);
            case INTEGER -> plain + "L";
            case DECIMAL -> decimal(((KeyData.Decimal) value).value());
            case BOOLEAN -> plain;
            case BINARY ->
                "§Bytes.of(§Base64.getDecoder().decode("
                        + JavaNames.literal(Base64.getEncoder().encodeToString(((KeyData.Binary) value).value()))
                        + "))";
            case TIMESTAMP ->
                "§Instant.parse("
                        + JavaNames.literal(((KeyData.Timestamp) value).value().toString()) + ")";
            case EPOCH -> "§Instant.ofEpochSecond(" + plain + "L)";
            case UUID -> "§UUID.fromString(" + JavaNames.literal(plain) + ")";
        };
    }

    private static String decimal(BigDecimal number) {
        if (number.scale() == 0 && (number.signum() == 0 || number.compareTo(BigDecimal.ONE) == 0)) {
            return "§BigDecimal" + (number.signum() == 0 ? ".ZERO" : ".ONE");
        }
        return "new §BigDecimal(" + JavaNames.literal(number.toPlainString()) + ")";
    }

    /** Whether two values are in this relation: {@code status == Status.OPEN}. The checker refuses what has no order. */
    static String compared(ValueShape shape, String left, Operator operator, String right) {
        boolean ordering = operator.isOrdering();
        if (shape.is(ScalarType.BOOLEAN) && !ordering) {
            return right.equals("true") == (operator == Operator.EQUAL) ? left : "!" + left;
        }
        if (shape.is(ScalarType.INTEGER) || (shape.isWord() && !ordering)) {
            return left + " " + sign(operator) + " " + right;
        }
        if (shape.is(ScalarType.DECIMAL)
                || (ordering && shape.is(ScalarType.TIMESTAMP, ScalarType.EPOCH, ScalarType.BINARY))) {
            return left + ".compareTo(" + right + ") " + sign(operator) + " 0";
        }
        if (!ordering) {
            return (operator == Operator.NOT_EQUAL ? "!" : "") + left + ".equals(" + right + ")";
        }
        if (!shape.is(ScalarType.STRING, ScalarType.ULID, ScalarType.KSUID, ScalarType.UUID)) {
            throw new IllegalStateException("values of " + shape.type() + " have no order");
        }
        // DynamoDB compares texts by their UTF-8 bytes, and ids as texts.
        String text = shape.is(ScalarType.UUID) ? ".toString()" : "";
        return "§KeyOrder.UTF8.compare(" + left + text + ", " + right + text + ") " + sign(operator) + " 0";
    }

    private static String sign(Operator operator) {
        return operator == Operator.EQUAL ? "==" : operator.sign();
    }
}
