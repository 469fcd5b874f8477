package dev.tablewright.bench.runtime;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Keys put together by hand, with delimiters in values escaped. */
public final class HandWrittenKeys {

    private static final DateTimeFormatter MILLIS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    private HandWrittenKeys() {}

    public static String customer(String username) {
        return "CUSTOMER#" + escaped(username);
    }

    public static String email(String email) {
        return "EMAIL#" + escaped(email);
    }

    public static String placed(Instant placedAt, String orderId) {
        return time(placedAt) + "#" + orderId;
    }

    /** Always with milliseconds, so that the order of texts is that of time. */
    static String time(Instant time) {
        return MILLIS.format(time);
    }

    /** So that no value reaches into the next part of a key. */
    private static String escaped(String text) {
        return text.indexOf('#') < 0 && text.indexOf('$') < 0
                ? text
                : text.replace("$", "$24").replace("#", "$23");
    }
}
