package dev.tablewright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tablewright.testing.Scale;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IsoInstantTest {

    private static final long SEED = Scale.seed(20261116);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-01-31T12:30:00.000Z",
                "2026-01-31T12:30:00Z",
                "2026-01-31T12:30Z",
                "2026-01-31T12.5Z",
                "2026-01-31T12,5Z",
                "2026-01-31T12:30:00,000000000Z",
                "2026-01-31t12:30:00z",
                "2026-01-31T13:30:00+01:00",
                "2026-01-31T13:30:00+0100",
                "2026-01-31T13:30:00+01",
                "2026-01-31T04:30:00-08:00",
                "2026-01-31T12:30:00-00:00",
                "2026-02-01T02:00:00+13:30",
                "20260131T123000Z",
                "20260131T1230Z",
                "20260131T12.5Z",
                "2026-031T12:30:00Z",
                "2026031T123000Z",
                "2026-W05-6T12:30:00Z",
                "2026W056T123000Z"
            })
    void everyFormOfAnInstantIsRead(String text) {
        assertThat(IsoInstant.read(text)).isEqualTo(Instant.parse("2026-01-31T12:30:00Z"));
    }

    @Test
    void endsOfDaysAndMinutes() {
        assertThat(IsoInstant.read("2026-01-31T24:00:00Z")).isEqualTo(Instant.parse("2026-02-01T00:00:00Z"));
        assertThat(IsoInstant.read("2016-12-31T23:59:60Z")).isEqualTo(Instant.parse("2017-01-01T00:00:00Z"));
        assertThat(IsoInstant.read("2026-01-31T00:00:00.123456789Z"))
                .isEqualTo(Instant.parse("2026-01-31T00:00:00.123456789Z"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026-01-31",
                "2026-01-31T12:30:00",
                "12:30:00Z",
                "2026-01-31 12:30:00Z",
                "2026-13-01T00:00:00Z",
                "2026-02-30T00:00:00Z",
                "2026-366T00:00:00Z",
                "2026-W54-1T00:00:00Z",
                "2026-W05-8T00:00:00Z",
                "2026-01-31T25:00:00Z",
                "2026-01-31T24:00:01Z",
                "2026-01-31T12:60:00Z",
                "2026-01-31T12:30:61Z",
                "2026-01-31T12:30:00+24:00",
                "2026-01-31T12:30:00Z ",
                "26-01-31T12:30:00Z",
                "1767225600",
                "now"
            })
    void whatDenotesNoInstantIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> IsoInstant.read(text));
    }

    /** As the formatters of Java write it. */
    @Test
    void anyMomentInAnyZone() {
        System.out.println("IsoInstantTest seed " + SEED);
        Random random = new Random(SEED);
        List<DateTimeFormatter> forms = List.of(
                DateTimeFormatter.ISO_OFFSET_DATE_TIME,
                DateTimeFormatter.ISO_WEEK_DATE,
                DateTimeFormatter.ISO_ORDINAL_DATE,
                DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss.SSSSSSSSSXX"));
        for (int i = 0; i < 2_000; i++) {
            Instant moment = Instant.ofEpochSecond(
                    random.nextLong(-62_000_000_000L, 253_000_000_000L), random.nextInt(1_000_000_000));
            OffsetDateTime local =
                    moment.atOffset(ZoneOffset.ofTotalSeconds(60 * random.nextInt(-18 * 60, 18 * 60 + 1)));
            for (DateTimeFormatter form : forms) {
                String text = form.format(local);
                boolean dateOnly =
                        form == DateTimeFormatter.ISO_WEEK_DATE || form == DateTimeFormatter.ISO_ORDINAL_DATE;
                if (dateOnly) {
                    String date = text.substring(0, form == DateTimeFormatter.ISO_WEEK_DATE ? 10 : 8);
                    text = date + "T"
                            + DateTimeFormatter.ofPattern("HH:mm:ss,SSSSSSSSSXXX")
                                    .format(local);
                }
                assertThat(IsoInstant.read(text)).as(text).isEqualTo(moment);
            }
        }
    }
}
