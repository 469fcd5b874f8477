package dev.tablewright.synthesis.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.Rated;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.random.DesignlessModel;
import dev.tablewright.synthesis.random.Fault;
import dev.tablewright.synthesis.random.FaultReport;
import dev.tablewright.synthesis.random.FaultReport.Trial;
import dev.tablewright.synthesis.random.SmallModel;
import dev.tablewright.synthesis.random.Tally;
import dev.tablewright.synthesis.search.WholeDesigns.Whole;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * What another key of an entity is said to cost more is what the best of all designs with that key costs more. Prices of
 * parts do not add up exactly: where entities share an index, each holds what any of them names, and a page may just then
 * need a unit more. So a few may be off.
 */
class AlternativePricesTest {

    private static final long SEED = Scale.seed(20261115);

    private static final Layout LAYOUT = Layout.SINGLE_TABLE;

    /** The same error as of a claim: prices of parts do not add up exactly. */
    private static final BigDecimal TOLERANCE = new BigDecimal("0.01");

    /** Measured: two of 170 are not told to the cent. */
    private static final int MOST_OFF_IN_A_HUNDRED = 2;

    private static final BigDecimal CENT = new BigDecimal("0.01");

    private final FaultReport report = new FaultReport();
    private final Tally tally = new Tally();

    @Test
    void areTrue() {
        Trial trial = new Trial("in layout " + LAYOUT, this::fault);
        LongStream.range(0, Scale.times(10, 80, 2_000)).parallel().forEach(i -> SmallModel.draw(SEED + i)
                .ifPresent(asked -> report.test(SEED + i, asked, trial)));
        System.out.println("seed " + SEED + "\n" + tally);
        assertThat(report.times() * 100 <= tally.of("alternatives") * MOST_OFF_IN_A_HUNDRED)
                .as(() -> report.text())
                .isTrue();
        assertThat(tally.of("models")).isGreaterThanOrEqualTo(Scale.times(10, 80, 2_000) / 2);
        assertThat(tally.of("alternatives")).isGreaterThanOrEqualTo(Scale.times(10, 80, 2_000) / 2);
    }

    private Optional<Fault> fault(DesignlessModel asked) {
        Model model = Rated.of(asked.model());
        Appraiser appraiser = new RememberingAppraiser();
        Problem problem = Problem.of(model, LAYOUT, appraiser, () -> false);
        List<Draft> all =
                new EveryDraft(problem).all(BruteForceTrial.MOST_DRAFTS).orElse(List.of());
        Search search = new Search(model, LAYOUT, appraiser, 1, () -> false);
        if (all.isEmpty() || search.drafts().isEmpty()) {
            return Optional.empty();
        }
        tally.count("models");
        WholeDesigns designs = new WholeDesigns(model, LAYOUT, appraiser);
        Whole best = designs.best(all).orElseThrow();
        for (Entity entity : model.entities()) {
            for (Option option : search.primaries(entity.name().text())) {
                Optional<Whole> other = designs.best(all.stream()
                        .filter(draft -> hasKey(draft, entity, option))
                        .toList());
                if (other.isEmpty() || !isTrue(best, other.get(), option)) {
                    return Optional.of(new Fault(
                            "an alternative has another price",
                            option.key() + " of " + entity.name() + " is said to cost " + option.extra() + " more than "
                                    + best + "\nbut is " + other));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean hasKey(Draft draft, Entity entity, Option option) {
        return draft.choice(entity.name().text()).orElseThrow().primary().equals(option.key());
    }

    private boolean isTrue(Whole best, Whole other, Option option) {
        BigDecimal extra = other.worth().dollars().subtract(best.worth().dollars());
        BigDecimal error = extra.subtract(option.extra().dollars()).abs();
        tally.count("alternatives");
        tally.count(error.compareTo(CENT) <= 0 ? "alternatives with their price to the cent" : "alternatives nearly");
        return other.worth().violations() - best.worth().violations()
                        == option.extra().violations()
                && (error.compareTo(CENT) <= 0
                        || error.compareTo(other.worth().dollars().multiply(TOLERANCE)) <= 0);
    }
}
