package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.Values;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Gives a number back that was drawn for nothing, if it is still the last one. It is sent once and never again: as long as the number is not given back
 * nobody else can have it, but afterwards somebody can, and then the counter looks as it did before.
 */
record NumberReturn(Numbering numbering, Place counter, AttributeValue number) {

    /** Of several, the last comes first. */
    static Step<Void> all(List<NumberReturn> draws, Settings settings) {
        return draws.isEmpty()
                ? Step.done(null)
                : draws.get(draws.size() - 1)
                        .step(settings)
                        .then(nothing -> all(draws.subList(0, draws.size() - 1), settings));
    }

    /** If it does not succeed, the number is lost, and that is all. */
    private Step<Void> step(Settings settings) {
        long drawn = Long.parseLong(number.n());
        Expression expression = new Expression();
        String table = settings.table(numbering.table().name());
        if (numbering.parent().isEmpty() && drawn == 1) {
            return Step.send(
                    Operation.DELETE,
                    DeleteItemRequest.builder()
                            .tableName(table)
                            .key(counter.key())
                            .conditionExpression(isLast(expression))
                            .expressionAttributeNames(expression.names())
                            .expressionAttributeValues(expression.values())
                            .overrideConfiguration(Requests.ONE_ATTEMPT)
                            .build(),
                    answer -> Step.done(null),
                    failure -> Step.done(null));
        }
        return Step.send(
                Operation.UPDATE,
                UpdateItemRequest.builder()
                        .tableName(table)
                        .key(counter.key())
                        .updateExpression("SET " + expression.name(numbering.last()) + " = "
                                + expression.value(Values.whole(drawn - 1)))
                        .conditionExpression(isLast(expression))
                        .expressionAttributeNames(expression.names())
                        .expressionAttributeValues(expression.values())
                        .overrideConfiguration(Requests.ONE_ATTEMPT)
                        .build(),
                answer -> Step.done(null),
                failure -> Step.done(null));
    }

    private String isLast(Expression expression) {
        return expression.name(numbering.last()) + " = " + expression.value(number);
    }
}
