package dev.tablewright.keys;

import java.math.BigInteger;

/** The types of values that can stand in a key. A reference has the type of the id that it holds. */
public enum KeyType {
    /** Any text; also the words of an enum. */
    TEXT(FormExtent.OPEN, SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Text(form);
        }

        @Override
        boolean mayContain(int codePoint) {
            return true;
        }
    },
    /** Whole numbers; also seconds since 1970. */
    INTEGER(FormExtent.OPEN, SlotOrder.NONE) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Whole(KeyInteger.readPlain(form));
        }

        @Override
        KeyData readPadded(String form, int width, boolean descending) {
            return new KeyData.Whole(BigInteger.valueOf(KeyInteger.readPadded(form, width, descending)));
        }
    },
    DECIMAL(FormExtent.OPEN, SlotOrder.NONE) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Decimal(KeyDecimal.readPlain(form));
        }

        @Override
        KeyData readPadded(String form, int width, boolean descending) {
            return new KeyData.Decimal(KeyDecimal.readPadded(form, width, descending));
        }
    },
    TIMESTAMP(FormExtent.fixed(KeyTimestamp.WIDTH), SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Timestamp(KeyTimestamp.read(form));
        }
    },
    UUID(FormExtent.fixed(KeyUuid.WIDTH), SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Uuid(KeyUuid.read(form));
        }
    },
    ULID(FormExtent.fixed(KeyUlid.WIDTH), SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Ulid(KeyUlid.encode(form));
        }
    },
    KSUID(FormExtent.fixed(KeyKsuid.WIDTH), SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Ksuid(KeyKsuid.encode(form));
        }
    },
    BINARY(FormExtent.OPEN, SlotOrder.ASCENDING) {
        @Override
        KeyData readPlain(String form) {
            return new KeyData.Binary(KeyBytes.read(form));
        }
    };

    private static final String LARGEST_ALPHABET = "0123456789ABCDEF-.~";

    private final FormExtent plainExtent;
    private final SlotOrder plainOrder;

    KeyType(FormExtent plainExtent, SlotOrder plainOrder) {
        this.plainExtent = plainExtent;
        this.plainOrder = plainOrder;
    }

    /** Whether values can be padded with zeros. */
    public boolean isNumeric() {
        return this == INTEGER || this == DECIMAL;
    }

    FormExtent plainExtent() {
        return plainExtent;
    }

    SlotOrder plainOrder() {
        return plainOrder;
    }

    /** The value whose plain form this is. */
    abstract KeyData readPlain(String form);

    /** The value whose padded form this is. */
    KeyData readPadded(String form, int width, boolean descending) {
        throw new KeyValueException(Refusal.UNSUITABLE_FORMAT);
    }

    /** Whether a form of variable length can contain the character: for all but text, one alphabet covers them all. */
    boolean mayContain(int codePoint) {
        return LARGEST_ALPHABET.indexOf(codePoint) >= 0;
    }
}
