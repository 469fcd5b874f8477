package dev.tablewright.access.read;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Route;
import dev.tablewright.access.read.RoutePlanner.Attempt;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the cheapest correct way to read each pattern, from the design alone. */
public final class Planner {

    private final Model model;
    private final KeySpace space;
    private final RoutePlanner routes;

    public Planner(Model model, KeySpace space, Meetings meetings) {
        this.model = model;
        this.space = space;
        this.routes = new RoutePlanner(space, meetings);
    }

    public AccessPlan plan(Pattern pattern) {
        List<Knowledge> wanted = pattern.entities().stream()
                .flatMap(name -> model.entity(name.text()).stream())
                .map(entity -> new Knowledge(pattern, entity, space.leaves()))
                .toList();
        Map<Route, List<Obstacle>> obstacles = new LinkedHashMap<>();
        Optional<Read> together = best(pattern, wanted, obstacles);
        AccessPlan one = together.<AccessPlan>map(read -> new AccessPlan.Served(pattern, List.of(read), Map.of()))
                .orElseGet(() -> unserved(pattern, obstacles));
        if (wanted.size() == 1
                || together.filter(read -> ReadCost.waste(read) == 0).isPresent()) {
            return one;
        }
        AccessPlan several = severally(pattern, wanted, obstacles);
        // Nobody knows how much there is that is thrown away: rather ask twice than read all of it.
        boolean better = !several.reads().isEmpty()
                && several.reads().stream().mapToInt(ReadCost::waste).sum()
                        < together.map(ReadCost::waste).orElse(0);
        return better || together.isEmpty() ? several : one;
    }

    /** One read for each entity; the results are put together by the caller. */
    private AccessPlan severally(Pattern pattern, List<Knowledge> wanted, Map<Route, List<Obstacle>> together) {
        List<Read> reads = new ArrayList<>();
        for (Knowledge one : wanted) {
            Map<Route, List<Obstacle>> obstacles = new LinkedHashMap<>();
            Optional<Read> read = best(pattern, List.of(one), obstacles);
            if (read.isEmpty()) {
                obstacles.putAll(together);
                return unserved(pattern, obstacles);
            }
            reads.add(read.get());
        }
        return new AccessPlan.Served(pattern, reads, together);
    }

    private Optional<Read> best(Pattern pattern, List<Knowledge> wanted, Map<Route, List<Obstacle>> obstacles) {
        Set<Route> candidates = new LinkedHashSet<>();
        for (Knowledge one : wanted) {
            for (Placement placement : space.of(one.entity().name().text())) {
                candidates.add(placement.route());
            }
        }
        List<Read> found = new ArrayList<>();
        for (Route route : candidates) {
            Attempt attempt = routes.attempt(pattern, wanted, route);
            attempt.read().ifPresent(found::add);
            if (attempt.read().isEmpty()) {
                obstacles.put(route, attempt.obstacles());
            }
        }
        return found.stream().min(ReadCost.CHEAPEST);
    }

    private static AccessPlan unserved(Pattern pattern, Map<Route, List<Obstacle>> obstacles) {
        return new AccessPlan.Unserved(pattern, obstacles, closest(obstacles));
    }

    /** The table or index that fails least. */
    static Optional<Route> closest(Map<Route, List<Obstacle>> obstacles) {
        return obstacles.entrySet().stream()
                .min(Comparator.comparingInt(entry ->
                        entry.getValue().stream().mapToInt(Planner::distance).sum()))
                .map(Map.Entry::getKey);
    }

    /** How far a table or index is from serving a pattern. */
    private static int distance(Obstacle obstacle) {
        if (obstacle instanceof Obstacle.NotThere) {
            return 1_000;
        }
        if (obstacle instanceof Obstacle.Unknown unknown) {
            return unknown.missing().stream()
                    .mapToInt(leaf -> unknown.isTruncated(leaf) ? 40 : 100)
                    .sum();
        }
        if (obstacle instanceof Obstacle.Apart) {
            return 50;
        }
        // What stands in the right place and is only written wrongly is closer than what stands elsewhere.
        return obstacle instanceof Obstacle.Unordered unordered
                        && unordered.reason() == Obstacle.Unordered.Reason.ELSEWHERE
                ? 5
                : 1;
    }
}
