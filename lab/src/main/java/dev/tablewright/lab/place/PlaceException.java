package dev.tablewright.lab.place;

/** That a place cannot be used as somebody wants to use it. The message is a sentence for that person. */
public final class PlaceException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;

    PlaceException(Kind kind, String sentence) {
        super(sentence);
        this.kind = kind;
    }

    PlaceException(Kind kind, String sentence, Throwable cause) {
        super(sentence, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /** What stood in the way. */
    public enum Kind {
        /** DynamoDB Local is not there, cannot be fetched, or does not start. */
        NO_ENGINE,
        /** Nobody answers, or somebody who is not DynamoDB. */
        NO_CONNECTION,
        /** Nothing says in which region of AWS. */
        NO_REGION,
        /** No credentials were found. */
        NO_CREDENTIALS,
        /** The credentials that were found are none. */
        WRONG_CREDENTIALS,
        /** They were good once. */
        EXPIRED,
        /** The credentials are good, and not for this. */
        REFUSED,
        /** It would have been written to a place that is to be read only. */
        READ_ONLY,
        /** There is no such table, or no such index. */
        NO_TABLE,
        /** The table is another one than the model's. */
        OTHER_KEYS,
        /** Too much was asked for in too short a time. */
        THROTTLED,
        /** The engine ended while it was used. */
        ENDED,
        /** Anything else that DynamoDB says. */
        FAILED
    }
}
