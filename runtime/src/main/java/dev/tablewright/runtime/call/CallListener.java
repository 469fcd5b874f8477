package dev.tablewright.runtime.call;

/**
 * Is told of every call when it ends. While somebody listens, DynamoDB is asked to say what each request consumed. It is called in
 * the thread that made the call and must not block.
 */
@FunctionalInterface
public interface CallListener {

    void ended(CallReport report);
}
