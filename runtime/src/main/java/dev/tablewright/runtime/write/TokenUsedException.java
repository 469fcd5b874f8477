package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** A transaction with the same token was done within the last ten minutes, and it was not this one; or it was this one, and what it read has changed since. This time, nothing has changed. */
public final class TokenUsedException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    public TokenUsedException(String write, Throwable cause) {
        super(write + ": a transaction with this token was done already", cause);
    }
}
