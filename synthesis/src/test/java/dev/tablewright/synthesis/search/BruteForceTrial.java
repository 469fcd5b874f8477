package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.Rated;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.random.DesignlessModel;
import dev.tablewright.synthesis.random.Fault;
import dev.tablewright.synthesis.search.WholeDesigns.Whole;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Worth;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** One model in one layout: what the search finds is compared with the best of all designs. */
final class BruteForceTrial {

    /** More whole designs of one model are not appraised. */
    static final int MOST_DRAFTS =
            Integer.getInteger("tablewright.test.drafts", Scale.atLeast(Scale.LONG) ? 3_000 : 600);

    /** As many as the designer asks for if three designs are wanted: it takes the best of them as a whole. */
    private static final int WANTED = 12;

    private final Appraiser appraiser = new RememberingAppraiser();
    private final Model model;
    private final Layout layout;
    private final Differences differences;
    private final WholeDesigns designs;

    private BruteForceTrial(Model model, Layout layout, Differences differences) {
        this.model = model;
        this.layout = layout;
        this.differences = differences;
        this.designs = new WholeDesigns(model, layout, appraiser);
    }

    static Optional<Fault> of(DesignlessModel asked, Layout layout, Differences differences) {
        return new BruteForceTrial(Rated.of(asked.model()), layout, differences).fault();
    }

    private Optional<Fault> fault() {
        Optional<List<Draft>> all = new EveryDraft(Problem.of(model, layout, appraiser, () -> false)).all(MOST_DRAFTS);
        if (all.isEmpty()) {
            differences.count("skipped, too many designs");
            return Optional.empty();
        }
        Optional<Whole> best = designs.best(all.get());
        Search search = search(false);
        Search hasty = search(true);
        if (best.isEmpty() || search.drafts().isEmpty() || hasty.drafts().isEmpty()) {
            differences.count("without any design");
            return Fault.unless(
                    best.isEmpty()
                            && search.drafts().isEmpty()
                            && hasty.drafts().isEmpty(),
                    "only one of the two finds a design",
                    best + " " + search.drafts() + " " + hasty.drafts());
        }
        Whole optimum = best.get();
        return isBest(optimum, search)
                .or(() -> isBounded(optimum, search, "the bound of a search is not true"))
                .or(() -> isValid(hasty.drafts().get(0)))
                .or(() -> isBounded(optimum, hasty, "the bound of a search without time is not true"));
    }

    private Search search(boolean outOfTime) {
        return new Search(model, layout, appraiser, WANTED, () -> outOfTime);
    }

    private Optional<Fault> isBest(Whole optimum, Search search) {
        Optional<Whole> found = designs.best(search.drafts());
        if (found.isEmpty()) {
            return Optional.of(new Fault(
                    "no draft of the search is without error",
                    designs.text(search.drafts().get(0))));
        }
        Worth worth = found.get().worth();
        differences.compared(optimum.worth(), worth);
        return Fault.unless(
                differences.areTolerable(optimum.worth(), worth),
                "the search misses the best design",
                new Both(designs, optimum.draft(), found.get().draft(), search));
    }

    private Optional<Fault> isBounded(Whole optimum, Search search, String cause) {
        Whole found = designs.best(search.drafts()).orElseThrow();
        BigDecimal least = search.isComplete() ? found.worth().dollars() : search.leastDollars();
        differences.claimed(optimum.worth(), least, search.isComplete());
        return Fault.unless(
                differences.isTolerable(optimum.worth().dollars(), least),
                cause,
                new Both(designs, optimum.draft(), found.draft(), search));
    }

    private Optional<Fault> isValid(Draft draft) {
        return Fault.unless(
                designs.best(List.of(draft)).isPresent(), "a search without time finds what is no design", draft);
    }

    /** The two designs that are compared: written down only if somebody wants to see them. */
    private record Both(WholeDesigns designs, Draft best, Draft found, Search search) {
        @Override
        public String toString() {
            return "of all\n" + text(best) + "found, and none below " + search.leastDollars() + "\n" + text(found);
        }

        private String text(Draft draft) {
            return designs.worth(draft) + "\n" + draft + "\n" + designs.text(draft);
        }
    }
}
