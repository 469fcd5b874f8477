package dev.tablewright.synthesis;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.Search;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** From entities and patterns to keys: the whole way, from top to bottom. */
public final class Designer {

    private static final Comparator<Proposal> BEST = Comparator.comparingInt(
                    (Proposal proposal) -> proposal.worth().violations())
            .thenComparing(proposal -> proposal.worth().dollars())
            .thenComparing(Designer::indexes)
            .thenComparing(proposal -> proposal.worth().requests());

    private Designer() {}

    /** Designs for a model; what its own design says of an entity is kept. */
    public static Synthesised design(Model model, Wish wish, Appraiser appraiser) {
        Assumptions assumptions = new Assumptions();
        Model rated = assumptions.applied(model);
        List<Proposal> proposals = new ArrayList<>();
        BigDecimal slack = BigDecimal.ZERO;
        for (Layout layout : wish.layout().map(List::of).orElse(List.of(Layout.values()))) {
            Search search = new Search(rated, layout, appraiser, wish.designs(), wish.outOfTime());
            for (Draft draft : search.drafts()) {
                Worth worth = appraiser
                        .appraise(DraftRendering.render(rated, layout, draft))
                        .whole();
                proposals.add(new Proposal(DraftRendering.render(model, layout, draft), worth, List.of()));
            }
            slack = slack.max(search.slack().dollars());
        }
        proposals.sort(BEST);
        List<Proposal> best = proposals.stream().limit(wish.designs()).toList();
        BigDecimal gap = best.isEmpty() || best.get(0).worth().dollars().signum() == 0
                ? BigDecimal.ZERO
                : slack.divide(best.get(0).worth().dollars(), MathContext.DECIMAL32);
        return new Synthesised(best, gap, List.of(), assumptions.sentences(), List.of());
    }

    private static int indexes(Proposal proposal) {
        return proposal.model().design().orElseThrow().tables().stream()
                .mapToInt(table -> table.indexes().size())
                .sum();
    }
}
