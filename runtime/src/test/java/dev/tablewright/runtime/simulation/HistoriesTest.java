package dev.tablewright.runtime.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Scale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Whatever gets lost on the way: callers are told the truth. */
class HistoriesTest {

    private static final long SEED = Scale.seed(20261116);

    /** As many counterexamples as somebody may want to read. */
    private static final int SHOWN = 8;

    private final Histories histories = new Histories(SEED);
    private final Map<String, Integer> answers = new TreeMap<>();
    private final StringBuilder found = new StringBuilder();
    private int calls;
    private int repeated;
    private int violations;

    @Test
    void everyHistoryIsLinearizable() throws InterruptedException {
        int times = Scale.times(60, 10_000, 85_000);
        for (int number = 0; number < times; number++) {
            judge(histories.play(number));
        }
        System.out.println("histories: seed " + SEED + ", " + times + " histories, " + calls + " calls " + answers
                + ", " + repeated + " in which a repetition took effect, " + violations + " violations");
        assertThat(violations).as(found.toString()).isZero();
    }

    private void judge(Histories.Played played) {
        calls += played.recording().calls().size();
        played.recording()
                .calls()
                .forEach(call -> answers.merge(call.answer().getClass().getSimpleName(), 1, Integer::sum));
        if (played.isLinearizable()) {
            return;
        }
        if (played.isExplained()) {
            repeated++;
            return;
        }
        violations++;
        if (violations <= SHOWN) {
            found.append(played.story());
        }
    }
}
