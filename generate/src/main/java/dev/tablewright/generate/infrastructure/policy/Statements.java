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

/** Writes permissions as statements: what has the same conditions stands together. */
final class Statements {

    private static final String LEADING_KEYS = "dynamodb:LeadingKeys";
    private static final int NAMED = 8;

    private Statements() {}

    /** What stands in one statement. */
    private record Shape(List<String> actions, List<Condition> conditions) {}

    /** @param routes in the order in which they are to appear */
    static List<Statement> of(Permissions permissions, Stream<Route> routes) {
        Map<Shape, List<Resource>> resources = new LinkedHashMap<>();
        Map<Shape, Set<String>> users = new LinkedHashMap<>();
        routes.forEach(route -> {
            Map<List<Condition>, List<String>> actions = new LinkedHashMap<>();
            Map<List<Condition>, Set<String>> usersOf = new LinkedHashMap<>();
            permissions.on(route).forEach(grant -> {
                List<Condition> conditions = fitting(route, grant);
                actions.computeIfAbsent(conditions, c -> new ArrayList<>()).add("dynamodb:" + grant.action());
                usersOf.computeIfAbsent(conditions, c -> new LinkedHashSet<>()).addAll(grant.users());
            });
            actions.forEach((conditions, some) -> {
                Shape shape = new Shape(some, conditions);
                resources.computeIfAbsent(shape, s -> new ArrayList<>()).add(resource(route));
                users.computeIfAbsent(shape, s -> new LinkedHashSet<>()).addAll(usersOf.get(conditions));
            });
        });
        List<Statement> statements = new ArrayList<>();
        resources.forEach((shape, on) -> statements.add(new Statement(
                verb(shape.actions()) + (statements.size() + 1),
                reason(users.get(shape), shape),
                shape.actions(),
                on,
                shape.conditions())));
        return statements;
    }

    private static Resource resource(Route route) {
        String table = route.table().name().text();
        return route.index()
                .<Resource>map(index -> new Resource.OfIndex(table, index.name().text()))
                .orElse(new Resource.OfTable(table));
    }

    /** A list of attributes that takes more than a whole policy is left out. */
    private static List<Condition> fitting(Route route, Grant grant) {
        List<Condition> conditions = conditions(grant, grant.held());
        Statement alone =
                new Statement("ReadAndWrite100", "", List.of(grant.action()), List.of(resource(route)), conditions);
        return PolicySize.isTooLarge(List.of(alone))
                ? conditions(grant, grant.held().toAny())
                : conditions;
    }

    /** {@code ForAllValues} holds of requests without keys, too: that there are some has to be said besides. */
    private static List<Condition> conditions(Grant grant, Held held) {
        List<Condition> conditions = new ArrayList<>();
        if (!grant.isUnbounded()) {
            List<String> keys = grant.needed().stream().map(KeyPattern::text).toList();
            conditions.add(new Condition("ForAllValues:StringLike", LEADING_KEYS, keys));
            conditions.add(new Condition("Null", LEADING_KEYS, List.of("false")));
        }
        conditions.addAll(held.conditions(grant.action()));
        return conditions;
    }

    private static boolean isWrite(String action) {
        return !Requests.isRead(action) && !action.endsWith(Requests.CHECK);
    }

    private static String verb(List<String> actions) {
        boolean writes = actions.stream().anyMatch(Statements::isWrite);
        return !writes ? "Read" : actions.stream().allMatch(Statements::isWrite) ? "Write" : "ReadAndWrite";
    }

    private static String reason(Set<String> users, Shape shape) {
        List<String> all = List.copyOf(users);
        String named = String.join(", ", all.subList(0, Math.min(NAMED, all.size())));
        boolean any = shape.actions().stream().anyMatch(Statements::isWrite)
                && shape.conditions().stream()
                        .noneMatch(condition -> condition.key().endsWith(":Attributes"));
        return "for " + named + (all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "")
                + (any ? "; held to no attributes" : "");
    }
}
