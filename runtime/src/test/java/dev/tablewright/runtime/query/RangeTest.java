package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Optional;
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
    void whatIsNoRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Range.between("secret", "a"))
                .withMessageNotContaining("secret");
        assertThatNullPointerException().isThrownBy(() -> Range.between(null, 1));
        assertThatNullPointerException().isThrownBy(() -> Range.from((Integer) null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Range.Open<>(Optional.of(1), Optional.of(2)));
    }
}
