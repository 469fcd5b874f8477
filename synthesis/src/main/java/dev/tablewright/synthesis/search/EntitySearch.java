package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** All choices of one entity under a requirement, the best first. */
final class EntitySearch {

    /** So many sets of entries are appraised one by one; of more, only the best by their sums. */
    private static final int MOST_CHOICES = 300;

    private static final int BEST_SUMS = 40;

    private final Problem problem;
    private final Entity entity;
    private final Slice slice;
    private final List<Ask> own;
    private final Map<String, Ask> mixed;
    private final List<KeyShape> primaries;
    private final List<Relationship> contradictions;
    private final Optional<EntityChoice> kept;
    private final Answers answers;
    private final Map<Requirement, Result> known = new HashMap<>();
    private boolean cut;

    /**
     * What was found.
     *
     * @param bound what no choice undercuts
     */
    private record Result(List<Scored> best, Worth bound) {}

    EntitySearch(Problem problem, EntityAsks asks) {
        this.problem = problem;
        this.entity = asks.entity();
        this.slice = new Slice(problem, entity);
        this.own = asks.own();
        this.mixed = asks.mixed();
        this.primaries = asks.primaries();
        this.contradictions = asks.contradictions();
        this.kept = asks.kept();
        this.answers = new Answers(
                problem.fit(),
                primaries,
                kept.map(choice -> choice.entries().stream().map(Entry::shape).toList())
                        .orElseGet(() -> Spreading.of(problem, slice, asks)));
    }

    Entity entity() {
        return entity;
    }

    List<KeyShape> primaries() {
        return primaries;
    }

    /** The strategies that the author insists on and that no key can keep. */
    List<Relationship> contradictions() {
        return contradictions;
    }

    /** Whether there may be better choices than the best that was found. */
    boolean isCut() {
        return cut;
    }

    /** The keys that answer an ask, in the table or an index. */
    List<KeyShape> answering(Ask ask) {
        return answers.all(ask);
    }

    /** Whether some key finds just what an ask wants. */
    boolean canAvoidWaste(Ask ask) {
        return answers.canAvoidWaste(ask);
    }

    /** Whether a pattern reads it together with others. */
    boolean reads(String pattern) {
        return mixed.containsKey(pattern);
    }

    int appraised() {
        return slice.appraised();
    }

    /** The choices that meet a requirement; none if it cannot be met. */
    List<Scored> best(Requirement requirement) {
        return result(requirement).best();
    }

    /** What no choice that meets a requirement undercuts. */
    Worth bound(Requirement requirement) {
        return result(requirement).bound();
    }

    private Result result(Requirement requirement) {
        Result result = known.get(requirement);
        if (result == null) {
            result = search(requirement);
            known.put(requirement, result);
        }
        return result;
    }

    /** What a pattern that reads it together with others costs at least if it reads it by itself. */
    Worth leastAlone(String pattern) {
        List<Scored> serving = best(Requirement.NONE.withAlone(pattern));
        return cut
                ? Worth.NOTHING
                : serving.stream()
                        .map(scored -> slice.worth(scored.choice()).patterns().getOrDefault(pattern, Worth.NOTHING))
                        .min(Score.WORTH)
                        .orElse(Worth.NOTHING);
    }

    /** Whether the author wrote its keys. */
    boolean isKept() {
        return kept.isPresent();
    }

    private Result search(Requirement requirement) {
        if (kept.isPresent()) {
            Scored only = new Scored(kept.get(), worth(kept.get(), requirement));
            return new Result(List.of(only), only.worth());
        }
        List<Ask> asks = new ArrayList<>(own);
        requirement.alone().forEach(pattern -> asks.add(mixed.get(pattern)));
        List<Entry> shared = requirement.inIndex().entrySet().stream()
                .map(place -> new Entry(
                        place.getValue().shape(), width(place.getValue().patterns()), place.getKey()))
                .toList();
        List<Scored> scored = new ArrayList<>();
        Optional<BigDecimal> least = Optional.empty();
        for (KeyShape primary : primaries) {
            if (suits(primary, requirement)) {
                Optional<BigDecimal> there = search(primary, shared, asks, requirement, scored);
                least = least.isEmpty() || (there.isPresent() && there.get().compareTo(least.get()) < 0)
                        ? there
                        : least;
            }
        }
        scored.sort(Scored.BEST);
        if (scored.isEmpty()) {
            return new Result(scored, Worth.NOTHING);
        }
        Worth best = scored.get(0).worth();
        Worth bound = least.map(sum -> bound(best, sum)).orElse(best);
        cut |= Score.isBetter(bound, best);
        return new Result(scored, bound);
    }

