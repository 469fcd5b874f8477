package dev.tablewright.keys;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/**
 * Points in time in keys: ISO-8601 in UTC, always with milliseconds, always equally long, so text order is the order of
 * time.
 *
 * <pre>{@code
 * Instant noon = Instant.parse("2026-01-31T12:00:00Z");
 * KeyTimestamp.encode(noon);                    // 2026-01-31T12:00:00.000Z
 * KeyTimestamp.truncated(noon, TimeUnit.DAY);   // 2026-01-31
 * }</pre>
 */
public final class KeyTimestamp {

    /** The number of characters of a whole timestamp. */
    static final int WIDTH = 24;

    private static final long FIRST_SECOND = -62_167_219_200L;
    private static final long LAST_SECOND = 253_402_300_799L;
    private static final int NANOS_PER_MILLI = 1_000_000;

    /** Completes a truncated timestamp to its beginning. */
    private static final String BEGINNING = "0000-01-01T00:00:00.000Z";

    private KeyTimestamp() {}

    /**
     * @throws KeyValueException if the year is not 0000 to 9999, or there is a fraction of a millisecond that would be lost
     */
    public static String encode(Instant time) {
        if (time.get(ChronoField.NANO_OF_SECOND) % NANOS_PER_MILLI != 0) {
            throw new KeyValueException(Refusal.TIME_TOO_PRECISE);
        }
        return form(time, WIDTH);
    }

    /**
     * The beginning of the form, down to a unit. What is below the unit is meant to be lost, so any precision will do.
     *
     * @throws KeyValueException if the year is not 0000 to 9999
     */
    public static String truncated(Instant time, TimeUnit unit) {
        return form(time, unit.width());
    }

    /** The inverse of {@link #encode}. */
    public static Instant read(String form) {
        if (!isShaped(form)) {
            throw new KeyValueException(Refusal.MALFORMED_TIMESTAMP);
        }
        try {
            return LocalDateTime.of(
                            number(form, 0, 4),
                            number(form, 5, 7),
                            number(form, 8, 10),
                            number(form, 11, 13),
                            number(form, 14, 16),
                            number(form, 17, 19),
                            number(form, 20, 23) * NANOS_PER_MILLI)
                    .toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            KeyValueException refused = new KeyValueException(Refusal.MALFORMED_TIMESTAMP);
            refused.initCause(e);
            throw refused;
        }
    }

    /** The beginning of the year, month, day, hour or minute. */
    public static Instant readTruncated(String form, TimeUnit unit) {
        if (form.length() != unit.width()) {
            throw new KeyValueException(Refusal.MALFORMED_TIMESTAMP);
        }
        return read(form + BEGINNING.substring(form.length()));
    }

    private static String form(Instant time, int width) {
        if (time.getEpochSecond() < FIRST_SECOND || time.getEpochSecond() > LAST_SECOND) {
            throw new KeyValueException(Refusal.YEAR_OUT_OF_RANGE);
        }
        LocalDateTime utc = LocalDateTime.ofEpochSecond(time.getEpochSecond(), time.getNano(), ZoneOffset.UTC);
        char[] form = BEGINNING.toCharArray();
        write(form, 0, 4, utc.getYear());
        write(form, 5, 7, utc.getMonthValue());
        write(form, 8, 10, utc.getDayOfMonth());
        write(form, 11, 13, utc.getHour());
        write(form, 14, 16, utc.getMinute());
        write(form, 17, 19, utc.getSecond());
        write(form, 20, 23, utc.getNano() / NANOS_PER_MILLI);
        return new String(form, 0, width);
    }

    private static void write(char[] form, int start, int end, int number) {
        int rest = number;
        for (int i = end - 1; i >= start; i--) {
            form[i] = (char) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** Digits where the beginning of time has digits, and everything else as it is there. */
    private static boolean isShaped(String form) {
        if (form.length() != WIDTH) {
            return false;
        }
        for (int i = 0; i < WIDTH; i++) {
            char c = form.charAt(i);
            char model = BEGINNING.charAt(i);
            boolean digit = model >= '0' && model <= '9';
            if (digit ? c < '0' || c > '9' : c != model) {
                return false;
            }
        }
        return true;
    }

    private static int number(String form, int start, int end) {
        return Integer.parseInt(form, start, end, 10);
    }
}
