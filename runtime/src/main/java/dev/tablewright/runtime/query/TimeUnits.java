package dev.tablewright.runtime.query;

import dev.tablewright.keys.KeyTimestamp;
import dev.tablewright.keys.TimeUnit;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** The years, months, days, hours or minutes in which a range lies, one after the other: each is a partition of its own. */
public final class TimeUnits {

    private TimeUnits() {}

    /**
     * What belongs to each unit, made when it is asked for.
     *
     * @param backwards whether the last one comes first
     * @param each from the beginning of a unit
     */
    public static <T> Iterable<T> of(
            Range.Bounded<Instant> range, TimeUnit unit, boolean backwards, Function<Instant, T> each) {
        Instant first = beginning(range.least(), unit);
        Instant last = beginning(range.greatest(), unit);
        return () -> new Iterator<>() {
            private Instant next = backwards ? last : first;

            @Override
            public boolean hasNext() {
                return !next.isBefore(first) && !next.isAfter(last);
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Instant unitBeginning = next;
                next = moved(next, unit, backwards ? -1 : 1);
                return each.apply(unitBeginning);
            }
        };
    }

    private static Instant beginning(Instant time, TimeUnit unit) {
        return KeyTimestamp.readTruncated(KeyTimestamp.truncated(time, unit), unit);
    }

    private static Instant moved(Instant beginning, TimeUnit unit, long units) {
        ZonedDateTime utc = beginning.atZone(ZoneOffset.UTC);
        return switch (unit) {
            case YEAR -> utc.plusYears(units).toInstant();
            case MONTH -> utc.plusMonths(units).toInstant();
            case DAY -> utc.plusDays(units).toInstant();
            case HOUR -> beginning.plus(units, ChronoUnit.HOURS);
            case MINUTE -> beginning.plus(units, ChronoUnit.MINUTES);
        };
    }
}
