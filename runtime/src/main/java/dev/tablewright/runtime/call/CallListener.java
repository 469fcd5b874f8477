package dev.tablewright.runtime.call;

/**
 * Is told of every call when it ends. While somebody listens, DynamoDB is asked to say what each request consumed, unless nobody wants to know. It is called in
 * the thread that made the call and must not block.
 */
@FunctionalInterface
public interface CallListener {

    void ended(CallReport report);

    /** Whether it wants to know what requests consumed. DynamoDB has to be asked for that; who does not need it saves some of its time. */
    default boolean wantsUnits() {
        return true;
    }
}
