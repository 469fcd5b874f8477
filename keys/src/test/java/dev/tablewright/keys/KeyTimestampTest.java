package dev.tablewright.keys;

import static dev.tablewright.keys.Refused.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTimestampTest {

    private static final long SEED = Scale.seed(20260131);

    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    /** The slow reference. */
    static final DateTimeFormatter ISO = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    @ParameterizedTest
    @CsvSource({
        "2026-01-31T12:00:00Z, 2026-01-31T12:00:00.000Z",
        "2026-01-31T12:00:00.001Z, 2026-01-31T12:00:00.001Z",
        "2026-01-31T23:30:00-01:00, 2026-02-01T00:30:00.000Z",
        "1969-12-31T23:59:59.999Z, 1969-12-31T23:59:59.999Z",
        "0000-01-01T00:00:00Z, 0000-01-01T00:00:00.000Z",
        "9999-12-31T23:59:59.999Z, 9999-12-31T23:59:59.999Z"
    })
    void isoInUtcWithMilliseconds(String time, String form) {
        Instant instant = DateTimeFormatter.ISO_OFFSET_DATE_TIME.parse(time, Instant::from);
        assertThat(KeyTimestamp.encode(instant)).isEqualTo(form);
        assertThat(KeyTimestamp.read(form)).isEqualTo(instant);
    }

    @ParameterizedTest
    @CsvSource({
        "YEAR, 2026",
        "MONTH, 2026-01",
        "DAY, 2026-01-31",
        "HOUR, 2026-01-31T12",
        "MINUTE, 2026-01-31T12:34",
    })
    void cutToAUnit(TimeUnit unit, String form) {
        assertThat(KeyTimestamp.truncated(Instant.parse("2026-01-31T12:34:56.789012345Z"), unit))
                .isEqualTo(form);
        assertThat(KeyTimestamp.truncated(KeyTimestamp.readTruncated(form, unit), unit))
                .isEqualTo(form);
    }

    @Test
    void randomTimesAreWrittenAsTheReferenceDoesAndSortByTime() {
        Random random = new Random(SEED);
        for (int i = 0; i < Scale.times(5_000, 50_000, 2_500_000); i++) {
            Instant left = time(random);
            Instant right = time(random);
            String form = KeyTimestamp.encode(left);
            assertThat(form).as("seed %d", SEED).isEqualTo(ISO.format(left));
            assertThat(KeyTimestamp.read(form)).isEqualTo(left);
            assertThat(Integer.signum(ByteOrder.KEYS.compare(form, KeyTimestamp.encode(right))))
                    .as("seed %d", SEED)
                    .isEqualTo(Integer.signum(left.compareTo(right)));
            for (TimeUnit unit : TimeUnit.values()) {
                assertThat(form).startsWith(KeyTimestamp.truncated(left, unit));
            }
        }
    }

    @Test
    void otherYearsAreRefused() {
        List<Instant> outside = List.of(FIRST.minusMillis(1), LAST.plusMillis(1), Instant.MIN, Instant.MAX);
        for (Instant time : outside) {
            assertRefused(Refusal.YEAR_OUT_OF_RANGE, () -> KeyTimestamp.truncated(time, TimeUnit.YEAR));
        }
        assertRefused(Refusal.YEAR_OUT_OF_RANGE, () -> KeyTimestamp.encode(FIRST.minusMillis(1)));
        assertRefused(Refusal.YEAR_OUT_OF_RANGE, () -> KeyTimestamp.encode(LAST.plusMillis(1)));
    }

    @Test
    void fractionsOfAMillisecondAreRefusedAndNotLost() {
        assertRefused(Refusal.TIME_TOO_PRECISE, () -> KeyTimestamp.encode(FIRST.plusNanos(1)));
        assertRefused(Refusal.TIME_TOO_PRECISE, () -> KeyTimestamp.encode(LAST.plusNanos(999_999)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026-01-31T12:00:00Z",
                "2026-01-31T12:00:00.000",
                "2026-01-31T12:00:00.000z",
                "2026-01-31 12:00:00.000Z",
                "2026-02-29T12:00:00.000Z",
                "2026-13-01T12:00:00.000Z",
                "2026-01-31T24:00:00.000Z",
                "2026-01-31T23:59:60.000Z",
                "+026-01-31T12:00:00.000Z",
                "٢٠٢٦-01-31T12:00:00.000Z"
            })
    void onlyFormsOfTimesAreRead(String form) {
        assertRefused(Refusal.MALFORMED_TIMESTAMP, () -> KeyTimestamp.read(form));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-02-30", "2026-2-01", "2026-02", "2026-02-01T", "2026-00-01"})
    void onlyCutFormsOfTimesAreReadAsSuch(String form) {
        assertRefused(Refusal.MALFORMED_TIMESTAMP, () -> KeyTimestamp.readTruncated(form, TimeUnit.DAY));
    }

    static Instant time(Random random) {
        long first = FIRST.toEpochMilli();
        long last = LAST.toEpochMilli();
        return switch (random.nextInt(4)) {
            case 0 -> Instant.ofEpochMilli(first + random.nextInt(2_000));
            case 1 -> Instant.ofEpochMilli(last - random.nextInt(2_000));
            case 2 -> Instant.ofEpochMilli(random.nextInt(4_000) - 2_000L);
            default -> Instant.ofEpochMilli(first + (long) (random.nextDouble() * (last - first)));
        };
    }
}
