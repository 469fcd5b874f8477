package dev.tablewright.model.entity;

import dev.tablewright.keys.KeyType;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The simple types of attributes. */
public enum ScalarType implements Type {
    STRING,
    INTEGER,
    DECIMAL,
    BOOLEAN,
    BINARY,
    /** A point in time, ISO-8601 in UTC, in keys and attributes alike. */
    TIMESTAMP,
    /** Seconds since 1970 as a number: what DynamoDB's time to live wants. */
    EPOCH,
    UUID,
    ULID,
    KSUID;

    /** The word for it in a model file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ScalarType> ofWord(String word) {
        return Arrays.stream(values()).filter(type -> type.word().equals(word)).findFirst();
    }

    @Override
    public boolean isNumeric() {
        return this == INTEGER || this == DECIMAL || this == EPOCH;
    }

    @Override
    public KeyType keyType() {
        return switch (this) {
            case INTEGER, EPOCH -> KeyType.INTEGER;
            case DECIMAL -> KeyType.DECIMAL;
            case TIMESTAMP -> KeyType.TIMESTAMP;
            case UUID -> KeyType.UUID;
            case ULID -> KeyType.ULID;
            case KSUID -> KeyType.KSUID;
            case BINARY -> KeyType.BINARY;
            case STRING, BOOLEAN -> KeyType.TEXT;
        };
    }

    @Override
    public boolean fitsInKey() {
        return this != BOOLEAN;
    }

    @Override
    public boolean fitsInSet() {
        return this != BOOLEAN;
    }

    @Override
    public String toString() {
        return word();
    }
}
