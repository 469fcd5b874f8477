package dev.tablewright.lab.validate;

/** That a validation cannot go on from a checkpoint: it is one of another validation, or none at all. The message says which. */
public final class ForeignCheckpointException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    ForeignCheckpointException(String message) {
        super(message);
    }

    ForeignCheckpointException(String message, Throwable cause) {
        super(message, cause);
    }
}
