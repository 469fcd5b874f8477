package dev.tablewright.generate.infrastructure.policy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Actions that are allowed on some resources, if all conditions hold.
 *
 * @param sid letters and digits, different in each statement of a policy
 * @param reason why it is there, for the reader of the template
 * @param actions sorted, with their service: {@code dynamodb:GetItem}
 */
public record Statement(
        String sid, String reason, List<String> actions, List<Resource> resources, List<Condition> conditions) {

    public Statement {
        actions = List.copyOf(actions);
        resources = List.copyOf(resources);
        conditions = List.copyOf(conditions);
    }

    /** The conditions by their operators, as IAM writes them. */
    public Map<String, List<Condition>> byOperator() {
        return conditions.stream()
                .collect(Collectors.groupingBy(Condition::operator, LinkedHashMap::new, Collectors.toList()));
    }

    /** The same on other resources. */
    Statement on(String other, List<Resource> some) {
        return new Statement(other, reason, actions, some, conditions);
    }

    /**
     * A condition as IAM writes it: {@code "ForAllValues:StringLike": {"dynamodb:LeadingKeys": ["ORG#*"]}}.
     *
     * @param values one of which has to fit; they hold policy variables such as <code>${aws:PrincipalTag/tenant}</code>, so
     *     who writes them into a language with variables of its own has to escape them
     */
    public record Condition(String operator, String key, List<String> values) {
        public Condition {
            values = List.copyOf(values);
        }

        /** Whether a set is compared, with a list; one value with a text: that is how people write it. */
        public boolean isOfSet() {
            return values.size() > 1 || operator.startsWith("ForAllValues");
        }
    }
}
