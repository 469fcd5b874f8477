package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.ScalarType;

/**
 * The simple types.
 *
 * @param small whether the model says that the number is none that JavaScript could not hold
 */
record ScalarCodec(ScalarType scalar, boolean small) implements Codec {

    @Override
    public String type() {
        return switch (scalar) {
            case STRING, UUID, ULID, KSUID -> "string";
            case INTEGER -> small ? "number" : "bigint";
            case DECIMAL -> "Decimal";
            case BOOLEAN -> "boolean";
            case BINARY -> "Uint8Array";
            case TIMESTAMP, EPOCH -> "Date";
        };
    }

    @Override
    public String stored() {
        return switch (scalar) {
            case STRING, UUID, ULID, KSUID, TIMESTAMP -> "string";
            case INTEGER, DECIMAL, EPOCH -> "StoredNumber";
            case BOOLEAN -> "boolean";
            case BINARY -> "Uint8Array";
        };
    }

    @Override
    public String write(String value) {
        return switch (scalar) {
            case BOOLEAN, BINARY -> value;
            case DECIMAL -> "exact(decimal(" + value + "))";
            default -> form(value);
        };
    }

    /** The value in its one form, in which decimal numbers are texts. */
    String form(String value) {
        return switch (scalar) {
            case STRING -> "text(" + value + ")";
            case INTEGER -> (small ? "safe(" : "whole(") + value + ")";
            case BOOLEAN, BINARY -> value;
            default -> scalar.word() + "(" + value + ")";
        };
    }

    @Override
    public String writer() {
        return switch (scalar) {
            case BOOLEAN, BINARY, DECIMAL -> Codec.super.writer();
            default -> form("").replace("()", "");
        };
    }

    @Override
    public String read(String value, String name) {
        return reader() + "(" + value + ", " + name + ")";
    }

    @Override
    public String reader() {
        return switch (scalar) {
            case STRING -> "readText";
            case INTEGER -> small ? "readSafe" : "readWhole";
            case DECIMAL -> "readDecimal";
            case BOOLEAN -> "readFlag";
            case BINARY -> "readBytes";
            case TIMESTAMP -> "readTimestamp";
            case EPOCH -> "readEpoch";
            case UUID -> "readUuid";
            case ULID -> "readUlid";
            case KSUID -> "readKsuid";
        };
    }

    @Override
    public boolean isExact() {
        return scalar == ScalarType.DECIMAL;
    }
}
