package dev.tablewright.lab.row;

/** A text, or a piece of JSON, that is no value of the type that is wanted. The message is fit for the one who wrote it. */
public final class ValueTextException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public ValueTextException(String message) {
        super(message);
    }

    public ValueTextException(String message, Throwable cause) {
        super(message, cause);
    }
}
