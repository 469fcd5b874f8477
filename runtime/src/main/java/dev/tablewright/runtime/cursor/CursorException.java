package dev.tablewright.runtime.cursor;

import dev.tablewright.runtime.item.TablewrightException;

/** A cursor that is not accepted. Most often a client sent something old, or something it made up: an answer of 400, not of 500. */
public final class CursorException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    /** Why a cursor is not accepted. */
    public enum Reason {
        /** It is no cursor at all. */
        MALFORMED("is no cursor"),
        /** It was changed, or made by somebody who has another key. */
        FORGED("was changed, or signed with another key under the same name"),
        /** It belongs to another pattern, or to the same with other parameters. */
        FOREIGN("belongs to another pattern, or to other parameters"),
        /** It is too old. */
        EXPIRED("has expired"),
        /** It was signed with a key that is not configured here. */
        UNKNOWN_KEY("was signed with a key that is not known here");

        private final String text;

        Reason(String text) {
            this.text = text;
        }
    }

    private final Reason reason;

    CursorException(Reason reason, String advice) {
        super("the cursor " + reason.text + advice);
        this.reason = reason;
    }

    public CursorException(Reason reason) {
        this(reason, "");
    }

    public Reason reason() {
        return reason;
    }
}