    /** The smaller of two amounts; a bound knows nothing of limits that are broken. */
    private static Worth bound(Worth best, BigDecimal least) {
        return least.compareTo(best.dollars()) < 0
                ? new Worth(best.refused(), best.violations(), least, BigDecimal.ZERO)
                : best;
    }

    /** Adds the choices of one primary key; gives what no other of its choices undercuts, if there are others. */
    private Optional<BigDecimal> search(
            KeyShape primary, List<Entry> shared, List<Ask> asks, Requirement requirement, List<Scored> scored) {
        ChoiceEnumeration all = new ChoiceEnumeration(answers, entity, primary, shared, asks, MOST_CHOICES);
        if (all.isComplete() && !problem.outOfTime().getAsBoolean()) {
            all.found().forEach(choice -> scored.add(new Scored(choice, worth(choice, requirement))));
            return Optional.empty();
        }
        if (all.isComplete() && all.found().isEmpty()) {
            return Optional.empty();
        }
        int wanted = problem.outOfTime().getAsBoolean() ? 1 : BEST_SUMS;
        SumSearch sums = new SumSearch(answers, slice, primary, shared, asks, wanted, problem.outOfTime());
        sums.best().values().stream()
                .flatMap(List::stream)
                .forEach(choice -> scored.add(new Scored(choice, worth(choice, requirement))));
        cut |= !sums.isComplete();
        BigDecimal others = others(primary, shared, requirement);
        BigDecimal least = sums.isComplete() && !sums.best().isEmpty()
                ? sums.best().firstKey()
                : slice.worth(new EntityChoice(entity, primary, shared)).whole().dollars();
        return Optional.of(least.subtract(others));
    }

    private Worth worth(EntityChoice choice, Requirement requirement) {
        Appraisal appraisal = slice.worth(choice);
        Worth worth = appraisal.whole();
        for (String pattern : mixed.keySet()) {
            if (requirement.isOthers(pattern, mixed)) {
                worth = worth.minus(appraisal.patterns().getOrDefault(pattern, Worth.NOTHING));
            }
        }
        for (JointRead read : requirement.reads().values()) {
            worth = worth.plus(read.extra(choice));
        }
        return worth;
    }

    /** What patterns cost that are no affair of this entity's alone. */
    private BigDecimal others(KeyShape primary, List<Entry> shared, Requirement requirement) {
        EntityChoice plain = new EntityChoice(entity, primary, shared);
        return slice.worth(plain)
                .whole()
                .dollars()
                .subtract(worth(plain, requirement).dollars());
    }

    private boolean suits(KeyShape primary, Requirement requirement) {
        return requirement.inTable().entrySet().stream().allMatch(need -> {
            Ask ask = mixed.get(need.getKey());
            return Gatherings.isGathered(problem, ask, primary, true, need.getValue()) && answers.inTable(ask, primary);
        });
    }

    private Optional<SortedSet<String>> width(Set<String> patterns) {
        Optional<SortedSet<String>> width = Optional.of(new TreeSet<>());
        for (String pattern : patterns) {
            width = ChoiceEnumeration.wider(width, mixed.get(pattern));
        }
        return width;
    }

    /** What no key of this entity answers. */
    List<Ask> unserved() {
        // What the author wrote is his affair, and the checker's.
        return Stream.concat(own.stream(), mixed.values().stream())
                .filter(ask -> kept.isEmpty() && !answers.isAnswered(ask))
                .toList();
    }
}
