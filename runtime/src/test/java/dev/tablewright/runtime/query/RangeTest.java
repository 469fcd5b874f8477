package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RangeTest {

    @Test
    void bounds() {
        Range<Integer> all = Range.all();
        assertThat(all.low()).isEmpty();
        assertThat(all.high()).isEmpty();
        assertThat(Range.from(1).low()).contains(1);
        assertThat(Range.from(1).high()).isEmpty();
        assertThat(Range.to(2).high()).contains(2);
        assertThat(Range.to(2).low()).isEmpty();
        Range.Bounded<Integer> both = Range.between(1, 2);
        assertThat(both.low()).contains(1);
        assertThat(both.high()).contains(2);
        assertThat(Range.between(1, 1)).isEqualTo(Range.between(1, 1));
    }

    @Test
    void containsWhatLiesBetweenInTheOrderOfDynamoDb() {
        assertThat(Range.<Integer>all().contains(7)).isTrue();
        assertThat(Range.from(2).contains(1)).isFalse();
        assertThat(Range.from(2).contains(2)).isTrue();
        assertThat(Range.to(2).contains(2)).isTrue();
        assertThat(Range.to(2).contains(3)).isFalse();
        assertThat(Range.between(1, 3).contains(2)).isTrue();
        // UTF-16 has these the other way round.
        assertThat(Range.between("\uFF5E", "\uD83D\uDE01").contains("\uD83D\uDE00"))
                .isTrue();
        // Java takes the halves of a UUID for numbers with a sign.
        UUID low = UUID.fromString("70000000-0000-0000-0000-000000000000");
        UUID high = UUID.fromString("90000000-0000-0000-0000-000000000000");
        assertThat(Range.between(low, high).contains(UUID.fromString("80000000-0000-0000-0000-000000000000")))
                .isTrue();
    }

    @Test
    void whatIsNoRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Range.between("secret", "a"))
                .withMessageNotContaining("secret");
        assertThatNullPointerException().isThrownBy(() -> Range.between(null, 1));
        assertThatNullPointerException().isThrownBy(() -> Range.from((Integer) null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Range.Open<>(Optional.of(1), Optional.of(2)));
    }
}
