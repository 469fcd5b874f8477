package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.Route;
import dev.tablewright.generate.infrastructure.policy.Permissions.Grant;
import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Writes permissions as statements: what has the same keys stands together. */
final class Statements {

    private static final String LEADING_KEYS = "dynamodb:LeadingKeys";
    private static final int NAMED = 8;

    private Statements() {}

    /** What stands in one statement. */
    private record Shape(List<String> actions, List<String> keys) {}

    /** @param routes in the order in which they are to appear */
    static List<Statement> of(Permissions permissions, Stream<Route> routes) {
        Map<Shape, List<Resource>> resources = new LinkedHashMap<>();
        Map<Shape, Set<String>> users = new LinkedHashMap<>();
        routes.forEach(route -> {
            Map<List<String>, List<String>> actionsByKeys = new LinkedHashMap<>();
            Map<List<String>, Set<String>> usersByKeys = new LinkedHashMap<>();
            permissions.on(route).forEach((action, grant) -> {
                List<String> keys = keys(grant);
                actionsByKeys.computeIfAbsent(keys, k -> new ArrayList<>()).add("dynamodb:" + action);
                usersByKeys.computeIfAbsent(keys, k -> new LinkedHashSet<>()).addAll(grant.users());
            });
            actionsByKeys.forEach((keys, actions) -> {
                Shape shape = new Shape(actions, keys);
                resources.computeIfAbsent(shape, s -> new ArrayList<>()).add(resource(route));
                users.computeIfAbsent(shape, s -> new LinkedHashSet<>()).addAll(usersByKeys.get(keys));
            });
        });
        List<Statement> statements = new ArrayList<>();
        resources.forEach((shape, on) -> statements.add(new Statement(
                verb(shape.actions()) + (statements.size() + 1),
                reason(users.get(shape)),
                shape.actions(),
                on,
                conditions(shape.keys()))));
        return statements;
    }

    private static List<String> keys(Grant grant) {
        return grant.isUnbounded()
                ? List.of()
                : grant.needed().stream().map(KeyPattern::text).toList();
    }

    private static Resource resource(Route route) {
        String table = route.table().name().text();
        return route.index()
                .<Resource>map(index -> new Resource.OfIndex(table, index.name().text()))
                .orElse(new Resource.OfTable(table));
    }

    /** {@code ForAllValues} holds of requests without keys, too: that there are some has to be said besides. */
    private static List<Condition> conditions(List<String> keys) {
        return keys.isEmpty()
                ? List.of()
                : List.of(
                        new Condition("ForAllValues:StringLike", LEADING_KEYS, keys),
                        new Condition("Null", LEADING_KEYS, List.of("false")));
    }

    private static String verb(List<String> actions) {
        boolean reads = actions.stream().anyMatch(action -> action.contains("Get") || action.endsWith("Query"));
        boolean writes = actions.stream()
                .anyMatch(action ->
                        action.endsWith("PutItem") || action.endsWith("UpdateItem") || action.endsWith("DeleteItem"));
        return writes ? (reads ? "ReadAndWrite" : "Write") : "Read";
    }

    private static String reason(Set<String> users) {
        List<String> all = List.copyOf(users);
        String named = String.join(", ", all.subList(0, Math.min(NAMED, all.size())));
        return "for " + named + (all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "");
    }
}
