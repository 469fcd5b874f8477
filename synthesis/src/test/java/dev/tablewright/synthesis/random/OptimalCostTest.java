package dev.tablewright.synthesis.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.Synthesised;
import dev.tablewright.synthesis.random.FaultReport.Trial;
import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.synthesis.worth.Worth;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What holds of the cost of the best designs of two models, of which one asks for more than the other. */
class OptimalCostTest {

    private static final long SEED = Scale.seed(20261115);

    private static final int MOST_PATTERNS = 7;
    private static final BigDecimal TINY = new BigDecimal("0.000001");

    private final FaultReport report = new FaultReport();
    private final Tally tally = new Tally();

    @Test
    void withoutAPatternItIsNeverDearer() {
        tryAll(new Trial("auto, without the last pattern", asked -> {
            Fields patterns = asked.sketch().fields("patterns");
            List<String> names = List.copyOf(patterns.all().keySet());
            return names.isEmpty()
                    ? Optional.empty()
                    : neverDearer(
                            asked, asked.sketch().with("patterns", patterns.without(names.get(names.size() - 1))));
        }));
    }

    @Test
    void withoutPinnedStrategiesItIsNeverDearer() {
        tryAll(new Trial(
                "auto, without strategies",
                asked -> asked.model().relationships().stream()
                                .allMatch(
                                        relationship -> relationship.strategy().isEmpty())
                        ? Optional.empty()
                        : neverDearer(asked, withoutStrategies(asked.sketch()))));
    }

    @Test
    void whicheverLayoutIsBetterIsNeverDearer() {
        tryAll(new Trial("auto against both layouts", asked -> {
            Optional<Worth> free = optimum(asked, Optional.empty());
            for (Layout layout : Layout.values()) {
                Optional<Worth> bound = optimum(asked, Optional.of(layout));
                if (free.isPresent() && bound.isPresent() && isDearer(free.get(), bound.get())) {
                    return Optional.of(new Fault("a given layout is better than the best", free + " " + bound));
                }
            }
            return Optional.empty();
        }));
    }

    private void tryAll(Trial trial) {
        int times = Scale.times(5, 40, 2_000);
        LongStream.range(0, times).parallel().forEach(i -> DesignlessModel.of(RandomModel.sketch(SEED + i))
                .filter(asked -> asked.model().patterns().size() <= MOST_PATTERNS)
                .ifPresent(asked -> report.test(SEED + i, asked, trial)));
        System.out.println(trial.words() + "\n" + tally);
        assertThat(report.isEmpty()).as(() -> report.text()).isTrue();
        assertThat(tally.of("compared")).isGreaterThan(times / 20);
    }

    private Optional<Fault> neverDearer(DesignlessModel asked, Fields less) {
        Optional<Worth> all = optimum(asked, Optional.empty());
        Optional<Worth> fewer = DesignlessModel.of(less).flatMap(model -> optimum(model, Optional.empty()));
        return all.isPresent() && fewer.isPresent() && isDearer(fewer.get(), all.get())
                ? Optional.of(new Fault("who asks for less pays more", "for all " + all + ", for less " + fewer))
                : Optional.empty();
    }

    /** What the best design is worth, if it is known to be the best. */
    private static Optional<Worth> optimum(DesignlessModel asked, Optional<Layout> layout) {
        Synthesised answer = DesignTrial.design(asked.model(), layout);
        return answer.best().filter(best -> answer.isOptimal()).map(best -> best.worth());
    }

    private boolean isDearer(Worth one, Worth other) {
        tally.count("compared");
        tally.count(one.equals(other) ? "of the same worth" : "of different worth");
        return one.violations() > other.violations()
                || (one.violations() == other.violations()
                        && one.dollars().subtract(TINY).compareTo(other.dollars()) > 0);
    }

    private static Fields withoutStrategies(Fields sketch) {
        Items relationships = (Items) sketch.all().get("relationships");
        List<Sketch> free = relationships.all().stream()
                .<Sketch>map(relationship -> ((Fields) relationship).without("strategy"))
                .toList();
        return sketch.with("relationships", new Items(free));
    }
}
