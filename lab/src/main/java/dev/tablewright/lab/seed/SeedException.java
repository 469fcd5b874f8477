package dev.tablewright.lab.seed;

/** That data cannot be brought into tables or out of them. The message is fit for whoever asked for it. */
public final class SeedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public SeedException(String message) {
        super(message);
    }

    public SeedException(String message, Throwable cause) {
        super(message, cause);
    }
}
