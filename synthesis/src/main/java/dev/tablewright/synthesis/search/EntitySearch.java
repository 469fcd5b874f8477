package dev.tablewright.synthesis.search;

import dev.tablewright.model.entity.Entity;
import dev.tablewright.synthesis.candidate.Ask;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Entry;
import dev.tablewright.synthesis.candidate.KeyShape;
import dev.tablewright.synthesis.worth.Appraisal;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** All choices of one entity under a requirement, the best first. */
final class EntitySearch {

    /** Beyond so many sets of entries the search of an entity is cut off, and its result is no longer the best for certain. */
    private static final int MOST_CHOICES = 400;

    private final Problem problem;
    private final Entity entity;
    private final Slice slice;
    private final List<Ask> own;
    private final Map<String, Ask> mixed;
    private final List<KeyShape> primaries;
    private final List<KeyShape> shapes;
    private final Map<Requirement, List<Scored>> known = new HashMap<>();
    private boolean cut;

    EntitySearch(Problem problem, EntityAsks asks) {
        this.problem = problem;
        this.entity = asks.entity();
        this.slice = new Slice(problem, entity);
        this.own = asks.own();
        this.mixed = asks.mixed();
        this.primaries = asks.primaries();
        this.shapes = Spreading.of(problem, slice, asks);
    }

    Entity entity() {
        return entity;
    }

    List<KeyShape> primaries() {
        return primaries;
    }

    /** Whether some choices were not looked at. */
    boolean isCut() {
        return cut;
    }

    /** The keys that answer an ask, in the table or an index. */
    List<KeyShape> answering(Ask ask) {
        boolean thrifty = canAvoidWaste(ask);
        return Stream.concat(
                        primaries.stream().filter(shape -> answers(ask, shape, true, thrifty)),
                        shapes.stream().filter(shape -> answers(ask, shape, false, thrifty)))
                .distinct()
                .toList();
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
        List<Scored> found = known.get(requirement);
        if (found == null) {
            found = search(requirement);
            known.put(requirement, found);
        }
        return found;
    }

