package dev.tablewright.runtime.item;

import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.keys.KeyValueException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads points in time in every form of ISO 8601 that denotes an instant, as others may have written them: basic or extended, by month, week
 * or day of the year, with a fraction of the second, minute or hour, in UTC or with an offset. This library itself writes one form only,
 * {@link KeyTimestamp}.
 */
public final class IsoInstant {

    private static final String ZONE = "([Zz]|[+\\-\u2212]\\d{2}(?::?\\d{2})?)";
    private static final String FRACTION = "(?:[.,](\\d{1,40}))?";
    private static final Pattern EXTENDED = Pattern.compile("(\\d{4})-(?:(\\d{2})-(\\d{2})|(\\d{3})|W(\\d{2})-(\\d))"
            + "[Tt](\\d{2})(?::(\\d{2})(?::(\\d{2}))?)?" + FRACTION + ZONE);
    private static final Pattern BASIC = Pattern.compile("(\\d{4})(?:(\\d{2})(\\d{2})|(\\d{3})|W(\\d{2})(\\d))"
            + "[Tt](\\d{2})(?:(\\d{2})(\\d{2})?)?" + FRACTION + ZONE);

    private static final int HOUR = 3600;
    private static final int MINUTE = 60;

    private IsoInstant() {}

    /** @throws IllegalArgumentException if the text denotes no instant */
    public static Instant read(String text) {
        try {
            return KeyTimestamp.read(text);
        } catch (KeyValueException other) {
            return anyForm(text);
        }
    }

    private static Instant anyForm(String text) {
        Matcher extended = EXTENDED.matcher(text);
        Matcher form = extended.matches() ? extended : BASIC.matcher(text);
        if (form != extended && !form.matches()) {
            throw new IllegalArgumentException("the text is no point in time");
        }
        try {
            return date(form)
                    .atStartOfDay()
                    .toInstant(ZoneOffset.UTC)
                    .plusSeconds(time(form) - offset(form.group(11)))
                    .plusNanos(fraction(form));
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("the text is no point in time", e);
        }
    }

    private static LocalDate date(Matcher form) {
        int year = number(form, 1);
        if (form.group(2) != null) {
            return LocalDate.of(year, number(form, 2), number(form, 3));
        }
        return form.group(4) != null
                ? LocalDate.ofYearDay(year, number(form, 4))
                : LocalDate.of(year, 1, 4)
                        .with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, number(form, 5))
                        .with(DayOfWeek.of(number(form, 6)));
    }

    /** In seconds. A day may end at 24:00, and a minute with a leap second. */
    private static long time(Matcher form) {
        int hour = number(form, 7);
        int minute = number(form, 8);
        int second = number(form, 9);
        boolean end = hour == 24 && minute == 0 && second == 0 && fraction(form) == 0;
        if ((hour > 23 && !end) || minute > 59 || second > 60) {
            throw new DateTimeException("no time of the day");
        }
        return (long) hour * HOUR + (long) minute * MINUTE + second;
    }

    /** In nanoseconds, of the smallest unit that is given. */
    private static long fraction(Matcher form) {
        if (form.group(10) == null) {
            return 0;
        }
        int unit = form.group(9) != null ? 1 : form.group(8) != null ? MINUTE : HOUR;
        return new BigDecimal("0." + form.group(10))
                .multiply(BigDecimal.valueOf(unit * 1_000_000_000L))
                .setScale(0, RoundingMode.DOWN)
                .longValueExact();
    }

    private static int offset(String zone) {
        if (zone.length() == 1) {
            return 0;
        }
        String digits = zone.substring(1).replace(":", "");
        int hours = Integer.parseInt(digits, 0, 2, 10);
        int minutes = digits.length() > 2 ? Integer.parseInt(digits, 2, 4, 10) : 0;
        if (hours > 23 || minutes > 59) {
            throw new DateTimeException("no offset");
        }
        int seconds = hours * HOUR + minutes * MINUTE;
        return zone.charAt(0) == '+' ? seconds : -seconds;
    }

    private static int number(Matcher form, int group) {
        String digits = form.group(group);
        return digits == null ? 0 : Integer.parseInt(digits);
    }
}
