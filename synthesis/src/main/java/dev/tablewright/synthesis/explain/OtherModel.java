package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The same data in another model: designed by the same search, and priced by the same appraiser. */
final class OtherModel {

    private final Ground ground;
    private final Model part;
    private final UnaryOperator<Model> rewriting;

    /**
     * @param part what the rewriting has to do with: all else costs the same in both
     * @param rewriting from a model to the other one; it is also given the part with other numbers
     */
    OtherModel(Ground ground, Model part, UnaryOperator<Model> rewriting) {
        this.ground = ground;
        this.part = part;
        this.rewriting = rewriting;
    }

    /**
     * What the other model comes to.
     *
     * @param designed the part of it that differs, with the best design
     * @param extra what it is worth more than the design that was chosen
     */
    record Priced(Draft draft, Model designed, Worth extra) {}

    /** The best design of the other model; empty if no key serves it. */
    Optional<Priced> priced() {
        Model other = rewriting.apply(part);
        Search search = new Search(other, ground.layout(), ground.appraiser(), 1, () -> false);
        return search.drafts().stream().findFirst().map(found -> {
            // Indexes hold what they hold in the chosen design: all, or what is named.
            Draft draft = new Draft(
                    found.choices(),
                    found.gatherings(),
                    ground.draft().precise(),
                    ground.draft().dense());
            Model designed = DraftRendering.render(other, ground.layout(), draft);
            return new Priced(draft, designed, worth(designed).minus(worth(rendered(part, ground.draft()))));
        });
    }

    /** From which size of a number on the other model pays, or no longer does; nothing if it does not depend on it. */
    Optional<String> tipping(Priced priced, Scaled number) {
        return TurningPoint.of(factor -> isCheaper(priced, number, factor)).flatMap(turn -> {
            boolean now = priced.extra().dollars().signum() < 0;
            String side = turn.above() == now ? "below " : "above ";
            return number.words(turn.factor()).isEmpty()
                    ? Optional.empty()
                    : Optional.of((now ? "it pays " : "it would pay ") + side + number.words(turn.factor()));
        });
    }

    private boolean isCheaper(Priced priced, Scaled number, BigDecimal factor) {
        Model scaled = number.model(part, factor);
        BigDecimal other =
                worth(rendered(rewriting.apply(scaled), priced.draft())).dollars();
        return other.compareTo(worth(rendered(scaled, ground.draft())).dollars()) < 0;
    }

    private Model rendered(Model model, Draft draft) {
        return DraftRendering.render(model, ground.layout(), draft.of(model));
    }

    private Worth worth(Model designed) {
        return ground.appraiser().appraise(designed).whole();
    }
}
