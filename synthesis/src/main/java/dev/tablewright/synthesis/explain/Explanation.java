package dev.tablewright.synthesis.explain;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.search.Search;
import dev.tablewright.synthesis.worth.Appraiser;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Explains the best draft: relationship by relationship, entity by entity, index by index and pattern by pattern. What is not
 * asked for is not found out, and nothing twice.
 */
public final class Explanation {

    private final Ground ground;
    private Optional<List<Remodelling>> remodellings = Optional.empty();
    private Optional<List<Decision>> decisions = Optional.empty();

    /**
     * @param model with a number for every rate
     * @param draft the best, as the search found it
     */
    public Explanation(Model model, Layout layout, Search search, Draft draft, Appraiser appraiser) {
        this.ground = new Ground(model, layout, search, draft, appraiser);
    }

    /** What other models would come to, be it more or less. */
    public List<Remodelling> remodellings() {
        if (remodellings.isEmpty()) {
            SplitProposal split = new SplitProposal(ground);
            CopiesProposal copies = new CopiesProposal(ground);
            remodellings = Optional.of(Stream.concat(
                            ground.model().entities().stream().flatMap(entity -> split.of(entity).stream()),
                            ground.model().patterns().stream().flatMap(pattern -> copies.of(pattern).stream()))
                    .toList());
        }
        return remodellings.get();
    }

    public List<Decision> decisions() {
        if (decisions.isEmpty()) {
            decisions = Optional.of(Stream.of(relationships(), entities(), new IndexDecision(ground).all(), patterns())
                    .flatMap(all -> all)
                    .toList());
        }
        return decisions.get();
    }

    private Stream<Decision> relationships() {
        return ground.model().relationships().stream()
                .flatMap(line -> new RelationshipDecision(ground).of(line).stream());
    }

    private Stream<Decision> entities() {
        return ground.model().entities().stream().map(entity -> new EntityDecision(ground)
                .of(entity)
                .with(about(Remodelling.Kind.SPLIT, entity.name().text())));
    }

    private Stream<Decision> patterns() {
        return ground.model().patterns().stream().map(pattern -> new PatternDecision(ground)
                .of(pattern)
                .with(about(Remodelling.Kind.COPIES, pattern.name().text())));
    }

    private List<Remodelling> about(Remodelling.Kind kind, String subject) {
        return remodellings().stream()
                .filter(other -> other.kind() == kind && other.subject().equals(subject))
                .toList();
    }
}
