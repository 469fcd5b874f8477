package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;
import java.util.Optional;

/**
 * An answer got lost, and nothing that is stored tells whether the write was done: it was, or it was not. Who needs to know reads, or asks
 * again with the token of the transaction.
 */
public final class OutcomeUnknownException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    private final String token;

    /** @param token of the transaction; empty if it was none */
    public OutcomeUnknownException(String write, Optional<String> token, Throwable cause) {
        super(write + " was done, or it was not: an answer got lost", cause);
        this.token = token.orElse(null);
    }

    /**
     * The idempotency token of the transaction, good for ten minutes: the same writes with the same token are not done twice. Empty if it was a
     * single request without one; {@code exactlyOnce()} makes it a transaction.
     */
    public Optional<String> token() {
        return Optional.ofNullable(token);
    }
}
