package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The method that tells the rest of the infrastructure what there is. */
final class OutputMethod {

    private OutputMethod() {}

    static Method create(Stack stack) {
        List<Statement> body = new ArrayList<>();
        stack.tables().forEach(table -> {
            String id = table.logicalId();
            String name = table.modelName();
            Expression field = Expression.field(new TableMethods(table).field());
            body.add(output(id + "Name", "The table " + name + " by its name here", field.property("tableName")));
            body.add(output(id + "Arn", "The table " + name, field.property("tableArn")));
            if (table.settings().stream().isPresent()) {
                Expression stream = field.property("tableStreamArn").present();
                body.add(output(id + "StreamArn", "What changes in " + name, stream));
            }
        });
        stack.policies()
                .forEach(policy -> body.add(output(
                        policy.logicalId() + "Arn",
                        "The policy of the role " + policy.role(),
                        Expression.field(new PolicyMethod(stack, policy).field())
                                .property("managedPolicyArn"))));
        return new Method("createOutputs", Optional.empty(), body);
    }

    private static Statement output(String id, String description, Expression value) {
        return new Do(Expression.own(BaseClass.OUTPUT, text(id), text(description), value));
    }
}
