package dev.tablewright.examples.infrastructure;

import dev.tablewright.examples.infrastructure.Authorization.Ask;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whether a policy allows no more than what was sent, as far as what was sent shows it. */
final class Necessity {

    private static final Set<String> WRITES = Set.of("PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem");

    /** What a write may have to do besides, on the same keys, depending on what it finds there. */
    private static final Set<String> WITH_WRITES = Set.of("GetItem", "UpdateItem", "ConditionCheckItem");

    private final TemplateResources template;
    private final Collection<Ask> sent;

    /** @param sent what the patterns and writes of one role asked for */
    Necessity(TemplateResources template, Collection<Ask> sent) {
        this.template = template;
        this.sent = sent;
    }

    /** Every action with every resource and every beginning of keys that is allowed, and that nothing sent needs. */
    List<String> unneeded(List<Map<String, Object>> statements) {
        List<String> unneeded = new ArrayList<>();
        for (Map<String, Object> statement : statements) {
            for (Object action : onItems(statement)) {
                for (Object resource : TemplateResources.list(statement.get("Resource"))) {
                    for (String keys : keys(statement)) {
                        if (!isNeeded(action.toString(), template.arn(resource), pattern(keys))) {
                            unneeded.add(action + " on " + template.arn(resource) + " for " + keys);
                        }
                    }
                }
            }
        }
        return unneeded;
    }

    /** Keys of KMS and streams are used by requests to others than the tables. */
    private static List<?> onItems(Map<String, Object> statement) {
        return TemplateResources.list(statement.get("Action")).stream()
                .filter(action -> action.toString().startsWith("dynamodb:")
                        && !action.toString().matches(".*(Stream|Streams|Records|ShardIterator)"))
                .toList();
    }

    private static List<String> keys(Map<String, Object> statement) {
        Map<String, Object> conditions = TemplateResources.map(statement.getOrDefault("Condition", Map.of()));
        return Optional.ofNullable(conditions.get("ForAllValues:StringLike"))
                .map(condition -> TemplateResources.map(condition).get("dynamodb:LeadingKeys"))
                .map(TemplateResources::list)
                .orElse(List.of("*"))
                .stream()
                .map(Object::toString)
                .toList();
    }

    private boolean isNeeded(String action, String resource, Pattern keys) {
        return sent.stream()
                .filter(ask -> ask.resource().equals(resource))
                .filter(ask -> ask.leadingKeys().orElseThrow().stream()
                        .anyMatch(key -> keys.matcher(key).matches()))
                .anyMatch(ask -> ask.action().equals(action)
                        || (WITH_WRITES.contains(word(action)) && WRITES.contains(word(ask.action()))));
    }

    /** For whichever tenant. */
    private static Pattern pattern(String keys) {
        String quoted = keys.replace("${aws:PrincipalTag/tenant}", "\u0001").replace("*", "\u0002");
        return Pattern.compile(
                Pattern.quote(quoted).replace("\u0001", "\\E[^#]+\\Q").replace("\u0002", "\\E.*\\Q"), Pattern.DOTALL);
    }

    /**
     * Requests of others that are like none of this role's, whoever sends them: another action, or another table or index,
     * or keys that begin with another word.
     */
    List<Ask> foreign(Collection<Ask> others) {
        Set<String> mine = sent.stream().flatMap(ask -> kinds(ask).stream()).collect(Collectors.toSet());
        return others.stream()
                .filter(ask -> kinds(ask).stream().noneMatch(mine::contains))
                .distinct()
                .toList();
    }

    private static Set<String> kinds(Ask ask) {
        Set<String> kinds = new LinkedHashSet<>();
        for (String key : ask.leadingKeys().orElseThrow()) {
            String where = ask.resource() + " " + (key.indexOf('#') < 0 ? "" : key.substring(0, key.indexOf('#')));
            kinds.add(word(ask.action()) + " " + where);
            if (WRITES.contains(word(ask.action()))) {
                WITH_WRITES.forEach(action -> kinds.add(action + " " + where));
            }
        }
        return kinds;
    }

    private static String word(String action) {
        return action.substring(action.indexOf(':') + 1);
    }
}
