package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.strategy.Copying;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What it would cost to keep copies of what more read in one second than a partition bears. */
final class CopiesProposal {

    /** More copies nobody writes. */
    private static final int MOST = 1_000;

    private final Ground ground;
    private final boolean kept;

    CopiesProposal(Ground ground) {
        this.ground = ground;
        this.kept = violations(ground.model()) == 0;
    }

    /** The fewest copies that keep the limit; empty if it is kept as it is, or copies do not help. */
    Optional<Remodelling> of(Pattern pattern) {
        String entity = pattern.entities().get(0).text();
        if (kept
                || pattern.entities().size() > 1
                || ground.isKept(ground.model().entity(entity).orElseThrow())) {
            return Optional.empty();
        }
        Model part = ground.part(Set.of(entity));
        return fewest(part, pattern).flatMap(copies -> proposed(part, pattern, copies));
    }

    private Optional<Remodelling> proposed(Model part, Pattern pattern, int copies) {
        String name = pattern.name().text();
        return Copying.of(part, name, copies).flatMap(copying -> new OtherModel(
                        ground,
                        part,
                        model -> Copying.of(model, name, copies).orElseThrow().model())
                .priced()
                .filter(priced -> priced.extra().violations() < 0)
                .map(priced -> new Remodelling(
                        Remodelling.Kind.COPIES,
                        name,
                        copies + " copies of " + copying.what() + ", of which each call reads one",
                        priced.extra().dollars(),
                        priced.extra().violations(),
                        List.of(
                                String.format(
                                        Locale.ROOT,
                                        "`%s` asks one key for more than the %,d read units a second that it bears;"
                                                + " %d copies are the fewest that do",
                                        name,
                                        PartitionLimit.READ.units(),
                                        copies),
                                "every write is made " + copies + " times, and a reader may see the copy before it"),
                        copying.changes())));
    }

    /** Each copy gets its share of the calls: so many that one share is not too much. */
    private Optional<Integer> fewest(Model part, Pattern pattern) {
        int now = violations(part, pattern, 1);
        int least = now == 0 ? 0 : violations(part, pattern, MOST);
        if (least >= now) {
            return Optional.empty();
        }
        int tooFew = 1;
        int enough = MOST;
        while (enough - tooFew > 1) {
            int middle = (tooFew + enough) / 2;
            if (violations(part, pattern, middle) > least) {
                tooFew = middle;
            } else {
                enough = middle;
            }
        }
        return Optional.of(enough);
    }

    private int violations(Model part, Pattern pattern, int copies) {
        BigDecimal share = BigDecimal.ONE.divide(BigDecimal.valueOf(copies), MathContext.DECIMAL64);
        return violations(new Scaled.PatternRate(pattern).model(part, share));
    }

    private int violations(Model model) {
        return ground.appraiser()
                .appraise(DraftRendering.render(
                        model, ground.layout(), ground.draft().of(model)))
                .whole()
                .violations();
    }
}
