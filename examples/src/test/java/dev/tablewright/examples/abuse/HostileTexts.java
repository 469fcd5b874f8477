package dev.tablewright.examples.abuse;

import java.util.List;

/** What nobody means well with. */
final class HostileTexts {

    private HostileTexts() {}

    /** Texts that DynamoDB can hold in a key: all of them have to come back as they were. */
    static List<String> possible() {
        return List.of(
                "alice",
                "Alice",
                "alice ",
                " alice",
                "#",
                "##",
                "$",
                "$23",
                "$$23",
                "/",
                "alice#ENTRY#x",
                "alice#KIND#PLAIN",
                "alice#PLAIN",
                "alice#ODD",
                "ACCOUNT",
                "ACCOUNT#alice",
                "ENTRY#",
                "alice$23ENTRY$23x",
                "null",
                "\u0000",
                "\u0000\u0001",
                "a\tb\r\nc",
                "\u001b[31m",
                "\u007f",
                "\u0085",
                "e\u0301",
                "\u00e9",
                "\ud83d\ude00",
                "\ud83d\udc68\u200d\ud83d\udc69",
                "\uffff",
                "\ufffd",
                "\udbff\udfff",
                "\u202egnirts",
                "\ufeffbom",
                ":PK",
                "#name",
                "'; DROP TABLE",
                "{\"S\":\"x\"}",
                "../../etc",
                "%23",
                "x".repeat(900));
    }

    /** Texts that have no form in UTF-8. */
    static List<String> impossible() {
        return List.of("\ud83d", "\ude00", "a\ud83db", "\ude00\ud83d");
    }
}
