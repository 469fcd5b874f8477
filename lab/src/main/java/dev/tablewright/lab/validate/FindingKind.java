package dev.tablewright.lab.validate;

/** What can be wrong with items. The words are stable: suppressions and dashboards go by them. */
public enum FindingKind {
    /** An item of which the model does not know what it is. */
    UNKNOWN_TYPE("UnknownType", true),
    /** An attribute is absent that every entity of its kind has. */
    MISSING_ATTRIBUTE("MissingAttribute", true),
    /** A value that the model does not allow: of another type or form, too long, or no word of its enum. */
    WRONG_TYPE("WrongType", true),
    /** The key of the table is not what the attributes make of it. */
    KEY_MISMATCH("KeyMismatch", true),
    /** The key of the table is a text that no attributes make. */
    UNREADABLE_KEY("UnreadableKey", true),
    /** A key of an index is wrong, missing, or there though the item does not belong into the index. */
    STALE_INDEX_KEY("StaleIndexKey", true),
    /** A guard without its owner, an owner without its guard, or one that guards for somebody else. */
    DANGLING_GUARD("DanglingGuard", true),
    /** The id of an entity that is not there. */
    DANGLING_REFERENCE("DanglingReference", true),
    /** A count or a sum that is not what its children come to. */
    COUNTER_OFF("CounterOff", true),
    /** A sequence that would give a number again. */
    SEQUENCE_BEHIND("SequenceBehind", true),
    /** Not far from what DynamoDB allows for an item. */
    NEAR_SIZE_LIMIT("NearSizeLimit", false),
    /** A time to live that is not in seconds since 1970. */
    TTL_UNIT("TtlUnit", true);

    private final String word;
    private final boolean error;

    FindingKind(String word, boolean error) {
        this.word = word;
        this.error = error;
    }

    /** The stable name. */
    public String word() {
        return word;
    }

    /** Whether it is wrong now, and not only a warning of what may come. */
    public boolean isError() {
        return error;
    }

    /** The kind with a word. */
    public static FindingKind ofWord(String word) {
        for (FindingKind kind : values()) {
            if (kind.word.equals(word)) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no kind of finding is called " + word);
    }
}
