package dev.tablewright.synthesis.search;

import dev.tablewright.synthesis.worth.Worth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an entity costs, given where the patterns are read that read it with others. */
final class EntityPart {

    /**
     * The best choices, the best first, and what none undercuts.
     *
     * @param best none if what was decided cannot be
     */
    record Offer(List<Solution> best, Worth bound) {

        static final Offer NONE = new Offer(List.of(), Limit.UNLIMITED);
    }

    private final EntitySearch entity;
    private final List<Integer> patterns;
    private final int wanted;
    private final Restriction restriction;
    private final Map<List<Integer>, Offer> known = new HashMap<>();
    private final Map<String, Worth> alone = new HashMap<>();

    EntityPart(EntitySearch entity, List<Integer> patterns, int wanted, Restriction restriction) {
        this.entity = entity;
        this.patterns = patterns;
        this.wanted = wanted;
        this.restriction = restriction;
    }

    EntityPart restricted(Restriction less) {
        return name().equals(less.subject()) ? new EntityPart(entity, patterns, 1, less) : this;
    }

    String name() {
        return entity.entity().name().text();
    }

    boolean isCut() {
        return entity.isCut();
    }

    /** The numbers of the patterns that read it with others. */
    List<Integer> patterns() {
        return patterns;
    }

    /** What it offers as far as it is decided; what is open may cost nothing. */
    Offer offer(Decisions decisions) {
        List<Integer> decided = decisions.on(patterns);
        Offer offer = known.get(decided);
        if (offer == null) {
            offer = requirement(decisions).map(this::offer).orElse(Offer.NONE);
            known.put(decided, offer);
        }
        return offer;
    }

    /** What a pattern costs here at least that reads it by itself. */
    Worth leastAlone(String pattern) {
        return alone.computeIfAbsent(pattern, entity::leastAlone);
    }

    private Offer offer(Requirement requirement) {
        List<Solution> best = entity.best(requirement).stream()
                .filter(scored -> restriction.allows(scored.choice()))
                .limit(wanted)
                .map(Solution::of)
                .toList();
        return best.isEmpty() ? Offer.NONE : new Offer(best, bound(requirement, best.get(0)));
    }

    /** Who may not take the best cannot do better than the best of what is left, unless not everything was looked at. */
    private Worth bound(Requirement requirement, Solution best) {
        boolean free = restriction.subject().isEmpty();
        return free || entity.isCut() ? entity.bound(requirement) : best.worth();
    }

    private Optional<Requirement> requirement(Decisions decisions) {
        Optional<Requirement> requirement = Optional.of(Requirement.NONE);
        for (Mode mode : decisions.of(patterns).toList()) {
            requirement = requirement.flatMap(before -> mode.of(name(), before));
        }
        return requirement;
    }
}
