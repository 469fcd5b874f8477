package dev.tablewright.keys;

import static dev.tablewright.keys.KeyType.BINARY;
import static dev.tablewright.keys.KeyType.DECIMAL;
import static dev.tablewright.keys.KeyType.INTEGER;
import static dev.tablewright.keys.KeyType.KSUID;
import static dev.tablewright.keys.KeyType.TEXT;
import static dev.tablewright.keys.KeyType.TIMESTAMP;
import static dev.tablewright.keys.KeyType.ULID;
import static dev.tablewright.keys.KeyType.UUID;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cases that every implementation of the encoding must agree on. */
final class Vectors {

    private final List<Vector> vectors = new ArrayList<>();

    static List<Vector> all() {
        Vectors all = new Vectors();
        all.texts();
        all.integers();
        all.decimals();
        all.times();
        all.identifiers();
        all.shards();
        all.keys();
        all.strangers();
        return all.vectors;
    }

    private void texts() {
        values(
                TEXT,
                "",
                "",
                "",
                "alice",
                "Tom Hanks",
                "a#USER#b",
                "#",
                "$",
                "$23",
                "!",
                "\"",
                "%",
                "&'()*+,-./:;<=>?@[\\]^_`{|}~");
        values(
                TEXT, "", "", "\0", "\t", "\n", "\u001f", "\u007f", "\u0080", "\u00e9", "e\u0301", "\u07ff", "\u0800",
                "\uffff");
        values(
                TEXT,
                "",
                "",
                "\ud7ff",
                "\ue000",
                "\ud800\udc00",
                "\udbff\udfff",
                "\ud83d\ude00 \ud83d\ude00",
                "ORDER#",
                "a$",
                "a$2");
        values(TEXT, "", "", "\ud800", "a\udc00", "\udc00\ud800", "\ud800 ");
        values(TEXT, "", "#", "a#b", "a/b", "");
        values(TEXT, "", "/", "a/b", "a#b", "a-b", "$2F", "//");
        values(TEXT, "", "A", "BANANA", "\n", "$41");
        values(TEXT, "", "2", "2 2");
        values(TEXT, "", "\u00e9", "caf\u00e9", "cafe\u0301", "\u00c3");
        values(TEXT, "", "\ud83d\ude00", "\ud83d\ude00\ud83d\ude01", "$F0");
    }

    private void integers() {
        values(
                INTEGER,
                "",
                "",
                "0",
                "42",
                "-7",
                "9223372036854775807",
                "-9223372036854775808",
                "99999999999999999999999999999999999999");
        values(
                INTEGER,
                "",
                "",
                "100000000000000000000000000000000000001",
                "1" + "0".repeat(125),
                "1" + "0".repeat(126));
        values(INTEGER, "", "-", "42", "-7");
        values(INTEGER, "", "0", "1001");
        values(INTEGER, ":8", "", "0", "1", "42", "99999999", "-1", "-7", "-99999999", "100000000", "-100000000");
        values(INTEGER, ":8:desc", "", "0", "1", "42", "99999999", "-1", "-7", "-99999999", "100000000", "-100000000");
        values(
                INTEGER,
                ":18",
                "",
                "999999999999999999",
                "-999999999999999999",
                "1000000000000000000",
                "9223372036854775807");
        values(INTEGER, ":18:desc", "", "999999999999999999", "-999999999999999999", "-9223372036854775808");
        values(INTEGER, ":1", "-", "9", "-9");
        values(INTEGER, ":day", "", "1");
    }

