package dev.tablewright.app.explore;

/** Somebody typed what cannot be understood. The message is for that person. */
public final class MistypedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public MistypedException(String message) {
        super(message);
    }
}
