package dev.tablewright.runtime.item;

import dev.tablewright.keys.KeyKsuid;
import dev.tablewright.keys.KeyUlid;
import dev.tablewright.keys.KeyValueException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;

/**
 * What the model says about values, asked of them before anything is stored. Names are those of the model ({@code Customer.name}); values
 * are never repeated, since they may be secret.
 */
public final class Limits {

    private static final Instant LAST = Instant.MAX.truncatedTo(ChronoUnit.MILLIS);
    private static final int MOST_DIGITS = 38;
    private static final int SMALLEST_EXPONENT = -130;
    private static final int LARGEST_EXPONENT = 125;

    private Limits() {}

    /**
     * A value that a builder cannot do without.
     *
     * @throws IllegalStateException if it was not given
     */
    public static <T> T given(String name, T value) {
        if (value == null) {
            throw new IllegalStateException(name + " was not given");
        }
        return value;
    }

    /** A text of at most so many characters. */
    public static void longest(String name, String value, long characters) {
        if (value.length() > characters && value.codePointCount(0, value.length()) > characters) {
            throw new LimitException(name, "has more than " + characters + " characters");
        }
    }

    /** A binary value of at most so many bytes. */
    public static void longest(String name, Bytes value, long bytes) {
        if (value.size() > bytes) {
            throw new LimitException(name, "has more than " + bytes + " bytes");
        }
    }

    /** A collection of at most so many elements. */
    public static void most(String name, int size, long elements) {
        if (size > elements) {
            throw new LimitException(name, "has more than " + elements + " elements");
        }
    }

    /** A number that is not above another. */
    public static void largest(String name, long value, long largest) {
        if (value > largest) {
            throw new LimitException(name, "is larger than " + largest);
        }
    }

    /** A number that is not above another. */
    public static void largest(String name, BigDecimal value, long largest) {
        if (value.compareTo(BigDecimal.valueOf(largest)) > 0) {
            throw new LimitException(name, "is larger than " + largest);
        }
    }

    /** A text that matches a regular expression as a whole. */
    public static void matching(String name, String value, Pattern pattern) {
        if (!pattern.matcher(value).matches()) {
            throw new LimitException(name, "does not match " + pattern.pattern());
        }
    }

    /** A text in which a regular expression is found. */
    public static void containing(String name, String value, Pattern pattern) {
        if (!pattern.matcher(value).find()) {
            throw new LimitException(name, "does not match " + pattern.pattern());
        }
    }

    /**
     * A number that DynamoDB can hold: up to 38 digits, from 1E-130 to 9.99…E+125. Others are refused before they are written out, for
     * 1E+999999999 is short and has a gigabyte of digits.
     */
    public static BigDecimal decimal(BigDecimal value) {
        long exponent = (long) value.precision() - value.scale() - 1;
        boolean inRange = value.signum() == 0
                ? Math.abs((long) value.scale()) <= LARGEST_EXPONENT
                : exponent >= SMALLEST_EXPONENT && exponent <= LARGEST_EXPONENT;
        if (!inRange
                || (value.precision() > MOST_DIGITS
                        && value.stripTrailingZeros().precision() > MOST_DIGITS)) {
            throw new IllegalArgumentException("a number is larger or more precise than DynamoDB can hold");
        }
        return value;
    }

    /** A ULID in its one form. */
    public static String ulid(String name, String value) {
        try {
            return KeyUlid.encode(value);
        } catch (KeyValueException e) {
            throw new LimitException(name, "is no ULID", e);
        }
    }

    /** A KSUID. */
    public static String ksuid(String name, String value) {
        try {
            return KeyKsuid.encode(value);
        } catch (KeyValueException e) {
            throw new LimitException(name, "is no KSUID", e);
        }
    }

    /** A point in time as it is stored: what is below a millisecond is cut off, so that what is read equals what was written. */
    public static Instant timestamp(Instant value) {
        return value.get(ChronoField.NANO_OF_SECOND) % 1_000_000 == 0 ? value : value.truncatedTo(ChronoUnit.MILLIS);
    }

    /** The first point in time that is stored and is not before this one: where a range begins. */
    public static Instant notBefore(Instant value) {
        Instant cut = timestamp(value);
        // What is beyond the years that are stored is refused by whoever writes it down.
        return cut.equals(value) || cut.equals(LAST) ? value : cut.plusMillis(1);
    }

    /** A point in time that is stored in seconds. */
    public static Instant epoch(Instant value) {
        return value.get(ChronoField.NANO_OF_SECOND) == 0 ? value : value.truncatedTo(ChronoUnit.SECONDS);
    }
}
