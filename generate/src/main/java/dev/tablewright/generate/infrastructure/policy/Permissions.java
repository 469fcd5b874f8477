package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What one role may do, gathered: for each table and index, each action and the partition keys that it may have.
 *
 * <p>All keys of an action stand together. A transaction that touches an item of the tenant and one that is shared may be judged as a
 * whole, and two statements that allow half of it each allow nothing.
 */
final class Permissions {

    private final Map<Route, SortedMap<String, Grant>> byRoute = new LinkedHashMap<>();

    /** What may be done by one action: with which keys, and for whose sake. */
    record Grant(TreeSet<KeyPattern> keys, Set<String> users) {

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
    }

    void add(Route route, String action, KeyPattern key, String user) {
        Grant grant = byRoute.computeIfAbsent(route, r -> new TreeMap<>())
                .computeIfAbsent(action, a -> new Grant(new TreeSet<>(), new LinkedHashSet<>()));
        grant.keys().add(key);
        grant.users().add(user);
    }

    Collection<Route> routes() {
        return byRoute.keySet();
    }

    /** The grants of a table or index by their actions. */
    SortedMap<String, Grant> on(Route route) {
        return byRoute.getOrDefault(route, new TreeMap<>());
    }

    Stream<KeyPattern> keys(Route route) {
        return on(route).values().stream().flatMap(grant -> grant.keys().stream());
    }
}
