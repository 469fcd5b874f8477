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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes permissions as statements: what has the same conditions stands together. */
final class Statements {

    private static final String LEADING_KEYS = "dynamodb:LeadingKeys";
    private static final int NAMED = 8;

    private final PolicySize size;

    Statements(PolicySize size) {
        this.size = size;
    }

    /** What is allowed on one table or index under the same conditions. */
    private record Part(List<String> actions, List<Condition> conditions, Resource resource, Set<String> users) {

        static Part of(Route route, List<Condition> conditions, List<Grant> grants) {
            return new Part(
                    grants.stream().map(grant -> "dynamodb:" + grant.action()).toList(),
                    conditions,
                    Statements.resource(route),
                    grants.stream()
                            .flatMap(grant -> grant.users().stream())
                            .collect(Collectors.toCollection(LinkedHashSet::new)));
        }
    }

    /** @param routes in the order in which they are to appear */
    List<Statement> of(Permissions permissions, Stream<Route> routes) {
        Map<List<?>, List<Part>> alike = routes.flatMap(route -> parts(permissions, route))
                .collect(Collectors.groupingBy(
                        part -> List.of(part.actions(), part.conditions()), LinkedHashMap::new, Collectors.toList()));
        List<Statement> statements = new ArrayList<>();
        alike.values().forEach(parts -> {
            Part first = parts.get(0);
            statements.add(new Statement(
                    verb(first.actions()) + (statements.size() + 1),
                    reason(parts),
                    first.actions(),
                    parts.stream().map(Part::resource).toList(),
                    first.conditions()));
        });
        return statements;
    }

    private Stream<Part> parts(Permissions permissions, Route route) {
        return permissions
                .on(route)
                .collect(Collectors.groupingBy(grant -> fitting(route, grant), LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(entry -> Part.of(route, entry.getKey(), entry.getValue()));
    }

    private static Resource resource(Route route) {
        String table = route.table().name().text();
        return route.index()
                .<Resource>map(index -> new Resource.OfIndex(table, index.name().text()))
                .orElse(new Resource.OfTable(table));
    }

    /** A list of attributes that takes more than a whole policy is left out. */
    private List<Condition> fitting(Route route, Grant grant) {
        List<Condition> conditions = conditions(grant, grant.held());
        Statement alone =
                new Statement("ReadAndWrite100", "", List.of(grant.action()), List.of(resource(route)), conditions);
        return size.isTooLarge(List.of(alone)) ? conditions(grant, grant.held().toAny()) : conditions;
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

    private static String reason(List<Part> parts) {
        List<String> all =
                parts.stream().flatMap(part -> part.users().stream()).distinct().toList();
        boolean any = parts.get(0).actions().stream().anyMatch(Statements::isWrite)
                && parts.get(0).conditions().stream()
                        .noneMatch(condition -> condition.key().equals(Held.ATTRIBUTES));
        return "for " + String.join(", ", all.subList(0, Math.min(NAMED, all.size())))
                + (all.size() > NAMED ? " and " + (all.size() - NAMED) + " more" : "")
                + (any ? "; held to no attributes" : "");
    }
}
