package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Gap;
import dev.tablewright.generate.infrastructure.cdk.Statement.Let;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import dev.tablewright.generate.infrastructure.cdk.Statement.Note;
import dev.tablewright.generate.infrastructure.cdk.Statement.Return;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.infrastructure.policy.Resource;
import dev.tablewright.generate.infrastructure.policy.Statement.Condition;
import dev.tablewright.generate.java.JavaNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The method that makes the policy of a role. */
final class PolicyMethod {

    private static final Expression POLICY = Expression.variable("policy");

    private final Stack stack;
    private final Policy policy;

    PolicyMethod(Stack stack, Policy policy) {
        this.stack = stack;
        this.policy = policy;
    }

    /** The member that holds the policy: {@code backOfficePolicy}. */
    String field() {
        return JavaNames.variable(policy.logicalId());
    }

    Method create() {
        List<Statement> body = new ArrayList<>();
        body.add(new Let(
                CdkType.MANAGED_POLICY,
                "policy",
                Expression.construct(
                        CdkType.MANAGED_POLICY,
                        policy.logicalId(),
                        List.of(
                                new Property("managedPolicyName", text(policy.name())),
                                new Property("description", text(policy.description()))))));
        policy.statements().forEach(statement -> {
            body.add(new Gap());
            body.add(new Note(statement.reason()));
            body.add(new Do(POLICY.call("addStatements", statement(statement))));
        });
        body.add(new Return(POLICY));
        return new Method("create" + policy.logicalId(), Optional.of(CdkType.MANAGED_POLICY), body);
    }

    private Expression statement(dev.tablewright.generate.infrastructure.policy.Statement statement) {
        List<Property> properties = new ArrayList<>();
        properties.add(new Property("sid", text(statement.sid())));
        properties.add(new Property("actions", Expression.texts(statement.actions())));
        properties.add(new Property(
                "resources",
                Expression.sequence(
                        statement.resources().stream().map(this::arn).toList())));
        if (!statement.conditions().isEmpty()) {
            List<Property> operators = new ArrayList<>();
            statement
                    .byOperator()
                    .forEach((operator, conditions) -> operators.add(new Property(
                            operator,
                            Expression.mapping(conditions.stream()
                                    .map(condition -> new Property(condition.key(), values(condition)))
                                    .toList()))));
            properties.add(new Property("conditions", Expression.mapping(operators)));
        }
        return Expression.object(CdkType.POLICY_STATEMENT, properties);
    }

    private static Expression values(Condition condition) {
        return condition.isOfSet()
                ? Expression.texts(condition.values())
                : text(condition.values().get(0));
    }

    private Expression arn(Resource resource) {
        if (resource instanceof Resource.OfIndex index) {
            return table(index.table()).property("tableArn").followedBy("/index/" + index.index());
        }
        if (resource instanceof Resource.OfStream stream) {
            return table(stream.table()).property("tableStreamArn").present();
        }
        if (resource instanceof Resource.Everything) {
            return text("*");
        }
        if (resource instanceof Resource.OfKey key) {
            return text(key.arn());
        }
        return table(((Resource.OfTable) resource).table()).property("tableArn");
    }

    private Expression table(String modelName) {
        return Expression.field(new TableMethods(stack.table(modelName)).field());
    }
}
