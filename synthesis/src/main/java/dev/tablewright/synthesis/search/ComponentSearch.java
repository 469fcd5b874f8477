package dev.tablewright.synthesis.search;

import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.candidate.Marks;
import dev.tablewright.synthesis.worth.Worth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the best designs of entities that patterns read together. It decides for one pattern after the other where it is read;
 * what is undecided is taken to cost nothing, so that a branch that is too dear already need not be followed.
 */
final class ComponentSearch {

    private final Problem problem;
    private final List<EntitySearch> entities;
    private final List<List<Mode>> modes;
    private final int wanted;
    private final Restriction restriction;
    private final List<Solution> found = new ArrayList<>();
    private Worth bound = Worth.NOTHING;
    private boolean cut;

    private ComponentSearch(ComponentSearch other, Restriction restriction) {
        this.problem = other.problem;
        this.entities = other.entities;
        this.wanted = 1;
        this.modes = other.modes.stream()
                .map(all -> all.stream().filter(restriction::allows).toList())
                .toList();
        this.restriction = restriction;
    }

    ComponentSearch(Problem problem, List<EntitySearch> entities, List<Pattern> mixed, int wanted) {
        this.problem = problem;
        this.entities = entities;
        this.wanted = wanted;
        this.restriction = Restriction.NONE;
        this.modes = mixed.stream()
                .map(pattern -> Gatherings.modes(
                        problem,
                        pattern,
                        entities.stream()
                                .filter(member ->
                                        pattern.returns(member.entity().name().text()))
                                .toList()))
                .toList();
    }

    /** The best designs, the best first. */
    List<Solution> solve() {
        Map<String, Requirement> requirements = new LinkedHashMap<>();
        entities.forEach(entity -> requirements.put(entity.entity().name().text(), Requirement.NONE));
        bound = bound(requirements, List.of()).orElse(Worth.NOTHING);
        decide(requirements, List.of());
        return found;
    }

    /** The same search with something left out. */
    ComponentSearch restricted(Restriction less) {
        return new ComponentSearch(this, less);
    }

    boolean holds(String entity) {
        return entities.stream().anyMatch(there -> there.entity().name().text().equals(entity));
    }

    /** Whether it is decided here where a pattern is read. */
    boolean decides(String pattern) {
        return modes.stream().anyMatch(all -> all.get(0).pattern().equals(pattern));
    }

    Solution best() {
        return found.get(0);
    }

    /** What no design can undercut. */
    Worth bound() {
        return isCut() || found.isEmpty() ? bound : found.get(0).worth();
    }

    boolean isCut() {
        return cut || entities.stream().anyMatch(EntitySearch::isCut);
    }

    private void decide(Map<String, Requirement> requirements, List<Mode> decided) {
        if (!found.isEmpty() && problem.outOfTime().getAsBoolean()) {
            cut = true;
            return;
        }
        Optional<Worth> least = bound(requirements, decided);
        if (least.isEmpty() || isHopeless(least.get())) {
            return;
        }
        if (decided.size() == modes.size()) {
            Ranking.best(
                            entities.stream()
                                    .map(entity -> best(entity, requirements))
                                    .toList(),
                            wanted)
                    .forEach(choices -> keep(choices, decided));
            return;
        }
        for (Mode mode : modes.get(decided.size())) {
            List<Mode> more = Stream.concat(decided.stream(), Stream.of(mode)).toList();
            if (isUsual(decided, mode) && isPossible(more)) {
                require(requirements, mode).ifPresent(next -> decide(next, more));
            }
        }
    }

    private void keep(Solution choices, List<Mode> decided) {
        List<Gathering> gatherings =
                decided.stream().flatMap(mode -> mode.gathering().stream()).toList();
        found.add(new Solution(
                new Draft(choices.draft().choices(), gatherings),
                choices.worth().plus(reading(decided))));
        found.sort(Solution.BEST);
        if (found.size() > wanted) {
            found.remove(found.size() - 1);
        }
    }

    private boolean isHopeless(Worth least) {
        return found.size() == wanted
                && !Score.isBetter(least, found.get(wanted - 1).worth());
    }

    private Optional<Map<String, Requirement>> require(Map<String, Requirement> before, Mode mode) {
        Map<String, Requirement> after = new LinkedHashMap<>(before);
        for (EntitySearch entity : entities) {
            String name = entity.entity().name().text();
            if (entity.reads(mode.pattern())) {
                Optional<Requirement> more = mode.of(name, before.get(name));
                if (more.isEmpty()) {
                    return Optional.empty();
                }
                after.put(name, more.get());
            }
        }
        return Optional.of(after);
    }

    /** The second partition of an index is another name for the first until that is used. */
    private static boolean isUsual(List<Mode> decided, Mode mode) {
        return mode.gathering()
                .filter(gathering -> gathering.place().endsWith(" 2"))
                .map(gathering -> decided.stream()
                        .anyMatch(other -> other.gathering().isPresent()
                                && other.concept().equals(mode.concept())
                                && !other.isInTable()))
                .orElse(true);
    }

    /** Whether those that share a partition can stand in an order that suits all. */
    private static boolean isPossible(List<Mode> decided) {
        Mode last = decided.get(decided.size() - 1);
        if (last.gathering().isEmpty()) {
            return true;
        }
        List<Gathering> together = decided.stream()
                .filter(last::sharesPartition)
                .flatMap(mode -> mode.gathering().stream())
                .toList();
        Map<String, String> labels = new LinkedHashMap<>();
        together.forEach(gathering -> Stream.concat(gathering.leaders().stream(), gathering.followers().stream())
                .forEach(entity -> labels.put(entity, entity)));
        return Marks.of(labels, together).isPresent();
    }

    private Optional<Worth> bound(Map<String, Requirement> requirements, List<Mode> decided) {
        Worth sum = reading(decided);
        for (EntitySearch entity : entities) {
            List<Scored> best = best(entity, requirements);
            if (best.isEmpty()) {
                return Optional.empty();
            }
            sum = sum.plus(best.get(0).worth());
        }
        return Optional.of(sum);
    }

    private List<Scored> best(EntitySearch entity, Map<String, Requirement> requirements) {
        List<Scored> best = entity.best(requirements.get(entity.entity().name().text()));
        return restriction.subject().isEmpty()
                ? best
                : best.stream()
                        .filter(scored -> restriction.allows(scored.choice()))
                        .toList();
    }

    private static Worth reading(List<Mode> decided) {
        return decided.stream().map(Mode::reading).reduce(Worth.NOTHING, Worth::plus);
    }
}
