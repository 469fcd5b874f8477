package dev.tablewright.examples.infrastructure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether statements allow something, by the rules of IAM: nothing is allowed that no statement allows. */
final class Authorization {

    private static final Pattern TOKEN = Pattern.compile("\\$\\{([^}]*)}|\\*|\\?|[^*?$]+|\\$");

    private final TemplateResources template;
    private final List<Map<String, Object>> statements;
    private final Optional<String> tenant;
    private final Map<String, Optional<Pattern>> withVariables = new HashMap<>();
    private final Map<String, Optional<Pattern>> withoutVariables = new HashMap<>();

    /** @param tenant the tag of who asks */
    Authorization(TemplateResources template, List<Map<String, Object>> statements, Optional<String> tenant) {
        this.template = template;
        this.statements = statements;
        this.tenant = tenant;
    }

    boolean allows(Ask ask) {
        return statements.stream().anyMatch(statement -> allows(statement, ask));
    }

    private boolean allows(Map<String, Object> statement, Ask ask) {
        return statement.get("Effect").equals("Allow")
                && TemplateResources.list(statement.get("Action")).stream()
                        .anyMatch(pattern -> isLike(pattern.toString(), ask.action(), false))
                && TemplateResources.list(statement.get("Resource")).stream()
                        .anyMatch(pattern -> isLike(template.arn(pattern), ask.resource(), false))
                && TemplateResources.map(statement.getOrDefault("Condition", Map.of())).entrySet().stream()
                        .allMatch(entry -> holds(entry.getKey(), TemplateResources.map(entry.getValue()), ask));
    }

    private boolean holds(String operator, Map<String, Object> condition, Ask ask) {
        return condition.entrySet().stream()
                .allMatch(entry ->
                        holds(operator, values(entry.getKey(), ask), TemplateResources.list(entry.getValue())));
    }

    /** What the request has for a key; empty if it has no such key. */
    private static Optional<List<String>> values(String key, Ask ask) {
        return switch (key) {
            case "dynamodb:LeadingKeys" -> ask.leadingKeys();
            case "dynamodb:Attributes" ->
                Optional.of(List.copyOf(ask.attributes())).filter(some -> !some.isEmpty());
            case "dynamodb:Select" -> ask.select().map(List::of);
            case "dynamodb:ReturnValues" -> ask.returnValues().map(List::of);
            default -> throw new IllegalArgumentException(key);
        };
    }

    private boolean holds(String operator, Optional<List<String>> values, List<?> wanted) {
        return switch (operator) {
            case "Null" -> wanted.equals(List.of("false")) == values.isPresent();
            // Of a key that is not there, everything holds.
            case "ForAllValues:StringLike" ->
                values.orElse(List.of()).stream().allMatch(value -> wanted.stream()
                        .anyMatch(pattern -> isLike(pattern.toString(), value, true)));
            case "ForAllValues:StringEquals" ->
                values.orElse(List.of()).stream().allMatch(wanted::contains);
            case "StringEquals" -> values.isPresent() && values.get().stream().allMatch(wanted::contains);
            case "StringEqualsIfExists" -> values.orElse(List.of()).stream().allMatch(wanted::contains);
            default -> throw new IllegalArgumentException(operator);
        };
    }

    private boolean isLike(String pattern, String value, boolean variables) {
        Map<String, Optional<Pattern>> known = variables ? withVariables : withoutVariables;
        return known.computeIfAbsent(pattern, written -> regex(written, variables))
                .filter(regex -> regex.matcher(value).matches())
                .isPresent();
    }

    /** Wildcards; and variables, whose values are no patterns. One without a value fits nothing. */
    private Optional<Pattern> regex(String pattern, boolean variables) {
        Matcher token = TOKEN.matcher(pattern);
        StringBuilder regex = new StringBuilder();
        while (token.find()) {
            String name = variables ? token.group(1) : null;
            if (name != null && name.length() == 1) {
                regex.append(Pattern.quote(name));
            } else if (name != null) {
                if (!name.equals("aws:PrincipalTag/tenant") || tenant.isEmpty()) {
                    return Optional.empty();
                }
                regex.append(Pattern.quote(tenant.get()));
            } else if (token.group().equals("*")) {
                regex.append(".*");
            } else if (token.group().equals("?")) {
                regex.append('.');
            } else {
                regex.append(Pattern.quote(token.group()));
            }
        }
        return Optional.of(Pattern.compile(regex.toString(), Pattern.DOTALL));
    }
}
