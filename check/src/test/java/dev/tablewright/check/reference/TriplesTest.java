package dev.tablewright.check.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Random models with random designs and random data: what the planner claims of them is true. */
class TriplesTest {

    private static final long SEED = Scale.seed(20260131);

    /** Each of these has to occur, or the triples prove nothing. */
    private static final List<String> KINDS = List.of(
            "served by GetItem of a table",
            "served by BatchGetItem of a table",
            "served by Query of a table",
            "served by Query of an index",
            "served by several reads",
            "served for several entities at once",
            "served by several partition attributes",
            "served by fan-out",
            "served by a walk",
            "served backwards",
            "served with a descending slot",
            "served with fetching back",
            "served with a filter by type",
            "served with a filter Equals",
            "served with a filter Holds",
            "served with a filter Within",
            "served with Equal",
            "served with BeginsWith",
            "served with Between",
            "served with Narrowed RANGE in a template",
            "served with Narrowed RANGE of an attribute",
            "served with Narrowed PREFIX in a template",
            "served with Narrowed PREFIX of an attribute",
            "obstacle Apart",
            "obstacle MayBeAbsent",
            "obstacle NotThere",
            "obstacle OnlyEventual",
            "obstacle Sparse",
            "obstacle Unknown",
            "obstacle Unordered",
            "meetings Never",
            "meetings Possible",
            "strangers found",
            "rows refused");

    private static final int SHOWN = 4;

    private final Tally tally = new Tally();
    private final List<String> failures = new ArrayList<>();
    private final List<String> suspects = new ArrayList<>();

    @Test
    void plansFindWhatPatternsMean() {
        int times = Scale.times(400, 2_300, 220_000);
        LongStream.range(0, times).parallel().forEach(i -> tryOne(SEED + i));
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(failures.stream().limit(SHOWN))
                .as("%d failures", failures.size())
                .isEmpty();
        if (Scale.atLeast(Scale.FULL)) {
            // Some kinds are drawn once in a thousand.
            assertThat(KINDS).allMatch(kind -> tally.of(kind) > 0);
        }
        assertThat(tally.of("triples")).isGreaterThan(times * 4 / 5);
        assertThat(tally.of("served")).isGreaterThan(tally.of("unserved"));
        assertThat(tally.of("calls with an answer")).isGreaterThan(tally.of("calls without an answer"));
        assertThat(suspects.stream().limit(SHOWN))
                .as("%d strangers that no call finds", suspects.size())
                .isEmpty();
    }

    private void tryOne(long seed) {
        Tally own = new Tally();
        List<String> wrong = new ArrayList<>();
        List<String> doubts = new ArrayList<>();
        Triple.of(seed)
                .ifPresentOrElse(triple -> tryOne(triple, own, wrong, doubts), () -> own.count("models refused"));
        synchronized (tally) {
            tally.addAll(own);
            failures.addAll(wrong);
            suspects.addAll(doubts);
        }
    }

    private static void tryOne(Triple triple, Tally own, List<String> wrong, List<String> doubts) {
        Dice dice = new Dice(triple.seed());
        own.count("triples");
        own.count("rows stored", triple.store().rows().size());
        own.count("rows refused", triple.store().refused());
        new MeetingCheck(triple).check(own, wrong);
        for (AccessPlan plan : triple.plans()) {
            if (plan instanceof AccessPlan.Served served) {
                new ServedCheck(triple, own).check(served, dice).ifPresent(wrong::add);
                served.reads().forEach(read -> StrangerCheck.check(read, triple, own, doubts));
            } else {
                own.count("unserved");
                ((AccessPlan.Unserved) plan)
                        .obstacles()
                        .values()
                        .forEach(list -> list.forEach(obstacle ->
                                own.count("obstacle " + obstacle.getClass().getSimpleName())));
            }
        }
    }
}