    /** What no choice undercuts that meets a requirement which can be met. */
    Worth bound(Requirement requirement) {
        return best(requirement).get(0).worth();
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

    private List<Scored> search(Requirement requirement) {
        List<Ask> asks = new ArrayList<>(own);
        requirement.alone().forEach(pattern -> asks.add(mixed.get(pattern)));
        List<Entry> shared = requirement.inIndex().entrySet().stream()
                .map(place -> new Entry(
                        place.getValue().shape(), width(place.getValue().patterns()), place.getKey()))
                .toList();
        Set<EntityChoice> choices = new LinkedHashSet<>();
        for (KeyShape primary : primaries) {
            if (suits(primary, requirement)) {
                choose(primary, shared, asks, 0, new LinkedHashMap<>(), choices);
            }
        }
        List<Scored> scored = new ArrayList<>();
        for (EntityChoice choice : choices) {
            if (scored.size() == MOST_CHOICES
                    || (!scored.isEmpty() && problem.outOfTime().getAsBoolean())) {
                cut = true;
                break;
            }
            scored.add(new Scored(choice, worth(choice, requirement)));
        }
        scored.sort(Scored.BEST);
        return scored;
    }

    private Worth worth(EntityChoice choice, Requirement requirement) {
        Appraisal appraisal = slice.worth(choice);
        Worth worth = appraisal.whole();
        for (String pattern : mixed.keySet()) {
            if (requirement.isOthers(pattern, mixed)) {
                worth = worth.minus(appraisal.patterns().getOrDefault(pattern, Worth.NOTHING));
            }
        }
        return worth;
    }

    private boolean suits(KeyShape primary, Requirement requirement) {
        return requirement.inTable().entrySet().stream().allMatch(need -> {
            Ask ask = mixed.get(need.getKey());
            return Gatherings.isGathered(problem, ask, primary, true, need.getValue())
                    && !(canAvoidWaste(ask) && problem.fit().wastes(ask, primary));
        });
    }

    private Optional<SortedSet<String>> width(Set<String> patterns) {
        Optional<SortedSet<String>> width = Optional.of(new TreeSet<>());
        for (String pattern : patterns) {
            width = wider(width, mixed.get(pattern));
        }
        return width;
    }

    private static Optional<SortedSet<String>> wider(Optional<SortedSet<String>> width, Ask ask) {
        if (width.isEmpty() || ask.needs().isEmpty()) {
            return Optional.empty();
        }
        SortedSet<String> wider = new TreeSet<>(width.get());
        wider.addAll(ask.needs().get());
        return Optional.of(wider);
    }

    /** Lets one ask after the other choose where it is answered. */
    private void choose(
            KeyShape primary,
            List<Entry> shared,
            List<Ask> asks,
            int next,
            Map<KeyShape, Optional<SortedSet<String>>> entries,
            Set<EntityChoice> choices) {
        if (choices.size() >= MOST_CHOICES * 4) {
            cut = true;
            return;
        }
        if (next == asks.size()) {
            List<Entry> all = new ArrayList<>(shared);
            entries.forEach((shape, width) -> all.add(new Entry(shape, width, "")));
            choices.add(new EntityChoice(entity, primary, all));
            return;
        }
        Ask ask = asks.get(next);
        boolean thrifty = canAvoidWaste(ask);
        if (answers(ask, primary, true, thrifty)) {
            choose(primary, shared, asks, next + 1, entries, choices);
            // Where the table gives just what is wanted, nobody would read an index instead.
            if (!problem.fit().wastes(ask, primary)) {
                return;
            }
        }
        boolean together = shared.stream()
                .anyMatch(entry -> answers(ask, entry.shape(), false, thrifty) && covers(entry.width(), ask));
        if (together) {
            choose(primary, shared, asks, next + 1, entries, choices);
        }
        for (KeyShape shape : shapes) {
            if (!answers(ask, shape, false, thrifty)) {
                continue;
            }
            Optional<SortedSet<String>> before = entries.get(shape);
            boolean there = before != null;
            entries.put(shape, wider(there ? before : Optional.of(new TreeSet<>()), ask));
            choose(primary, shared, asks, next + 1, entries, choices);
            if (there) {
                entries.put(shape, before);
            } else {
                entries.remove(shape);
            }
        }
    }

    private boolean answers(Ask ask, KeyShape shape, boolean table, boolean thrifty) {
        return problem.fit().serves(ask, shape, table)
                && !(thrifty && problem.fit().wastes(ask, shape));
    }

    /** Whether some key finds just what is wanted: then none that finds more is considered, whatever it would save. */
    boolean canAvoidWaste(Ask ask) {
        return Stream.concat(primaries.stream(), shapes.stream())
                .anyMatch(shape -> (problem.fit().serves(ask, shape, false)
                                || (primaries.contains(shape) && problem.fit().serves(ask, shape, true)))
                        && !problem.fit().wastes(ask, shape));
    }

    private static boolean covers(Optional<SortedSet<String>> width, Ask ask) {
        return width.isEmpty()
                || ask.needs().filter(needs -> width.get().containsAll(needs)).isPresent();
    }

    /** What no key of this entity answers. */
    List<Ask> unserved() {
        return Stream.concat(own.stream(), mixed.values().stream())
                .filter(ask -> primaries.stream()
                                .noneMatch(primary -> problem.fit().serves(ask, primary, true))
                        && shapes.stream().noneMatch(shape -> problem.fit().serves(ask, shape, false)))
                .toList();
    }

    /** Whether DynamoDB would refuse the longest values of a choice. */
    boolean isTooLong(EntityChoice choice) {
        return slice.worth(choice).whole().refused() > 0;
    }
}
