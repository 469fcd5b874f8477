package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.Appraiser;
import dev.tablewright.synthesis.Worth;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The best drafts of a model in one layout. */
public final class Search {

    private final Problem problem;
    private final Map<String, EntitySearch> entities = new LinkedHashMap<>();
    private final List<Solution> found;
    private final boolean cut;
    private final Worth bound;

    /** @param model with a number for every rate */
    public Search(Model model, Layout layout, Appraiser appraiser, int wanted, BooleanSupplier outOfTime) {
        this.problem = Problem.of(model, layout, appraiser, outOfTime);
        for (Entity entity : model.entities()) {
            entities.put(entity.name().text(), new EntitySearch(problem, new EntityAsks(problem, entity)));
        }
        List<ComponentSearch> components = components().stream()
                .map(names -> new ComponentSearch(
                        problem, names.stream().map(entities::get).toList(), mixed(names), wanted))
                .toList();
        List<List<Solution>> solved =
                components.stream().map(ComponentSearch::solve).toList();
        this.found = solved.stream().anyMatch(List::isEmpty) ? List.of() : Ranking.ofComponents(solved, wanted);
        this.cut = components.stream().anyMatch(ComponentSearch::isCut);
        this.bound = components.stream().map(ComponentSearch::bound).reduce(Worth.NOTHING, Worth::plus);
    }

    /** The best first; none if some pattern cannot be served. */
    public List<Draft> drafts() {
        return found.stream().map(solution -> inOrder(solution.draft())).toList();
    }

    /** What the best draft is worth more than the bound: nothing if it is the best for certain. */
    public Worth slack() {
        return cut && !found.isEmpty() ? found.get(0).worth().minus(bound) : Worth.NOTHING;
    }

    /** Patterns that no key can serve. */
    public List<Pattern> unserved() {
        return entities.values().stream()
                .flatMap(entity -> entity.unserved().stream())
                .distinct()
                .toList();
    }

    /** How many designs of parts were appraised. */
    public int appraised() {
        return entities.values().stream().mapToInt(EntitySearch::appraised).sum();
    }

    private Draft inOrder(Draft draft) {
        List<EntityChoice> choices = new ArrayList<>(draft.choices());
        List<String> order = List.copyOf(entities.keySet());
        choices.sort(Comparator.comparing(choice -> order.indexOf(choice.name())));
        return new Draft(choices, draft.gatherings());
    }

    private List<Pattern> mixed(Set<String> names) {
        return problem.model().patterns().stream()
                .filter(pattern -> pattern.entities().size() > 1
                        && names.contains(pattern.entities().get(0).text()))
                .toList();
    }

    /** Entities that patterns read together, and those that they are read with, and so on. */
    private List<Set<String>> components() {
        Map<String, Set<String>> of = new LinkedHashMap<>();
        entities.keySet().forEach(name -> of.put(name, new LinkedHashSet<>(Set.of(name))));
        for (Pattern pattern : problem.model().patterns()) {
            Set<String> all = new LinkedHashSet<>();
            pattern.entities().forEach(name -> all.addAll(of.get(name.text())));
            all.forEach(name -> of.put(name, all));
        }
        return of.values().stream().distinct().toList();
    }
}
