package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one role may do, gathered: for each table and index, each action with the partition keys that it may have, the attributes that
 * it may name, and what it may ask for.
 *
 * <p>What may go in one transaction stands together. A transaction that touches an item of the tenant and one that is shared may be
 * judged as a whole, and two statements that allow half of it each allow nothing.
 */
final class Permissions {

    private final Map<Route, List<Grant>> byRoute = new LinkedHashMap<>();

    /** What may be done by one action: with which keys, held to what, and for whose sake. */
    record Grant(String action, TreeSet<KeyPattern> keys, Held held, Set<String> users) {

        /** Whether keys are not told apart at all. */
        boolean isUnbounded() {
            return keys.stream().anyMatch(key -> key.kind() == KeyPattern.Kind.UNBOUNDED);
        }

        /** Without keys that others among them stand for as well. */
        List<KeyPattern> needed() {
            return keys.stream()
                    .filter(key -> keys.stream().noneMatch(other -> other.covers(key)))
                    .toList();
        }

        boolean meets(Grant other) {
            return action.equals(other.action) && keys.stream().anyMatch(other.keys::contains);
        }

        /** Both in one. */
        Grant and(Grant other) {
            TreeSet<KeyPattern> all = new TreeSet<>(keys);
            all.addAll(other.keys);
            Set<String> both = new LinkedHashSet<>(users);
            both.addAll(other.users);
            return new Grant(action, all, held.and(other.held), both);
        }
    }

    /** @param together what may go in one transaction */
    void add(List<Request> together, KeyPatterns keys, String user) {
        Map<Route, Map<String, Grant>> fresh = new LinkedHashMap<>();
        for (Request request : together) {
            Grant grant = new Grant(
                    request.action(),
                    new TreeSet<>(List.of(keys.of(request))),
                    request.held(),
                    new LinkedHashSet<>(List.of(user)));
            fresh.computeIfAbsent(request.route(), route -> new TreeMap<>()).merge(request.action(), grant, Grant::and);
        }
        fresh.forEach((route, grants) -> grants.values().forEach(grant -> add(route, grant)));
    }

    private void add(Route route, Grant grant) {
        add(route, grant, grant::meets);
    }

    /** Adds what may go together with all that the same action does. */
    void include(Route route, Grant grant) {
        add(route, grant, other -> other.action().equals(grant.action()));
    }

    private void add(Route route, Grant grant, Predicate<Grant> goesWith) {
        List<Grant> before = byRoute.computeIfAbsent(route, r -> new ArrayList<>());
        Grant all = before.stream().filter(goesWith).reduce(grant, (one, other) -> other.and(one));
        before.removeIf(goesWith);
        before.add(all);
    }

    Collection<Route> routes() {
        return byRoute.keySet();
    }

    /** The grants of a table or index by their actions: what is held to the same is one. */
    Stream<Grant> on(Route route) {
        Map<String, Map<Held, Grant>> grants = new TreeMap<>();
        byRoute.getOrDefault(route, List.of())
                .forEach(grant -> grants.computeIfAbsent(grant.action(), action -> new LinkedHashMap<>())
                        .merge(grant.held(), grant, Grant::and));
        return grants.values().stream().flatMap(some -> some.values().stream());
    }

    /** For each action on a table or index, all keys that it may have. */
    Map<String, Set<KeyPattern>> keys(Route route) {
        return on(route)
                .collect(Collectors.groupingBy(
                        Grant::action,
                        TreeMap::new,
                        Collectors.flatMapping(grant -> grant.keys().stream(), Collectors.toCollection(TreeSet::new))));
    }
}
