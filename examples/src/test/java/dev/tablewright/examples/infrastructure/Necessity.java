package dev.tablewright.examples.infrastructure;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a policy allows no more than what was sent, as far as what was sent shows it. */
final class Necessity {

    private static final String ANY = "any attribute";

    private final TemplateResources template;
    private final Collection<Ask> sent;
    private final Seldom seldom;

    /**
     * @param sent what the patterns and writes of one role asked for
     * @param seldom what they would ask for if others were faster
     */
    Necessity(TemplateResources template, Collection<Ask> sent, Seldom seldom) {
        this.template = template;
        this.sent = sent;
        this.seldom = seldom;
    }

    /** Every action with every resource, every beginning of keys, every attribute and every answer that is allowed, and that nothing sent needs. */
    List<String> unneeded(List<Map<String, Object>> statements) {
        List<String> unneeded = new ArrayList<>();
        for (Map<String, Object> statement : statements) {
            for (Object action : onItems(statement)) {
                for (Object resource : TemplateResources.list(statement.get("Resource"))) {
                    unneeded(statement, action.toString(), template.arn(resource))
                            .map(what -> action + " on " + template.arn(resource) + ": " + what)
                            .forEach(unneeded::add);
                }
            }
        }
        return unneeded;
    }

    private Stream<String> unneeded(Map<String, Object> statement, String action, String resource) {
        List<String> keys = values(statement, "dynamodb:LeadingKeys").orElse(List.of("*"));
        List<Pattern> patterns = keys.stream().map(Necessity::pattern).toList();
        List<Ask> needing = sent.stream()
                .filter(ask -> ask.action().equals(action) && ask.resource().equals(resource))
                .filter(ask -> patterns.stream().anyMatch(ask::touches))
                .toList();
        if (needing.isEmpty()) {
            return seldom.does(action, resource) ? Stream.empty() : Stream.of("all of it for " + keys);
        }
        Stream<String> beginnings = IntStream.range(0, keys.size())
                .filter(i -> needing.stream().noneMatch(ask -> ask.touches(patterns.get(i))))
                .filter(i -> !seldom.does(action, resource))
                .mapToObj(i -> "keys " + keys.get(i));
        Set<String> named =
                needing.stream().flatMap(ask -> ask.attributes().stream()).collect(Collectors.toSet());
        // Whoever lists attributes has to list those of all keys, says the manual.
        named.addAll(template.keysOf(resource));
        Stream<String> attributes =
                values(statement, "dynamodb:Attributes").orElse(isRead(action) ? List.of() : List.of(ANY)).stream()
                        .filter(name -> !named.contains(name) && !seldom.names(action, resource, name))
                        .map(name -> "attribute " + name);
        Set<String> asked = needing.stream()
                .flatMap(ask -> Stream.concat(ask.select().stream(), ask.returnValues().stream()))
                .collect(Collectors.toSet());
        Stream<String> answers = Stream.of("dynamodb:Select", "dynamodb:ReturnValues")
                .flatMap(key -> values(statement, key).stream())
                .flatMap(List::stream)
                .filter(answer -> !asked.contains(answer))
                .map(answer -> "answer " + answer);
        boolean whole = isRead(action)
                && values(statement, "dynamodb:Select").isEmpty()
                && asked.stream().noneMatch(answer -> answer.startsWith("ALL_"))
                && !seldom.does(action, resource);
        return Stream.of(beginnings, attributes, answers, whole ? Stream.of("whole items") : Stream.<String>empty())
                .flatMap(each -> each);
    }

    private static boolean isRead(String action) {
        return action.matches("dynamodb:(Get|BatchGet|Query).*");
    }

    /** Keys of KMS and streams are used by requests to others than the tables. */
    private static List<?> onItems(Map<String, Object> statement) {
        return TemplateResources.list(statement.get("Action")).stream()
                .filter(action -> action.toString().startsWith("dynamodb:")
                        && !action.toString().matches(".*(Stream|Streams|Records|ShardIterator)"))
                .toList();
    }

    /** What a statement says of a key by an operator other than {@code Null}. */
    private static Optional<List<String>> values(Map<String, Object> statement, String key) {
        return TemplateResources.map(statement.getOrDefault("Condition", Map.of())).entrySet().stream()
                .filter(condition -> !condition.getKey().equals("Null"))
                .map(condition -> TemplateResources.map(condition.getValue()).get(key))
                .filter(found -> found != null)
                .findFirst()
                .map(found -> TemplateResources.list(found).stream()
                        .map(Object::toString)
                        .toList());
    }

    /** For whichever tenant. */
    private static Pattern pattern(String keys) {
        String quoted = keys.replace("${aws:PrincipalTag/tenant}", "\u0001").replace("*", "\u0002");
        return Pattern.compile(
                Pattern.quote(quoted).replace("\u0001", "\\E[^#]+\\Q").replace("\u0002", "\\E.*\\Q"), Pattern.DOTALL);
    }

    /**
     * Requests of others that are like none of this role's, whoever sends them: another action, or another table or index,
     * or keys that begin with another word, or a write that names another attribute.
     */
    List<Ask> foreign(Collection<Ask> others) {
        Set<String> mine = sent.stream().flatMap(ask -> kinds(ask).stream()).collect(Collectors.toSet());
        return others.stream()
                .filter(ask -> !seldom.does(ask.action(), ask.resource())
                        && (kinds(ask).stream().noneMatch(mine::contains) || isForeignByName(ask)))
                .distinct()
                .toList();
    }

    /** A deletion may have to demand that nothing of an item has changed, whatever it has; reads are not held to names. */
    private boolean isForeignByName(Ask ask) {
        return !isRead(ask.action()) && !ask.action().equals("dynamodb:DeleteItem") && !isNamed(ask);
    }

    private boolean isNamed(Ask other) {
        return other.attributes().stream().allMatch(name -> sent.stream()
                .anyMatch(ask -> ask.action().equals(other.action())
                        && ask.resource().equals(other.resource())
                        && ask.attributes().contains(name)));
    }

    private static Set<String> kinds(Ask ask) {
        Set<String> kinds = new LinkedHashSet<>();
        for (String key : ask.leadingKeys().orElseThrow()) {
            kinds.add(ask.action() + " " + ask.resource() + " "
                    + (key.indexOf('#') < 0 ? "" : key.substring(0, key.indexOf('#'))));
        }
        return kinds;
    }
}
