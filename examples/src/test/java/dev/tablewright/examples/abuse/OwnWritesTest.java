package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.bounds.BoundsTable;
import dev.tablewright.examples.bounds.Shelf;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.Updated;
import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is written can be read again, or it is refused; and nobody loses what others wrote. */
class OwnWritesTest {

    private final BoundsModel model = new BoundsModel();
    private final BoundsTable table = model.table();

    @BeforeEach
    void fill() {
        table.build(BoundsModel.shelf("a"));
    }

    @AfterEach
    void close() {
        model.close();
    }

    private Shelf shelf() {
        return table.shelf("a").orElseThrow();
    }

    @Test
    void numbersInSetsHaveTheLimitsOfNumbers() {
        BigDecimal endless = new BigDecimal("1E+999999999");
        Shelf marked = BoundsModel.shelf("b").toBuilder().marks(Set.of(endless)).build();
        assertThatThrownBy(() -> table.build(marked)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.shelfs()
                        .update("a")
                        .marks(Set.of(new BigDecimal("1E-999999999")))
                        .apply())
                .isInstanceOf(IllegalArgumentException.class);
        Set<BigDecimal> largest = Set.of(new BigDecimal("1E+125"), new BigDecimal("-1.5"));
        table.shelfs().update("a").marks(largest).apply();
        assertThat(shelf().marks())
                .usingElementComparator(BigDecimal::compareTo)
                .containsExactlyInAnyOrderElementsOf(largest);
    }

    @Test
    void whoHasReadAnEntityDoesNotOverwriteAnotherVersion() {
        Shelf read = shelf();
        assertThat(read.version()).isEqualTo(1);
        table.shelfs().update(read).visits(7).apply();
        Outcome<Updated> second = table.shelfs().update(read).visits(8).tryApply();
        assertThat(second.refusals()).containsExactly(new Refusal.Stale("Shelf", 1, OptionalLong.of(2)));
        assertThat(table.tryTransact(table.shelfs().update(read).visits(8)).refusals())
                .containsExactly(new Refusal.Stale("Shelf", 1, OptionalLong.of(2)));
        table.shelfs().update(read).addVisits(1).apply();
        assertThat(shelf().visits())
                .as("an addition is right whatever was read")
                .isEqualTo(8);
        table.shelfs().update("a").visits(9).apply();
        assertThat(shelf().visits()).as("the key alone tells no version").isEqualTo(9);
        assertThat(table.shelfs().update(shelf()).visits(1).tryApply().isDone()).isTrue();
    }

    @Test
    void aFreshEntityDoesNotOverwriteAStoredOne() {
        Outcome<Shelf> put = table.shelfs().tryPut(BoundsModel.shelf("a"));
        assertThat(put.refusals()).containsExactly(new Refusal.Stale("Shelf", 0, OptionalLong.of(1)));
        assertThat(table.shelfs().put(BoundsModel.shelf("b")).version()).isEqualTo(1);
        assertThat(table.shelfs().put(shelf()).version()).isEqualTo(2);
    }
}
