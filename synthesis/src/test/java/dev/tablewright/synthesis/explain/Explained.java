package dev.tablewright.synthesis.explain;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.Rated;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;

/** The best design of a model that is written here: what it is worth, and how it is explained. */
final class Explained {

    private static final CheckedAppraiser APPRAISER = new CheckedAppraiser();

    private final Model model;
    private final Layout layout;
    private final Search search;
    private final Draft draft;

    Explained(String text, Layout layout) {
        this.model = Rated.of(Models.read("written", "tablewright: 1\napplication: Written\n" + text));
        this.layout = layout;
        this.search = new Search(model, layout, APPRAISER, 1, () -> false);
        this.draft = search.drafts().get(0);
    }

    /** As the checker prices it, whole. */
    Worth worth() {
        return APPRAISER.appraise(DraftRendering.render(model, layout, draft)).whole();
    }

    List<Remodelling> remodellings(String subject) {
        return decision(subject).remodellings();
    }

    Remodelling remodelling(String subject) {
        return remodellings(subject).get(0);
    }

    Decision decision(String subject) {
        return new Explanation(model, layout, search, draft, APPRAISER)
                .decisions().stream()
                        .filter(decision -> decision.subject().startsWith(subject))
                        .findFirst()
                        .orElseThrow();
    }
}
