package dev.tablewright.runtime.item;

/** Everything that this library itself finds wrong. What DynamoDB or the network refuse comes as the SDK's own exceptions. */
public abstract class TablewrightException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    protected TablewrightException(String message) {
        super(message);
    }

    protected TablewrightException(String message, Throwable cause) {
        super(message, cause);
    }
}
