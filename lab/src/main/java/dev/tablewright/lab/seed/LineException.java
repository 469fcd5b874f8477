package dev.tablewright.lab.seed;

import java.util.Optional;

/** What is wrong with a line of a file. */
final class LineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String attribute;

    LineException(String message) {
        this(null, message);
    }

    LineException(String attribute, String message) {
        super(message, null, false, false);
        this.attribute = attribute;
    }

    /** The attribute that it is about, if it is about one. */
    Optional<String> attribute() {
        return Optional.ofNullable(attribute);
    }
}
