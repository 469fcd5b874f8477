package dev.tablewright.synthesis.search;

import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the best designs of entities that patterns read together. What an entity costs depends on where those patterns are
 * read that read it, and on nothing else; so the component falls apart as soon as it is decided for a few of them.
 */
final class ComponentSearch {

    private final Board board;
    private final List<Step> first;
    private final int wanted;
    private List<Solution> found = List.of();
    private Worth bound = Worth.NOTHING;
    private boolean cut;

    private ComponentSearch(Board board, List<Step> first, int wanted) {
        this.board = board;
        this.first = first;
        this.wanted = wanted;
    }

    ComponentSearch(Problem problem, List<EntitySearch> entities, List<Pattern> mixed, int wanted) {
        List<List<Mode>> modes = mixed.stream()
                .map(pattern -> Gatherings.modes(
                        problem,
                        pattern,
                        entities.stream()
                                .filter(member ->
                                        pattern.returns(member.entity().name().text()))
                                .toList()))
                .toList();
        List<EntityPart> parts = entities.stream()
                .map(entity -> new EntityPart(entity, readers(entity, mixed), wanted, Restriction.NONE))
                .toList();
        this.board = new Board(
                modes,
                parts,
                Stream.generate(StepMemory::new).limit(mixed.size()).toList(),
                new SharedPartitions(),
                Restriction.NONE,
                problem.outOfTime());
        this.first = DecisionOrder.of(
                mixed.size(), parts.stream().map(EntityPart::patterns).toList(), SharedPartitions.of(modes));
        this.wanted = wanted;
    }

    private static List<Integer> readers(EntitySearch entity, List<Pattern> mixed) {
        return IntStream.range(0, mixed.size())
                .filter(pattern -> entity.reads(mixed.get(pattern).name().text()))
                .boxed()
                .toList();
    }

    /** The best designs, the best first. */
    List<Solution> solve() {
        Descent descent = new Descent(board, wanted);
        List<List<Solution>> lists = new ArrayList<>();
        bound = Worth.NOTHING;
        for (EntityPart part : board.parts()) {
            if (part.patterns().isEmpty()) {
                EntityPart.Offer offer = part.offer(new Decisions(board.modes()));
                lists.add(offer.best());
                bound = Limit.sum(bound, offer.bound());
            }
        }
        for (Step step : first) {
            Outcome outcome = descent.from(step, Limit.UNLIMITED);
            lists.add(outcome.best());
            bound = Limit.sum(bound, outcome.bound());
        }
        cut = descent.wasHurried();
        found = lists.stream().anyMatch(List::isEmpty) ? List.of() : inOrder(Ranking.best(lists, wanted));
        return found;
    }

    private List<Solution> inOrder(List<Solution> solutions) {
        List<String> entities = board.parts().stream().map(EntityPart::name).toList();
        List<String> patterns =
                board.modes().stream().map(all -> all.get(0).pattern()).toList();
        return solutions.stream()
                .map(solution -> solution.inOrder(entities, patterns))
                .toList();
    }

    /** The same search with something left out. */
    ComponentSearch restricted(Restriction less) {
        return new ComponentSearch(board.restricted(less, first), first, 1);
    }

    boolean holds(String entity) {
        return board.parts().stream().anyMatch(part -> part.name().equals(entity));
    }

    /** Whether it is decided here where a pattern is read. */
    boolean decides(String pattern) {
        return board.modes().stream().anyMatch(all -> all.get(0).pattern().equals(pattern));
    }

    Solution best() {
        return found.get(0);
    }

    /** What no design can undercut. */
    Worth bound() {
        return found.isEmpty() ? Worth.NOTHING : bound;
    }

    boolean isCut() {
        return cut || board.parts().stream().anyMatch(EntityPart::isCut);
    }
}
