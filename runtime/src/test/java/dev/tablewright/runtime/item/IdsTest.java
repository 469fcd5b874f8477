package dev.tablewright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IdsTest {

    private static final Instant MOMENT = Instant.parse("2016-07-30T23:54:10.259Z");

    @Test
    void aUlidBeginsWithItsTime() {
        // The time of the example in the specification of ULIDs: 1469922850259 ms.
        assertThat(Ids.ulid(MOMENT)).startsWith("01ARZ3NDEK").hasSize(26);
        assertThat(Limits.ulid("id", Ids.ulid())).isNotEmpty();
    }

    @Test
    void aKsuidBeginsWithItsTime() {
        // 0ujtsYcgvSTl8PAuAdqWYSMnLOv is of 2017-10-10T04:00:47Z, by the readme of the first implementation.
        assertThat(Ids.ksuid(Instant.parse("2017-10-10T04:00:47Z")))
                .startsWith("0ujts")
                .hasSize(27);
        assertThat(Limits.ksuid("id", Ids.ksuid())).isNotEmpty();
    }

    @Test
    void laterOnesSortBehind() {
        assertThat(Stream.of(0, 1, 2, 1_000, 100_000)
                        .map(i -> Ids.ulid(MOMENT.plusMillis(i)))
                        .toList())
                .isSorted();
        assertThat(Stream.of(0, 1, 2, 1_000, 100_000)
                        .map(i -> Ids.ksuid(MOMENT.plusSeconds(i)))
                        .toList())
                .isSorted();
    }

    @Test
    void noTwoAreTheSame() {
        List<String> all = Stream.concat(
                        Stream.generate(() -> Ids.ulid(MOMENT)).limit(10_000),
                        Stream.generate(() -> Ids.ksuid(MOMENT)).limit(10_000))
                .toList();
        Set<String> distinct = new HashSet<>(all);
        assertThat(distinct).hasSize(all.size());
    }

    @Test
    void aTimeThatHasNoPlaceIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Ids.ulid(Instant.EPOCH.minusMillis(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Ids.ksuid(Instant.EPOCH));
        assertThatIllegalArgumentException().isThrownBy(() -> Ids.ksuid(Instant.parse("2151-01-01T00:00:00Z")));
    }
}
