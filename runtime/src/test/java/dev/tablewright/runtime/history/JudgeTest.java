package dev.tablewright.runtime.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.history.Asked.Create;
import dev.tablewright.runtime.history.Asked.Delete;
import dev.tablewright.runtime.history.Asked.Get;
import dev.tablewright.runtime.history.Asked.Put;
import dev.tablewright.runtime.history.Asked.Update;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The judge is right about histories that everybody can judge, and agrees with the definition about random ones. */
class JudgeTest {

    private static final long SEED = Scale.seed(20261116);

    private static final Item X = new Item("x", 0, 0, null);
    private static final Item Y = new Item("y", 0, 0, null);
    private static final Judge PLAIN = new Judge(Store.empty(false));
    private static final Judge VERSIONED = new Judge(Store.empty(true));

    private static Call call(int began, int ended, Asked asked, Answer answer) {
        return Call.recorded("c" + began, asked, began, ended, answer);
    }

    private static Answer done(Item item) {
        return new Answer.Done(item);
    }

    private static Answer refused(Reason... reasons) {
        return new Answer.Refused(Set.of(reasons));
    }

    @Test
    void readersSeeOneOrderOfConcurrentWrites() {
        Call first = call(1, 9, new Put("k", X), done(X));
        Call second = call(2, 8, new Put("k", Y), done(Y));
        assertThat(PLAIN.isLinearizable(
                        List.of(first, second, call(3, 4, new Get("k"), done(X)), call(5, 6, new Get("k"), done(Y)))))
                .isTrue();
        assertThat(PLAIN.isLinearizable(List.of(
                        first,
                        second,
                        call(3, 4, new Get("k"), done(X)),
                        call(5, 6, new Get("k"), done(Y)),
                        call(10, 11, new Get("k"), done(X)))))
                .isFalse();
    }

    @Test
    void aLockHasOneWinner() {
        Call first = call(1, 4, new Create("lock", X), done(X));
        Call second = call(2, 5, new Create("lock", Y), done(Y));
        assertThat(PLAIN.isLinearizable(List.of(first, second))).isFalse();
        assertThat(PLAIN.isLinearizable(List.of(first, call(2, 5, new Create("lock", Y), refused(Reason.EXISTS)))))
                .isTrue();
        Call released = call(3, 6, new Delete("lock", true, Demand.NONE), done(X));
        assertThat(PLAIN.isLinearizable(List.of(first, second, released))).isTrue();
    }

    @Test
    void anUnknownCallTakesEffectLaterOrNever() {
        Call lost = call(1, 2, new Create("k", X), Answer.unknown());
        Call missing = call(3, 4, new Get("k"), done(null));
        Call there = call(5, 6, new Get("k"), done(X));
        assertThat(PLAIN.isLinearizable(List.of(lost, missing, there))).isTrue();
        assertThat(PLAIN.isLinearizable(List.of(lost, missing))).isTrue();
        assertThat(PLAIN.isLinearizable(List.of(lost, there, call(7, 8, new Get("k"), done(null)))))
                .isFalse();
    }

    @Test
    void whatFailedOrWasRefusedHasNoEffect() {
        Call there = call(5, 6, new Get("k"), done(X));
        assertThat(PLAIN.isLinearizable(List.of(call(1, 2, new Create("k", X), new Answer.Failed("throttled")), there)))
                .isFalse();
        assertThat(PLAIN.isLinearizable(List.of(call(1, 2, new Create("k", X), refused(Reason.EXISTS)), there)))
                .isFalse();
    }

    @Test
    void versionsAndUniqueValues() {
        Item stored = new Item("x", 0, 1, "m");
        Call created = call(1, 2, new Create("k", new Item("x", 0, 0, "m")), done(stored));
        Call other = call(3, 4, new Create("l", new Item("y", 0, 0, "m")), refused(Reason.TAKEN));
        Call changed = call(5, 6, new Update("k", "y", "n", 0, new Demand(1L, null, null)), Answer.done());
        Call stale = call(7, 8, new Update("k", "z", null, 0, new Demand(1L, null, null)), refused(Reason.stale(2)));
        assertThat(VERSIONED.isLinearizable(List.of(created, other, changed, stale)))
                .isTrue();
        Call lie = call(7, 8, new Update("k", "z", null, 0, new Demand(1L, null, null)), Answer.done());
        assertThat(VERSIONED.isLinearizable(List.of(created, changed, lie))).isFalse();
        Call twice = call(3, 4, new Create("l", new Item("y", 0, 0, "m")), done(new Item("y", 0, 1, "m")));
        assertThat(VERSIONED.isLinearizable(List.of(created, twice))).isFalse();
    }

    @Test
    void aRepetitionHappensAtItsMomentOrNot() {
        Call put = call(1, 2, new Put("k", X), done(X));
        Call other = call(3, 4, new Put("k", Y), done(Y));
        Call back = call(7, 8, new Get("k"), done(X));
        assertThat(PLAIN.isLinearizable(List.of(put, other, back))).isFalse();
        assertThat(PLAIN.isLinearizable(List.of(put, other, Call.repeated(put.asked(), 5), back)))
                .isTrue();
        assertThat(PLAIN.isLinearizable(List.of(put, other, back, Call.repeated(put.asked(), 9))))
                .isFalse();
    }

    @Test
    void aCounterexampleHasWhatItNeedsAndIsDrawn() {
        List<Call> history = List.of(
                call(1, 4, new Create("lock", X), done(X)),
                call(2, 3, new Get("other"), done(null)),
                call(5, 6, new Create("other", Y), done(Y)),
                call(7, 10, new Create("lock", Y), done(Y)),
                call(8, 9, new Get("other"), done(Y)),
                call(11, 12, new Get("other"), done(Y)));
        assertThat(Timeline.of(PLAIN.counterexample(history))).isEqualTo("""
                        c1 [==]           create lock {x, count 0}  done {x, count 0}
                        c7       [==]     create lock {y, count 0}  done {y, count 0}
                        """);
    }

    /** Every order of every selection of calls is tried: what the search leaves out, it leaves out rightly. */
    @Test
    void theSearchAgreesWithTheDefinition() {
        TinyHistories histories = new TinyHistories(new Random(SEED));
        int linearizable = 0;
        int times = Scale.times(1_000, 20_000, 500_000);
        for (int time = 0; time < times; time++) {
            boolean versioned = time % 2 == 0;
            Judge judge = versioned ? VERSIONED : PLAIN;
            List<Call> calls = histories.next(1 + time % 6, versioned);
            boolean expected = Permutations.explain(Store.empty(versioned), calls);
            assertThat(judge.isLinearizable(calls))
                    .as("seed %s, history %s%n%s", SEED, time, Timeline.of(calls))
                    .isEqualTo(expected);
            linearizable += expected ? 1 : 0;
            if (!expected) {
                assertMinimal(judge, versioned, judge.counterexample(calls));
            }
        }
        System.out.println("histories against the definition: seed " + SEED + ", " + linearizable + " of " + times
                + " linearizable");
        assertThat(linearizable).isBetween(times / 5, times * 4 / 5);
    }

    private static void assertMinimal(Judge judge, boolean versioned, List<Call> calls) {
        assertThat(Permutations.explain(Store.empty(versioned), calls)).isFalse();
        for (Call call : calls) {
            if (call.isRequired()) {
                List<Call> less = new ArrayList<>(calls);
                less.remove(call);
                if (!call.isHarmless()) {
                    less.add(call.forgotten());
                }
                assertThat(judge.isLinearizable(less)).as(Timeline.of(calls)).isTrue();
            }
        }
    }
}