    private void decimals() {
        values(
                DECIMAL, "", "", "0", "0.00", "12.5", "12.50", "-0.003", "1000", "1E+3", "1E-130", "-1E+125", "1E-131",
                "1E+126");
        values(DECIMAL, "", "", "1.0000000000000000000000000000000000001", "1.00000000000000000000000000000000000001");
        values(DECIMAL, "", ".", "12.5");
        values(
                DECIMAL,
                ":4",
                "",
                "0",
                "0.5",
                "12",
                "12.5",
                "12.55",
                "9999.99",
                "-0.5",
                "-0.003",
                "-12",
                "-12.5",
                "-12.55",
                "-9999.99");
        values(DECIMAL, ":4", "", "10000", "-10000", "-12.50");
        values(
                DECIMAL,
                ":4:desc",
                "",
                "0",
                "0.5",
                "12",
                "12.5",
                "12.55",
                "9999.99",
                "-0.5",
                "-12",
                "-12.5",
                "-12.55",
                "-9999.99");
        values(DECIMAL, ":4:desc", "", "10000", "-10000.5");
        values(DECIMAL, ":4", "-", "-12.5");
        values(DECIMAL, ":4:desc", "~", "-12.5", "12.5");
    }

    private void times() {
        String noon = "2026-01-31T12:34:56.789Z";
        values(TIMESTAMP, "", "", "2026-01-31T12:00:00Z", noon, "1970-01-01T00:00:00Z", "1969-12-31T23:59:59.999Z");
        values(TIMESTAMP, "", "", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2024-02-29T00:00:00Z");
        values(TIMESTAMP, "", "", "-0001-12-31T23:59:59.999Z", "+10000-01-01T00:00:00Z", "2026-01-31T12:00:00.0001Z");
        values(TIMESTAMP, "", "-", noon);
        for (TimeUnit unit : TimeUnit.values()) {
            values(TIMESTAMP, ":" + unit.word(), "", noon, "2026-01-31T12:34:56.789999999Z", "0000-01-01T00:00:00Z");
        }
        values(TIMESTAMP, ":8", "", noon);
    }

    private void identifiers() {
        values(UUID, "", "", "6f9619ff-8b86-d011-b42d-00c04fc964ff", "6F9619FF-8B86-D011-B42D-00C04FC964FF");
        values(UUID, "", "-", "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff");
        values(ULID, "", "", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "8ZZZZZZZZZZZZZZZZZZZZZZZZZ");
        values(ULID, "", "", "01arz3ndektsv4rrffq69g5fav", "01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FAU");
        values(
                KSUID,
                "",
                "",
                "0ujtsYcgvSTl8PAuAdqWYSMnLOv",
                "aWgEPTl1tmebfsQzFP4bxwgy80V",
                "aWgEPTl1tmebfsQzFP4bxwgy80W");
        values(KSUID, "", "", "0ujtsYcgvSTl8PAuAdqWYSMnLO-", "0ujtsYcgvSTl8PAuAdqWYSMnLO");
        values(BINARY, "", "", "", "00", "ff", "00ff1a");
        values(BINARY, "", "F", "0ff0");
        values(BINARY, ":4", "", "00");
    }

    private void shards() {
        for (String shards : List.of(":shard/2", ":shard/10", ":shard/15", ":shard/16", ":shard/1000")) {
            values(TEXT, shards, "", "alice", "Tom Hanks", "", "\u00e9\ud83d\ude00");
        }
        values(INTEGER, ":shard/15", "", "42", "-7");
        values(DECIMAL, ":shard/15", "", "12.50", "12.5");
        values(TIMESTAMP, ":shard/15", "", "2026-01-31T12:00:00Z");
        values(UUID, ":shard/15", "", "6F9619FF-8B86-D011-B42D-00C04FC964FF");
        values(BINARY, ":shard/15", "", "00ff");
        values(TEXT, ":shard/15", "", "\ud800");
    }

    private void keys() {
        Map<String, KeyType> order = types("placedAt", TIMESTAMP, "orderId", TEXT);
        key("ORDER#{placedAt}#{orderId}", order, "placedAt", "2026-01-31T12:00:00Z", "orderId", "o-17");
        key(
                "{placedAt:month}#{orderId:shard/10}#{orderId}",
                order,
                "placedAt",
                "2026-01-31T12:00:00Z",
                "orderId",
                "o#17");
        Map<String, KeyType> user = types("org", TEXT, "user", TEXT);
        key("ORG#{org}#USER#{user}", user, "org", "a", "user", "b#USER#c");
        key("ORG#{org}#USER#{user}", user, "org", "a#USER#b", "user", "c");
        key("ORG#{org}#USER#{user}", user, "org", "", "user", "");
        key("ORG#{org}#USER#{user}", user, "org", "a", "user", "\ud800");
        key("{org}/{user}", user, "org", "a/b", "user", "c/d");
        key("{org} {user}", user, "org", "a b", "user", "c d");
        key("{org}\ud83d\ude00{user}", user, "org", "\ud83d\ude00", "user", "\ud83d\ude00");
        key("{{{org}}}", user, "org", "a}b", "user", "");
        Map<String, KeyType> ticket = types("project.key", TEXT, "number", INTEGER);
        key("{project.key}#{number:6}", ticket, "project.key", "TW", "number", "17");
        key("{project.key}#{number:6:desc}", ticket, "project.key", "TW", "number", "17");
        key("{number:6}{project.key}", ticket, "project.key", "7", "number", "-17");
        key("{number}-{project.key}", ticket, "project.key", "-", "number", "-17");
        Map<String, KeyType> product = types("price", DECIMAL, "id", UUID);
        key("{price:6}#{id}", product, "price", "-12.5", "id", "6f9619ff-8b86-d011-b42d-00c04fc964ff");
        key("{price:6:desc}#{id}", product, "price", "12.50", "id", "6f9619ff-8b86-d011-b42d-00c04fc964ff");
        key("{price:1}#{id}", product, "price", "10", "id", "6f9619ff-8b86-d011-b42d-00c04fc964ff");
        raw("ORG#{org}#USER#{user}", user, "org", "a#USER#b", "user", "c d");
        raw("{org}/{user}", user, "org", "a/b", "user", "c$d");
        raw("{org}/{user}", user, "org", "a", "user", "\udc00");
    }

    private void strangers() {
        Map<String, KeyType> texts = types("a", TEXT, "b", TEXT);
        strangers("A#{a}#{b}", texts, "", "A#", "A#x", "B#x#y", "A#x#y#z", "A#x y#z", "A#x$2f#z", "A#x$25#z", "A#x$#z");
        strangers("{a}{b}", texts, "xy");
        strangers("{a}$-{b}", texts, "x$-y");
        strangers("{a:shard/15}#{a}", texts, "15#x", "1#x", "00#x");
        Map<String, KeyType> numbers = types("n", INTEGER, "d", DECIMAL);
        strangers(
                "{n:4}#{d:2:desc}",
                numbers,
                "-9999#99~",
                "0001#99",
                "0001#99.09~",
                "0001#~00",
                "0001#99.8~#",
                "001#99~");
        strangers("{n}#{d}", numbers, "-0#1", "01#1", "1#1.0", "1#-0", "1#.5", "1#1E3", "+1#1");
        Map<String, KeyType> others = types("t", TIMESTAMP, "x", BINARY);
        strangers(
                "{t}#{x}",
                others,
                "2026-02-29T12:00:00.000Z#00",
                "2026-01-31T12:00:00Z#00",
                "2026-01-31T12:00:00.000Z#0a");
    }

    private void values(KeyType type, String format, String before, String... texts) {
        for (String text : texts) {
            vectors.add(new Vector.Value(type, format, before, text));
        }
    }

    private void key(String template, Map<String, KeyType> types, String... values) {
        vectors.add(new Vector.Key(template, ValueEncoding.ESCAPED, types, pairs(values)));
    }

    private void raw(String template, Map<String, KeyType> types, String... values) {
        vectors.add(new Vector.Key(template, ValueEncoding.RAW, types, pairs(values)));
    }

    private void strangers(String template, Map<String, KeyType> types, String... keys) {
        for (String key : keys) {
            vectors.add(new Vector.Stranger(template, types, key));
        }
    }

    private static Map<String, String> pairs(String... values) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            pairs.put(values[i], values[i + 1]);
        }
        return pairs;
    }

    private static Map<String, KeyType> types(String first, KeyType firstType, String second, KeyType secondType) {
        Map<String, KeyType> types = new LinkedHashMap<>();
        types.put(first, firstType);
        types.put(second, secondType);
        return types;
    }
}
