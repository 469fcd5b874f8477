package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.item.TablewrightException;

/** An event that does not look like one of a DynamoDB stream. */
public final class StreamFormatException extends TablewrightException {

    private static final long serialVersionUID = 1L;

    StreamFormatException(String message) {
        super(message);
    }
}
