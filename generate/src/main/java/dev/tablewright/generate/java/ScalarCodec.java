package dev.tablewright.generate.java;

import dev.tablewright.keys.KeyData;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.ScalarType;
import java.math.BigDecimal;
import java.util.Base64;

/** The simple types. */
record ScalarCodec(ScalarType scalar) implements Codec {

    @Override
    public String type() {
        return switch (scalar) {
            case STRING, ULID, KSUID -> "String";
            case INTEGER -> "long";
            case DECIMAL -> "§BigDecimal";
            case BOOLEAN -> "boolean";
            case BINARY -> "§Bytes";
            case TIMESTAMP, EPOCH -> "§Instant";
            case UUID -> "§UUID";
        };
    }

    @Override
    public String boxed() {
        return switch (scalar) {
            case INTEGER -> "Long";
            case BOOLEAN -> "Boolean";
            default -> type();
        };
    }

    @Override
    public String encode(String value) {
        return "§Values." + method() + "(" + value + ")";
    }

    @Override
    public String encoder() {
        return "§Values::" + method();
    }

    @Override
    public String read(String reader, String name) {
        return reader + "." + method() + "(" + name + ")";
    }

    @Override
    public String reader() {
        return "§ItemReader::" + method();
    }

    /** The name of the method that writes and of that which reads. */
    private String method() {
        return switch (scalar) {
            case STRING, ULID, KSUID -> "text";
            case INTEGER -> "whole";
            case DECIMAL -> "decimal";
            case BOOLEAN -> "flag";
            case BINARY -> "bytes";
            case TIMESTAMP -> "timestamp";
            case EPOCH -> "epoch";
            case UUID -> "uuid";
        };
    }

    @Override
    public String constant(KeyData value) {
        String plain = value.plain();
        return switch (scalar) {
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

    @Override
    public String compared(String left, Operator operator, String right) {
        return switch (scalar) {
            case INTEGER -> left + " " + Codec.sign(operator) + " " + right;
            case BOOLEAN -> truth(left, operator, right);
            case DECIMAL -> left + ".compareTo(" + right + ") " + Codec.sign(operator) + " 0";
            case TIMESTAMP, EPOCH, BINARY ->
                operator.isOrdering()
                        ? left + ".compareTo(" + right + ") " + Codec.sign(operator) + " 0"
                        : Codec.super.compared(left, operator, right);
            case STRING, ULID, KSUID, UUID ->
                operator.isOrdering()
                        ? "§KeyOrder.UTF8.compare(" + text(left) + ", " + text(right) + ") " + Codec.sign(operator)
                                + " 0"
                        : Codec.super.compared(left, operator, right);
        };
    }

    private String truth(String left, Operator operator, String right) {
        return operator.isOrdering()
                ? Codec.super.compared(left, operator, right)
                : right.equals("true") == (operator == Operator.EQUAL) ? left : "!" + left;
    }

    /** DynamoDB compares texts by their UTF-8 bytes, and ids as texts. */
    private String text(String value) {
        return scalar == ScalarType.UUID ? value + ".toString()" : value;
    }
}
