package dev.tablewright.lab.place;

/**
 * That a table is not what the model needs.
 *
 * @param table what it is called where it is
 * @param about the index or the attribute; the table itself otherwise
 * @param sentence for people
 */
public record TableDifference(String table, Kind kind, String about, String sentence) {

    /** Whether nothing of the model can be relied on before it is mended. */
    public boolean isError() {
        return kind.isError();
    }

    @Override
    public String toString() {
        return sentence;
    }

    /** What is different. */
    public enum Kind {
        MISSING_TABLE(true),
        OTHER_KEYS(true),
        OTHER_KEY_TYPE(true),
        MISSING_INDEX(true),
        OTHER_INDEX_KEYS(true),
        /** The index lacks attributes that patterns read from it. */
        NARROW_PROJECTION(true),
        /** The index holds more than it needs: dearer, and nothing worse. */
        WIDE_PROJECTION(false),
        /** An index that the model does not know: it is paid for with every write. */
        EXTRA_INDEX(false),
        /** Items that should expire stay. */
        NO_TTL(true),
        /** Items expire by another attribute, or should not expire at all. */
        OTHER_TTL(true),
        /** Nobody hears of changes that somebody waits for. */
        NO_STREAM(true),
        OTHER_STREAM(true),
        OTHER_BILLING(false);

        private final boolean error;

        Kind(boolean error) {
            this.error = error;
        }

        boolean isError() {
            return error;
        }
    }
}
