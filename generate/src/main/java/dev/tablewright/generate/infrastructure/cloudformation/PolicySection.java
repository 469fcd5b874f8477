package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.infrastructure.policy.Resource;
import dev.tablewright.generate.infrastructure.policy.Statement;
import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import java.util.List;

/** Policies, with the reason of each statement. */
final class PolicySection {

    private final Stack stack;

    PolicySection(Stack stack) {
        this.stack = stack;
    }

    Mapping resource(Policy policy) {
        return Yaml.mapping()
                .put("Type", "AWS::IAM::ManagedPolicy")
                .put(
                        "Properties",
                        Yaml.mapping()
                                .put("ManagedPolicyName", policy.name())
                                .put("Description", policy.description())
                                .put("Path", "/")
                                .put(
                                        policy.comment(),
                                        "PolicyDocument",
                                        Yaml.mapping()
                                                .put("Version", "2012-10-17")
                                                .put(
                                                        "Statement",
                                                        new Yaml.Sequence(policy.statements().stream()
                                                                .map(this::statement)
                                                                .toList()))));
    }

    private Yaml statement(Statement statement) {
        Mapping written = Yaml.mapping()
                .put(statement.reason(), "Sid", new Yaml.Text(statement.sid()))
                .put("Effect", "Allow")
                .put(
                        "Action",
                        oneOrMany(statement.actions().stream()
                                .<Yaml>map(Yaml.Text::new)
                                .toList()))
                .put(
                        "Resource",
                        oneOrMany(statement.resources().stream().map(this::arn).toList()));
        if (!statement.conditions().isEmpty()) {
            Mapping conditions = Yaml.mapping();
            statement.byOperator().forEach((operator, some) -> {
                Mapping keys = Yaml.mapping();
                some.forEach(condition -> keys.put(condition.key(), values(condition)));
                conditions.put(operator, keys);
            });
            written.put("Condition", conditions);
        }
        return written;
    }

    private static Yaml values(Condition condition) {
        return condition.isOfSet()
                ? Yaml.texts(condition.values())
                : new Yaml.Text(condition.values().get(0));
    }

    private static Yaml oneOrMany(List<Yaml> values) {
        return values.size() == 1 ? values.get(0) : new Yaml.Sequence(values);
    }

    private Yaml arn(Resource resource) {
        if (resource instanceof Resource.OfTable table) {
            return Yaml.attribute(stack.table(table.table()).logicalId(), "Arn");
        }
        if (resource instanceof Resource.OfIndex index) {
            return Yaml.filled("${" + stack.table(index.table()).logicalId() + ".Arn}/index/" + index.index());
        }
        if (resource instanceof Resource.OfStream stream) {
            return Yaml.attribute(stack.table(stream.table()).logicalId(), "StreamArn");
        }
        return new Yaml.Text(resource instanceof Resource.OfKey key ? key.arn() : "*");
    }
}
