package dev.tablewright.synthesis;

import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.explain.Differences;
import dev.tablewright.synthesis.explain.Explanation;
import dev.tablewright.synthesis.finding.Findings;
import dev.tablewright.synthesis.finding.Unservable;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.strategy.StrategyOf;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** From entities and patterns to keys: the whole way, from top to bottom. */
public final class Designer {

    /** Two percent are less than the estimates are good for, and less than a list of names costs those who must keep it. */
    private static final BigDecimal HARDLY_MORE = new BigDecimal("1.02");

    /** Many drafts differ in nothing that costs: so many more are looked at than are shown. */
    private static final int SPARE = 4;

    private static final Comparator<Finished> BEST = Comparator.comparingInt(
                    (Finished design) -> design.worth().violations())
            .thenComparing(design -> design.worth().dollars())
            .thenComparing(Finished::indexes)
            .thenComparing(design -> design.worth().requests());

    private final Model model;
    private final Model rated;
    private final Wish wish;
    private final Appraiser appraiser;
    private final Assumptions assumptions = new Assumptions();
    private final Set<Diagnostic> findings = new LinkedHashSet<>();
    private final List<Finished> finished = new ArrayList<>();
    private final Map<String, Appraisal> appraised = new HashMap<>();
    private Optional<BigDecimal> least = Optional.empty();

    private Designer(Model model, Wish wish, Appraiser appraiser) {
        this.model = model;
        this.rated = assumptions.applied(model);
        this.wish = wish;
        this.appraiser = appraiser;
    }

    /** A draft with its names and its price. */
    private record Finished(Layout layout, Search search, Draft draft, Model model, Appraisal appraisal) {

        Worth worth() {
            return appraisal.whole();
        }

        boolean isTaken() {
            return appraisal.oversized().isEmpty();
        }

        int tables() {
            return model.design().orElseThrow().tables().size();
        }

        int indexes() {
            return model.design().orElseThrow().tables().stream()
                    .mapToInt(table -> table.indexes().size())
                    .sum();
        }

        private boolean isAsGoodAs(Finished other) {
            return layout == other.layout
                    && worth().violations() == other.worth().violations()
                    && worth().dollars().compareTo(other.worth().dollars()) == 0
                    && worth().requests().compareTo(other.worth().requests()) == 0;
        }
    }

    /** Designs for a model; what its own design says of an entity is kept. */
    public static Synthesised design(Model model, Wish wish, Appraiser appraiser) {
        Optional<Diagnostic> nothing = Findings.nothing(model);
        return nothing.isPresent() ? refusal(List.of(nothing.get())) : new Designer(model, wish, appraiser).design();
    }

    private Synthesised design() {
        layouts().forEach(this::search);
        if (finished.isEmpty()) {
            return refusal(List.copyOf(findings));
        }
        finished.sort(BEST);
        List<Finished> distinct = new ArrayList<>();
        finished.stream()
                .filter(design -> distinct.stream().noneMatch(design::isAsGoodAs))
                .forEach(distinct::add);
        Finished best = distinct.get(0);
        List<Finished> shown = shown(distinct);
        return new Synthesised(
                shown.stream()
                        .map(design -> new Proposal(design.model(), design.worth(), differences(best, design)))
                        .toList(),
                gap(best.worth().dollars()),
                strategies(best),
                Optional.of(new Explanation(rated, best.layout(), best.search(), best.draft(), appraiser)),
                assumptions.sentences(),
                List.of());
    }

    /** The best; and if the other layout was asked for as well, at least one of it, to compare with. */
    private List<Finished> shown(List<Finished> ranked) {
        List<Finished> shown = new ArrayList<>(ranked.subList(0, Math.min(wish.designs(), ranked.size())));
        Layout first = ranked.get(0).layout();
        Optional<Finished> other =
                ranked.stream().filter(design -> design.layout() != first).findFirst();
        if (other.isPresent() && shown.size() > 1 && !shown.contains(other.get())) {
            shown.set(shown.size() - 1, other.get());
        }
        return shown;
    }

    private Map<String, String> strategies(Finished best) {
        StrategyOf strategy = new StrategyOf(rated, best.layout());
        Map<String, String> words = new LinkedHashMap<>();
        rated.relationships().forEach(line -> words.put(line.text(), strategy.words(line, best.draft())));
        return words;
    }

