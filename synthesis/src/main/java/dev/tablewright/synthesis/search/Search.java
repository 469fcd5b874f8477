package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.worth.Appraiser;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The best drafts of a model in one layout. */
public final class Search {

    private final Problem problem;
    private final Map<String, EntitySearch> entities = new LinkedHashMap<>();
    private final List<ComponentSearch> components;
    private final List<Solution> found;
    private final boolean cut;
    private final Worth bound;

    /** @param model with a number for every rate */
    public Search(Model model, Layout layout, Appraiser appraiser, int wanted, BooleanSupplier outOfTime) {
        this.problem = Problem.of(model, layout, appraiser, outOfTime);
        for (Entity entity : model.entities()) {
            entities.put(entity.name().text(), new EntitySearch(problem, new EntityAsks(problem, entity)));
        }
        this.components = components().stream()
                .map(names -> new ComponentSearch(
                        problem, names.stream().map(entities::get).toList(), mixed(names), wanted))
                .toList();
        List<List<Solution>> solved =
                components.stream().map(ComponentSearch::solve).toList();
        this.found = solved.stream().anyMatch(List::isEmpty) ? List.of() : Ranking.best(solved, wanted);
        this.cut = components.stream().anyMatch(ComponentSearch::isCut);
        this.bound = components.stream().map(ComponentSearch::bound).reduce(Worth.NOTHING, Worth::plus);
    }

    /** The best first; none if some pattern cannot be served. */
    public List<Draft> drafts() {
        return found.stream().map(solution -> inOrder(solution.draft())).toList();
    }

    /** Whether no other combination has a better sum. */
    public boolean isComplete() {
        return !cut;
    }

    /**
     * What no design costs less than, if not all were looked at. It is a price of whole designs: what a draft comes to as a
     * sum is no more than a guess at its price. If there may be designs that break fewer limits than the best that was found,
     * nothing is known of what they cost, and so it is nothing.
     */
    public BigDecimal leastDollars() {
        boolean known = !found.isEmpty()
                && found.get(0).worth().refused() <= bound.refused()
                && found.get(0).worth().violations() <= bound.violations();
        return known ? bound.plus(unread()).dollars().max(BigDecimal.ZERO) : BigDecimal.ZERO;
    }

    /** What the model costs with the plainest keys if nobody reads: that is no part of what choices are worth. */
    private Worth unread() {
        Model silent = new SubModel(problem.model())
                .of(entities.keySet(), List.of(), problem.model().writes());
        List<EntityChoice> plainest =
                silent.entities().stream().map(problem::plainest).toList();
        return problem.appraiser()
                .appraise(DraftRendering.render(silent, problem.layout(), new Draft(plainest, List.of())))
                .whole();
    }

    /** The strategies that the author insists on and that no key can keep, and whose they are. */
    public Map<Relationship, Entity> contradictions() {
        Map<Relationship, Entity> all = new LinkedHashMap<>();
        entities.values().forEach(search -> search.contradictions().forEach(pin -> all.put(pin, search.entity())));
        return all;
    }

    /** What patterns ask that no key can answer. */
    public List<Ask> unserved() {
        return entities.values().stream()
                .flatMap(entity -> entity.unserved().stream())
                .toList();
    }

    /** How many designs of parts were appraised. */
    public int appraised() {
        return entities.values().stream().mapToInt(EntitySearch::appraised).sum();
    }

    /** What keys an entity could have in the table, and what each costs; the one that it has is among them, and costs nothing. */
    public List<Option> primaries(String entity) {
        List<Option> options = new ArrayList<>();
        for (KeyShape primary : entities.get(entity).primaries()) {
            alternative(entity, Restriction.choice(entity, choice -> choice.primary()
                            .equals(primary)))
                    .ifPresent(solution -> options.add(option(primary, Place.TABLE, entity, solution)));
        }
        options.sort(Option.CHEAPEST);
        return options;
    }

    /** By which keys a pattern of one entity could be read, and what each costs. */
    public List<Option> keys(Pattern pattern) {
        String entity = pattern.entities().get(0).text();
        Ask ask =
                new Ask(problem.paths(), pattern, problem.model().entity(entity).orElseThrow());
        List<Option> options = new ArrayList<>();
        for (KeyShape shape : entities.get(entity).answering(ask)) {
            alternative(entity, Restriction.choice(entity, choice -> route(ask, choice)
                            .filter(shape::equals)
                            .isPresent()))
                    .ifPresent(solution -> options.add(option(shape, Place.INDEX, entity, solution)));
        }
        options.sort(Option.CHEAPEST);
        return options;
    }

    /** Where a pattern of several entities could be read, and what each costs. */
    public List<Option> places(Pattern pattern) {
        String name = pattern.name().text();
        String entity = pattern.entities().get(0).text();
        List<Option> options = new ArrayList<>();
        for (Place place : Place.values()) {
            alternative(entity, Restriction.mode(name, mode -> mode.kind() == place))
                    .ifPresent(solution -> options.add(
                            option(solution.draft().choice(entity).orElseThrow().primary(), place, entity, solution)));
        }
        options.sort(Option.CHEAPEST);
        return options;
    }

    /** The key by which a choice of an entity answers, if it does. */
    public Optional<KeyShape> route(Ask ask, EntityChoice choice) {
        if (problem.fit().serves(ask, choice.primary(), true) && !problem.fit().wastes(ask, choice.primary())) {
            return Optional.of(choice.primary());
        }
        return choice.entries().stream()
                .map(Entry::shape)
                .filter(shape -> problem.fit().serves(ask, shape, false))
                .min(Comparator.comparing(shape -> problem.fit().wastes(ask, shape)))
                .or(() -> Optional.of(choice.primary())
                        .filter(key -> problem.fit().serves(ask, key, true)));
    }

    private Optional<Solution> alternative(String entity, Restriction restriction) {
        return component(entity).restricted(restriction).solve().stream().findFirst();
    }

    private Option option(KeyShape key, Place place, String entity, Solution solution) {
        Solution best = component(entity).best();
        List<EntityChoice> choices = new ArrayList<>(solution.draft().choices());
        found.get(0).draft().choices().stream()
                .filter(choice -> solution.draft().choice(choice.name()).isEmpty())
                .forEach(choices::add);
        List<Gathering> gatherings = new ArrayList<>(solution.draft().gatherings());
        found.get(0).draft().gatherings().stream()
                .filter(gathering -> !component(entity).decides(gathering.pattern()))
                .forEach(gatherings::add);
        return new Option(key, place, solution.worth().minus(best.worth()), inOrder(new Draft(choices, gatherings)));
    }

    private ComponentSearch component(String entity) {
        return components.stream()
                .filter(component -> component.holds(entity))
                .findFirst()
                .orElseThrow();
    }

    private Draft inOrder(Draft draft) {
        List<EntityChoice> choices = new ArrayList<>(draft.choices());
        List<String> order = List.copyOf(entities.keySet());
        choices.sort(Comparator.comparing(choice -> order.indexOf(choice.name())));
        return new Draft(choices, draft.gatherings(), draft.precise(), draft.dense());
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
