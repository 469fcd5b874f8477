package dev.tablewright.check.rule;

/** What DynamoDB takes in one transaction. */
final class TransactionLimit {

    /** Items, each with one action. */
    static final int ACTIONS = 100;

    /** All items together. */
    static final long BYTES = 4L * 1024 * 1024;

    private TransactionLimit() {}
}
