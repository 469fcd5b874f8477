package dev.tablewright.synthesis.random;

import java.util.List;
import java.util.Locale;

/** The kinds of attributes. */
enum Kind {
    STRING,
    INTEGER,
    DECIMAL,
    BOOLEAN,
    BINARY,
    TIMESTAMP,
    EPOCH,
    UUID,
    ULID,
    KSUID,
    CHOICE,
    REFERENCE,
    COLLECTION,
    EMBEDDED;

    /** As often as they are to be drawn. */
    static final List<Kind> ORDINARY = List.of(
            STRING,
            STRING,
            STRING,
            STRING,
            STRING,
            STRING,
            STRING,
            INTEGER,
            INTEGER,
            INTEGER,
            DECIMAL,
            DECIMAL,
            BOOLEAN,
            BOOLEAN,
            BINARY,
            TIMESTAMP,
            TIMESTAMP,
            TIMESTAMP,
            TIMESTAMP,
            EPOCH,
            UUID,
            ULID,
            KSUID,
            CHOICE,
            CHOICE,
            CHOICE,
            COLLECTION,
            COLLECTION,
            EMBEDDED);

    /** The word for it in a model; only for simple types. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean fitsInKey() {
        return this != BOOLEAN && this != COLLECTION && this != EMBEDDED;
    }

    /** Whether a pattern can ask for values between two others. */
    boolean hasRange() {
        return fitsInKey() && this != CHOICE && this != REFERENCE;
    }

    boolean isNumber() {
        return this == INTEGER || this == DECIMAL;
    }
}
