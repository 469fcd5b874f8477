package dev.tablewright.generate.java;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The types that generated code uses. In code they are written as {@code §List}; how a file refers to them is decided when all of it is
 * known, so that a class of the model may be called {@code List} too.
 */
final class Library {

    private static final Pattern USE = Pattern.compile("§(\\w+)");

    private static final Map<String, String> QUALIFIED = new HashMap<>();

    static {
        in(
                "java.util.",
                "ArrayList Base64 Collection Comparator HashMap LinkedHashMap List Map Objects Optional OptionalLong Set");
        in("java.util.", "UUID");
        in("java.util.concurrent.", "CompletableFuture");
        in("java.util.function.", "Function");
        in("java.util.regex.", "Pattern");
        in("java.math.", "BigDecimal");
        in("java.time.", "Instant");
        in("software.amazon.awssdk.services.dynamodb.", "DynamoDbClient DynamoDbAsyncClient");
        in("software.amazon.awssdk.services.dynamodb.model.", "AttributeValue");
        in(
                "dev.tablewright.keys.",
                "KeyDecimal KeyInteger KeyKsuid KeyOrder KeyShard KeyText KeyTimestamp KeyUlid KeyUuid");
        in("dev.tablewright.keys.", "TimeUnit");
        in("dev.tablewright.runtime.", "AsyncConnection AsyncRepository Connection Repository");
        in("dev.tablewright.runtime.call.", "CallInfo Settings Step");
        in(
                "dev.tablewright.runtime.item.",
                "Bytes DerivedKey EntityType Guard ItemReader Limits NumberRange Numbering");
        in("dev.tablewright.runtime.item.", "TableType Tally Upgrades Values");
        in(
                "dev.tablewright.runtime.query.",
                "AsyncResults Bounds Decoder GetShape Listing QueryShape Range Results TimeUnits");
        in("dev.tablewright.runtime.stream.", "Changes StreamEvent StreamTallies");
        in("dev.tablewright.runtime.write.", "Cascade EntityCheck EntityDelete EntityUpdate EntityWrites Field Known");
        in("dev.tablewright.runtime.write.", "Outcome Write WriteRunner WriteShape");
    }

    private Library() {}

    private static void in(String prefix, String names) {
        for (String name : names.split(" ")) {
            QUALIFIED.put(name, prefix + name);
        }
    }

    /** A text with other words for the types in it, found by their full names. {@code §Item} is short for the map that an item is. */
    static String resolved(String text, UnaryOperator<String> reference) {
        return text.indexOf('§') < 0
                ? text
                : USE.matcher(text.replaceAll("§Item\\b", "§Map<String, §AttributeValue>"))
                        .replaceAll(use -> reference.apply(Objects.requireNonNull(QUALIFIED.get(use.group(1)))));
    }
}