    /** Keys that are kept are keys of one layout. */
    private List<Layout> layouts() {
        Optional<Layout> kept =
                model.design().filter(design -> !design.keys().isEmpty()).map(Design::layout);
        return kept.or(wish::layout).map(List::of).orElse(List.of(Layout.values()));
    }

    private static Synthesised refusal(List<Diagnostic> findings) {
        return new Synthesised(List.of(), BigDecimal.ZERO, Map.of(), Optional.empty(), List.of(), findings);
    }

    private BigDecimal gap(BigDecimal dollars) {
        BigDecimal slack = dollars.subtract(least.orElse(dollars)).max(BigDecimal.ZERO);
        return slack.signum() == 0 ? BigDecimal.ZERO : slack.divide(dollars, MathContext.DECIMAL32);
    }

    private void search(Layout layout) {
        Search search = new Search(rated, layout, appraiser, wish.designs() * SPARE, wish.outOfTime());
        List<Diagnostic> obstacles = obstacles(search);
        if (obstacles.isEmpty()) {
            List<Finished> all = search.drafts().stream()
                    .map(draft -> finish(layout, search, draft))
                    .toList();
            // What DynamoDB would refuse is no design.
            List<Finished> taken = all.stream().filter(Finished::isTaken).toList();
            finished.addAll(taken);
            if (taken.isEmpty()) {
                obstacles.addAll(tooLong(all.get(0)));
            } else if (!search.isComplete()) {
                least = Optional.of(search.leastDollars().min(least.orElse(search.leastDollars())));
            }
        }
        findings.addAll(obstacles);
    }

    private List<Diagnostic> tooLong(Finished design) {
        ValuePaths paths = new ValuePaths(rated);
        return design.appraisal().oversized().stream()
                .map(value ->
                        Findings.tooLong(paths, rated.entity(value.entity()).orElseThrow(), value))
                .toList();
    }

    /**
     * Of two ways to say what indexes hold, the shorter one, unless it costs noticeably more; and entities share the
     * partitions of indexes, unless that makes one too hot.
     */
    private Finished finish(Layout layout, Search search, Draft draft) {
        Draft chosen = draft;
        Appraisal appraisal = appraisal(layout, draft);
        int violations = appraisal.whole().violations();
        if (violations > 0 && appraisal(layout, draft.loose()).whole().violations() < violations) {
            chosen = draft.loose();
            appraisal = appraisal(layout, chosen);
        }
        Worth worth = appraisal.whole();
        Appraisal generous = appraisal(layout, chosen.generous());
        Worth all = generous.whole();
        boolean same = all.refused() <= worth.refused()
                && all.violations() <= worth.violations()
                && all.dollars().compareTo(worth.dollars().multiply(HARDLY_MORE)) <= 0;
        Draft named = same ? chosen.generous() : chosen;
        return new Finished(
                layout, search, named, DraftRendering.render(model, layout, named), same ? generous : appraisal);
    }

    /** Many ways to say it say the same, and are appraised once. */
    private Appraisal appraisal(Layout layout, Draft draft) {
        Model designed = DraftRendering.render(rated, layout, draft);
        return appraised.computeIfAbsent(
                layout + " " + designed.design().orElseThrow().tables() + draft.choices() + draft.gatherings(),
                key -> appraiser.appraise(designed));
    }

    /** Why there is no design in a layout; nothing if there is one. */
    private List<Diagnostic> obstacles(Search search) {
        Unservable unservable = new Unservable(new ValuePaths(rated));
        List<Diagnostic> obstacles = new ArrayList<>(
                search.unserved().stream().map(unservable::finding).toList());
        search.contradictions().forEach((pin, entity) -> obstacles.add(Findings.contradiction(pin, entity)));
        if (obstacles.isEmpty() && search.drafts().isEmpty()) {
            obstacles.add(Findings.tooManyIndexes(rated, DynamoFacts.INDEXES_AT_MOST));
        }
        return obstacles;
    }

    private List<String> differences(Finished best, Finished other) {
        if (best.draft().equals(other.draft()) && best.layout() == other.layout()) {
            return List.of();
        }
        Differences differences = new Differences(rated);
        return best.layout() == other.layout()
                ? differences.between(best.draft(), other.draft(), best.worth(), other.worth())
                : differences.ofLayouts(other.tables(), other.indexes(), best.worth(), other.worth());
    }
}
