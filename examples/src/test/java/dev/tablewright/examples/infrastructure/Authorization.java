package dev.tablewright.examples.infrastructure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether statements allow something, by the rules of IAM: nothing is allowed that no statement allows. */
final class Authorization {

    private final TemplateResources template;
    private final List<Map<String, Object>> statements;
    private final Optional<String> tenant;

    /** @param tenant the tag of who asks */
    Authorization(TemplateResources template, List<Map<String, Object>> statements, Optional<String> tenant) {
        this.template = template;
        this.statements = statements;
        this.tenant = tenant;
    }

    /**
     * What is asked to be allowed.
     *
     * @param leadingKeys the partition keys in the request; empty if it has none, as a scan
     */
    record Ask(String action, String resource, Optional<List<String>> leadingKeys) {}

    boolean allows(Ask ask) {
        return statements.stream().anyMatch(statement -> allows(statement, ask));
    }

    private boolean allows(Map<String, Object> statement, Ask ask) {
        boolean action = TemplateResources.list(statement.get("Action")).stream()
                .anyMatch(pattern -> isLike(pattern.toString(), ask.action(), false));
        boolean resource = TemplateResources.list(statement.get("Resource")).stream()
                .anyMatch(pattern -> isLike(template.arn(pattern), ask.resource(), false));
        return statement.get("Effect").equals("Allow")
                && action
                && resource
                && TemplateResources.map(statement.getOrDefault("Condition", Map.of())).entrySet().stream()
                        .allMatch(entry -> holds(entry.getKey(), TemplateResources.map(entry.getValue()), ask));
    }

    private boolean holds(String operator, Map<String, Object> condition, Ask ask) {
        return condition.entrySet().stream().allMatch(entry -> {
            if (!entry.getKey().equals("dynamodb:LeadingKeys")) {
                throw new IllegalArgumentException(entry.getKey());
            }
            List<?> wanted = TemplateResources.list(entry.getValue());
            return switch (operator) {
                case "Null" ->
                    wanted.equals(List.of("false")) == ask.leadingKeys().isPresent();
                // Of a key that is not there, everything holds.
                case "ForAllValues:StringLike" ->
                    ask.leadingKeys().orElse(List.of()).stream().allMatch(value -> wanted.stream()
                            .anyMatch(pattern -> isLike(pattern.toString(), value, true)));
                default -> throw new IllegalArgumentException(operator);
            };
        });
    }

    /** Wildcards; and variables, whose values are no patterns. One without a value fits nothing. */
    private boolean isLike(String pattern, String value, boolean variables) {
        Matcher token = Pattern.compile("\\$\\{([^}]*)}|\\*|\\?|[^*?$]+|\\$").matcher(pattern);
        StringBuilder regex = new StringBuilder();
        while (token.find()) {
            String name = variables ? token.group(1) : null;
            if (name != null && name.length() == 1) {
                regex.append(Pattern.quote(name));
            } else if (name != null) {
                if (!name.equals("aws:PrincipalTag/tenant") || tenant.isEmpty()) {
                    return false;
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
        return Pattern.compile(regex.toString(), Pattern.DOTALL).matcher(value).matches();
    }
}
