package dev.tablewright.generate.java;

/** The types that generated code uses. */
final class Library {

    static final String LIST = util("List");
    static final String MAP = util("Map");
    static final String SET = util("Set");
    static final String HASH_MAP = util("HashMap");
    static final String LINKED_HASH_MAP = util("LinkedHashMap");
    static final String ARRAY_LIST = util("ArrayList");
    static final String COLLECTION = util("Collection");
    static final String OPTIONAL = util("Optional");
    static final String OPTIONAL_LONG = util("OptionalLong");
    static final String OBJECTS = util("Objects");
    static final String UUID = util("UUID");
    static final String COMPARATOR = util("Comparator");
    static final String BASE64 = util("Base64");
    static final String FUNCTION = util("function.Function");
    static final String FUTURE = util("concurrent.CompletableFuture");
    static final String PATTERN = util("regex.Pattern");
    static final String BIG_DECIMAL = JavaFile.type("java.math.BigDecimal");
    static final String INSTANT = JavaFile.type("java.time.Instant");
    static final String ATTRIBUTE_VALUE =
            JavaFile.type("software.amazon.awssdk.services.dynamodb.model.AttributeValue");
    static final String ITEM = MAP + "<String, " + ATTRIBUTE_VALUE + ">";
    static final String CLIENT = JavaFile.type("software.amazon.awssdk.services.dynamodb.DynamoDbClient");
    static final String ASYNC_CLIENT = JavaFile.type("software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient");

    static final String BYTES = item("Bytes");
    static final String DERIVED_KEY = item("DerivedKey");
    static final String ENTITY_TYPE = item("EntityType");
    static final String GUARD = item("Guard");
    static final String ITEM_READER = item("ItemReader");
    static final String NUMBERING = item("Numbering");
    static final String NUMBER_RANGE = item("NumberRange");
    static final String TABLE_TYPE = item("TableType");
    static final String TALLY = item("Tally");
    static final String UPGRADES = item("Upgrades");
    static final String VALUES = item("Values");
    static final String LIMITS = item("Limits");

    static final String CALL_INFO = runtime("call.CallInfo");
    static final String SETTINGS = runtime("call.Settings");
    static final String STEP = runtime("call.Step");

    static final String DECODER = query("Decoder");
    static final String GET_SHAPE = query("GetShape");
    static final String QUERY_SHAPE = query("QueryShape");
    static final String LISTING = query("Listing");
    static final String RESULTS = query("Results");
    static final String ASYNC_RESULTS = query("AsyncResults");
    static final String RANGE = query("Range");
    static final String BOUNDS = query("Bounds");
    static final String TIME_UNITS = query("TimeUnits");

    static final String WRITE = write("Write");
    static final String FIELD = write("Field");
    static final String KNOWN = write("Known");
    static final String ENTITY_UPDATE = write("EntityUpdate");
    static final String ENTITY_DELETE = write("EntityDelete");
    static final String ENTITY_CHECK = write("EntityCheck");
    static final String ENTITY_WRITES = write("EntityWrites");

    static final String WRITE_RUNNER = write("WriteRunner");
    static final String WRITE_SHAPE = write("WriteShape");
    static final String CASCADE = write("Cascade");
    static final String OUTCOME = write("Outcome");

    static final String CHANGES = runtime("stream.Changes");
    static final String STREAM_EVENT = runtime("stream.StreamEvent");
    static final String STREAM_TALLIES = runtime("stream.StreamTallies");

    static final String CONNECTION = runtime("Connection");
    static final String ASYNC_CONNECTION = runtime("AsyncConnection");
    static final String REPOSITORY = runtime("Repository");
    static final String ASYNC_REPOSITORY = runtime("AsyncRepository");

    private Library() {}

    /** A class of the module {@code keys}. */
    static String keys(String name) {
        return JavaFile.type("dev.tablewright.keys." + name);
    }

    private static String util(String name) {
        return JavaFile.type("java.util." + name);
    }

    private static String item(String name) {
        return runtime("item." + name);
    }

    private static String query(String name) {
        return runtime("query." + name);
    }

    private static String write(String name) {
        return runtime("write." + name);
    }

    private static String runtime(String name) {
        return JavaFile.type("dev.tablewright.runtime." + name);
    }
}
