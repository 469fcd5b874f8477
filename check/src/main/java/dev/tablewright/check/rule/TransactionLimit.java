package dev.tablewright.check.rule;

import dev.tablewright.capacity.DynamoFacts;

/** What DynamoDB takes in one transaction. */
final class TransactionLimit {

    /** Items, each with one action. */
    static final int ACTIONS = DynamoFacts.TRANSACTION_ITEMS_AT_MOST;

    /** All items together. */
    static final long BYTES = DynamoFacts.TRANSACTION_BYTES_AT_MOST;

    private TransactionLimit() {}
}
