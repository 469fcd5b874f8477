package dev.tablewright.capacity.item;

import java.nio.charset.StandardCharsets;

/** Texts as they are stored. */
final class Utf8 {

    private Utf8() {}

    static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
