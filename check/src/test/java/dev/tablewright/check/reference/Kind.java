package dev.tablewright.check.reference;

import java.util.List;

/** The kinds of attributes that random models have. */
enum Kind {
    TEXT("string"),
    WORD("enum"),
    INTEGER("integer"),
    DECIMAL("decimal"),
    TIMESTAMP("timestamp"),
    EPOCH("epoch"),
    UUID("uuid"),
    ULID("ulid"),
    KSUID("ksuid"),
    BINARY("binary"),
    BOOLEAN("boolean"),
    REFERENCE("reference"),
    EMBEDDED("embedded");

    static final List<Kind> SCALARS = List.of(
            TEXT, TEXT, TEXT, WORD, WORD, INTEGER, INTEGER, DECIMAL, TIMESTAMP, TIMESTAMP, EPOCH, UUID, ULID, KSUID,
            BINARY);

    private final String word;

    Kind(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    boolean isNumeric() {
        return this == INTEGER || this == DECIMAL || this == EPOCH;
    }

    boolean fitsInKey() {
        return this != BOOLEAN && this != EMBEDDED;
    }

    /** Whether it makes sense to ask for a beginning. */
    boolean hasBeginning() {
        return this == TEXT || this == UUID || this == ULID || this == KSUID || this == TIMESTAMP;
    }
}
