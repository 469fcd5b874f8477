package dev.tablewright.capacity.engine;

/**
 * Where DynamoDB Local 3.3.1 reports other units than the documentation of the service. The predictions follow the
 * documentation; {@link EngineCharge} applies these deviations and nothing else. A deviation that is no longer seen fails
 * the test, so that this list stays true.
 */
enum EngineDeviation {
    MISSING_ITEM_OF_BATCH_GET_IS_FREE(
            "BatchGetItem treats every key as a GetItem, and reading an item that is not there consumes read units",
            "developerguide/read-write-operations.html"),
    EMPTY_PAGE_IS_FREE(
            "Query and Scan consume read units even if no data exists", "developerguide/read-write-operations.html"),
    SCAN_OF_INDEX_SIZES_THE_ITEMS(
            "reads of an index are calculated from the sizes of its entries, not of the items in the table",
            "developerguide/GSI.html"),
    ITEM_OUTSIDE_OF_INDEX_IS_REMOVED_FROM_IT(
            "an item that is in the index neither before nor after the write costs nothing there; the engine charges a "
                    + "removal if the parts of the index's key that it lacks before are others than those it lacks after",
            "developerguide/GSI.html"),
    BATCH_DELETE_OF_MISSING_ITEM_COSTS_TWO(
            "deletes of items that do not exist consume one write unit", "APIReference/API_BatchWriteItem.html"),
    TRANSACTION_DELETE_OF_MISSING_ITEM_COSTS_ONE(
            "a transaction does two underlying writes for every item", "developerguide/transaction-apis.html"),
    CONDITION_CHECK_IS_SIZED_AS_A_READ(
            "a transaction does two underlying writes for every item; writes are rounded up to 1 KB, not to 4 KB",
            "developerguide/transaction-apis.html"),
    /** The guide does not spell it out; github.com/nubo-db/dynoxide/pull/188 measured it on the service. */
    TRANSACTION_DOUBLES_THE_INDEXES(
            "the two underlying writes are to prepare and to commit; indexes are updated once the transaction is complete",
            "developerguide/transaction-apis.html"),
    TRANSACTION_COUNTS_EQUAL_WRITES_ONCE(
            "a transaction consumes two writes for every item, also if two of them cost the same",
            "developerguide/transaction-apis.html");

    private static final String PAGES = "https://docs.aws.amazon.com/amazondynamodb/latest/";

    private final String documented;
    private final String page;

    EngineDeviation(String documented, String page) {
        this.documented = documented;
        this.page = page;
    }

    @Override
    public String toString() {
        return name() + " (documented: " + documented + ", " + PAGES + page + ")";
    }
}
