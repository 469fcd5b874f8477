package dev.tablewright.synthesis;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.finding.Findings;
import dev.tablewright.synthesis.finding.Unservable;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.Search;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** From entities and patterns to keys: the whole way, from top to bottom. */
public final class Designer {

    private static final Comparator<Proposal> BEST = Comparator.comparingInt(
                    (Proposal proposal) -> proposal.worth().violations())
            .thenComparing(proposal -> proposal.worth().dollars())
            .thenComparing(Designer::indexes)
            .thenComparing(proposal -> proposal.worth().requests());

    /** Two percent are less than the estimates are good for, and less than a list of names costs those who must keep it. */
    private static final BigDecimal HARDLY_MORE = new BigDecimal("1.02");

    private Designer() {}

    /** Designs for a model; what its own design says of an entity is kept. */
    public static Synthesised design(Model model, Wish wish, Appraiser appraiser) {
        Optional<Diagnostic> nothing = Findings.nothing(model);
        if (nothing.isPresent()) {
            return refusal(List.of(nothing.get()));
        }
        Assumptions assumptions = new Assumptions();
        Model rated = assumptions.applied(model);
        List<Proposal> proposals = new ArrayList<>();
        Set<Diagnostic> findings = new LinkedHashSet<>();
        BigDecimal slack = BigDecimal.ZERO;
        for (Layout layout : wish.layout().map(List::of).orElse(List.of(Layout.values()))) {
            Search search = new Search(rated, layout, appraiser, wish.designs(), wish.outOfTime());
            List<Diagnostic> obstacles = obstacles(rated, search);
            if (obstacles.isEmpty()) {
                for (Draft draft : search.drafts()) {
                    proposals.add(proposal(model, rated, layout, draft, appraiser));
                }
                slack = slack.max(search.slack().dollars());
            }
            findings.addAll(obstacles);
        }
        if (proposals.isEmpty()) {
            return refusal(List.copyOf(findings));
        }
        proposals.sort(BEST);
        List<Proposal> best = proposals.stream().limit(wish.designs()).toList();
        BigDecimal dollars = best.get(0).worth().dollars();
        BigDecimal gap = dollars.signum() == 0 || slack.signum() == 0
                ? BigDecimal.ZERO
                : slack.divide(dollars, MathContext.DECIMAL32).min(BigDecimal.ONE);
        return new Synthesised(best, gap, List.of(), assumptions.sentences(), List.of());
    }

    /** Of two ways to say what indexes hold, the shorter one, unless it costs noticeably more. */
    private static Proposal proposal(Model model, Model rated, Layout layout, Draft draft, Appraiser appraiser) {
        Worth precise =
                appraiser.appraise(DraftRendering.render(rated, layout, draft)).whole();
        Worth generous = appraiser
                .appraise(DraftRendering.render(rated, layout, draft.generous()))
                .whole();
        boolean same = precise.refused() == generous.refused()
                && precise.violations() >= generous.violations()
                && generous.dollars().compareTo(precise.dollars().multiply(HARDLY_MORE)) <= 0;
        return new Proposal(
                DraftRendering.render(model, layout, same ? draft.generous() : draft),
                same ? generous : precise,
                List.of());
    }

    private static Synthesised refusal(List<Diagnostic> findings) {
        return new Synthesised(List.of(), BigDecimal.ZERO, List.of(), List.of(), findings);
    }

    /** Why there is no design in a layout; nothing if there is one. */
    private static List<Diagnostic> obstacles(Model model, Search search) {
        ValuePaths paths = new ValuePaths(model);
        Unservable unservable = new Unservable(paths);
        List<Diagnostic> unserved =
                search.unserved().stream().map(unservable::finding).toList();
        return unserved.isEmpty()
                ? search.tooLong().stream()
                        .map(choice -> Findings.tooLong(paths, choice))
                        .toList()
                : unserved;
    }

    private static int indexes(Proposal proposal) {
        return proposal.model().design().orElseThrow().tables().stream()
                .mapToInt(table -> table.indexes().size())
                .sum();
    }
}
