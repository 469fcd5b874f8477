package dev.tablewright.runtime.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A judge that never says no would be worth nothing: every planted bug is found, in a history that is fine without it. */
class PlantedBugsTest {

    private static final long SEED = Scale.seed(20261116);

    private static final int ENOUGH = 400;

    private static final Histories HISTORIES = new Histories(SEED);

    @ParameterizedTest
    @EnumSource
    void isFound(PlantedBug bug) throws InterruptedException {
        UnaryOperator<Setup> change = setup -> setup.with(bug.thing(), setup.faults());
        for (int number = 0; number < ENOUGH; number++) {
            Histories.Played played = HISTORIES.play(number, new MemoryServer(), change, bug);
            if (!played.isExplained()
                    && HISTORIES
                            .play(number, new MemoryServer(), change, Bug.NONE)
                            .isExplained()) {
                System.out.println(
                        bug + ": found by history " + number + " of seed " + SEED + "\n" + played.counterexample());
                return;
            }
        }
        assertThat(ENOUGH).as(bug + " was not found").isZero();
    }
}
