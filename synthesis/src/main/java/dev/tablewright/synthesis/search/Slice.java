package dev.tablewright.synthesis.search;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.key.KeyTerm;
import dev.tablewright.synthesis.layout.DraftRendering;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What choices of one entity are worth, appraised on the part of the model that has to do with it. The other entities in that
 * part have their plainest keys; what they cost is the same under every choice and is taken off.
 */
final class Slice {

    private final Problem problem;
    private final Model model;
    private final Model silent;
    private final Map<EntityChoice, Appraisal> known = new HashMap<>();
    private final Entity entity;
    private Worth base;

    Slice(Problem problem, Entity entity) {
        this.problem = problem;
        this.entity = entity;
        SubModel part = new SubModel(problem.model());
        String name = entity.name().text();
        List<Pattern> patterns = problem.model().patterns().stream()
                .filter(pattern -> pattern.returns(name))
                .map(pattern -> alone(pattern, entity.name()))
                .toList();
        this.model = part.of(Set.of(name), patterns, part.writesOf(name));
        this.silent = part.of(Set.of(name), List.of(), part.writesOf(name));
    }

    /** The plainest key: the id, and nothing else. */
    static KeyShape ownKey(Problem problem, Entity entity) {
        List<KeyTerm> id = problem.paths().ofId(entity).stream()
                .map(problem.shapes()::found)
                .toList();
        return new KeyShape(id, List.of(), Condition.ALWAYS);
    }

    /** How much more a choice is worth than the plainest key that nobody reads by; and of that, what each pattern is. */
    Appraisal worth(EntityChoice choice) {
        return known.computeIfAbsent(choice, this::appraise);
    }

    Entity entity() {
        return entity;
    }

    int appraised() {
        return known.size();
    }

    private Appraisal appraise(EntityChoice choice) {
        Appraisal there = problem.appraiser().appraise(designed(model, choice));
        if (base == null) {
            base = problem.appraiser()
                    .appraise(designed(silent, problem.plainest(entity)))
                    .whole();
        }
        return new Appraisal(there.whole().minus(base), there.patterns(), there.oversized());
    }

    private Model designed(Model part, EntityChoice choice) {
        List<EntityChoice> all = part.entities().stream()
                .map(other -> other.name().equals(entity.name()) ? choice : problem.plainest(other))
                .toList();
        return DraftRendering.render(part, problem.layout(), new Draft(all, List.of()));
    }

    /** A pattern as it reads one of its entities by itself. */
    private static Pattern alone(Pattern pattern, Name entity) {
        return pattern.entities().size() == 1 ? pattern : pattern.ofEntities(List.of(entity));
    }
}
