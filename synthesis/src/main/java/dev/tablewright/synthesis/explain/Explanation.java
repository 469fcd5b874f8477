package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.List;
import java.util.stream.Stream;

/** Explains the best draft: relationship by relationship, entity by entity, index by index and pattern by pattern. */
public final class Explanation {

    private Explanation() {}

    /**
     * @param model with a number for every rate
     * @param draft the best, as the search found it
     */
    public static List<Decision> of(Model model, Layout layout, Search search, Draft draft, Appraiser appraiser) {
        Ground ground = new Ground(model, layout, search, draft, appraiser);
        return Stream.of(
                        model.relationships().stream()
                                .flatMap(line -> new RelationshipDecision(ground).of(line).stream()),
                        model.entities().stream().map(entity -> new EntityDecision(ground).of(entity)),
                        new IndexDecision(ground).all(),
                        model.patterns().stream().map(pattern -> new PatternDecision(ground).of(pattern)))
                .flatMap(decisions -> decisions)
                .toList();
    }
}
