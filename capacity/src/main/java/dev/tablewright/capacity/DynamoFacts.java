package dev.tablewright.capacity;

/**
 * What DynamoDB's documentation says about sizes, units and limits, in one place. The pages are those of the developer
 * guide: <i>CapacityUnitCalculations</i> for sizes, <i>read-write-operations</i> and <i>transaction-apis</i> for units,
 * <i>GSI</i> for indexes, <i>Constraints</i> for limits. All of its kilobytes have 1,024 bytes (Constraints).
 */
public final class DynamoFacts {

    private static final long KILOBYTE = 1_024;
    private static final long MEGABYTE = 1_024 * KILOBYTE;

    // ---- sizes: CapacityUnitCalculations

    /** Of a boolean or a null. */
    public static final long FLAG_BYTES = 1;

    /** Of a list or a map, whatever it holds. */
    public static final long CONTAINER_BYTES = 3;

    /** Of each element of a list and each entry of a map, beside its name and value. */
    public static final long ELEMENT_BYTES = 1;

    /** Two decimal digits take a byte, a number up to 38 of them and one byte more; see {@code NumberSize}. */
    public static final long NUMBER_BYTES_AT_MOST = 21;

    /** What storage is billed for each item and each index entry, beside its bytes. */
    public static final long STORAGE_OVERHEAD_BYTES = 100;

    // ---- units: read-write-operations, transaction-apis

    /** A read unit is one strongly consistent read of an item up to this size; sizes are rounded up to it. */
    public static final long READ_UNIT_BYTES = 4 * KILOBYTE;

    /** A write unit is one write of an item up to this size; sizes are rounded up to it. */
    public static final long WRITE_UNIT_BYTES = KILOBYTE;

    /** A transaction writes every item twice, once to prepare and once to commit. */
    public static final long WRITES_OF_A_TRANSACTION = 2;

    // ---- limits: Constraints

    /** Of an item with the names of its attributes. */
    public static final long ITEM_BYTES_AT_MOST = 400 * KILOBYTE;

    /** A page of a query or a scan ends after this much, before its filter. */
    public static final long PAGE_BYTES_AT_MOST = MEGABYTE;

    /** Keys that one BatchGetItem may ask for. */
    public static final int BATCH_GET_ITEMS_AT_MOST = 100;

    /** Of all items that one BatchGetItem gives. */
    public static final long BATCH_GET_BYTES_AT_MOST = 16 * MEGABYTE;

    /** Puts and deletes that one BatchWriteItem may hold. */
    public static final int BATCH_WRITE_ITEMS_AT_MOST = 25;

    /** Actions of one transaction, each on an item of its own. */
    public static final int TRANSACTION_ITEMS_AT_MOST = 100;

    /** Of all items of a transaction together. */
    public static final long TRANSACTION_BYTES_AT_MOST = 4 * MEGABYTE;

    /** That one partition, and so one value of a partition key, can serve in a second. */
    public static final int PARTITION_READ_UNITS_A_SECOND = 3_000;

    /** That one partition, and so one value of a partition key, can take in a second. */
    public static final int PARTITION_WRITE_UNITS_A_SECOND = 1_000;

    /** Attributes that the indexes of a table name in their projections, all together. */
    public static final int PROJECTED_NAMES_AT_MOST = 100;

    /** Global secondary indexes of a table, unless AWS was asked for more. */
    public static final int INDEXES_AT_MOST = 20;

    /** Attributes that the partition key of an index is made of; as many again for its sort key. */
    public static final int INDEX_KEY_ATTRIBUTES_AT_MOST = 4;

    private DynamoFacts() {}
}
