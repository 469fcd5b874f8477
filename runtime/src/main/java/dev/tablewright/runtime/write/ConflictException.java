package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.TablewrightException;

/** Others wrote the same items at the same time, each time that it was tried. Nothing has changed. */
public final class ConflictException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    public ConflictException(String write, int attempts, Throwable cause) {
        super(write + " met with other writes of the same items, " + attempts + " times in a row", cause);
    }
}
