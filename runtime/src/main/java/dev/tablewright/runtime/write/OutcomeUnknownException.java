package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** DynamoDB did not answer, and to ask again could do the same thing twice: it was done, or it was not. Who needs to know reads. */
public final class OutcomeUnknownException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    public OutcomeUnknownException(String write, Throwable cause) {
        super(write + " got no answer: it was done, or it was not", cause);
    }
}
