package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Requests to DynamoDB. Whatever fails gives back the item that stood in the way. */
final class Requests {

    private static final ReturnValuesOnConditionCheckFailure GIVE_BACK = ReturnValuesOnConditionCheckFailure.ALL_OLD;

    /**
     * The SDK sends again what got no answer. What must not be done twice goes without. It costs a third more bytes than a request without, so that
     * nothing else goes this way.
     */
    static final AwsRequestOverrideConfiguration ONE_ATTEMPT = oneAttempt();

    private final Settings settings;
    private final boolean telling;

    /** @param telling whether the caller is told what numbers have come to */
    Requests(Settings settings, boolean telling) {
        this.settings = settings;
        this.telling = telling;
    }

    private static AwsRequestOverrideConfiguration oneAttempt() {
        ClientOverrideConfiguration once = ClientOverrideConfiguration.builder()
                .retryStrategy(AwsRetryStrategy.doNotRetry())
                .build();
        return AwsRequestOverrideConfiguration.builder()
                .addPlugin(client -> client.overrideConfiguration(once))
                .build();
    }

    PutItemRequest put(ItemWrite write) {
        Expression expression = new Expression();
        return PutItemRequest.builder()
                .tableName(table(write.place()))
                .item(write.item())
                .conditionExpression(write.condition(expression))
                .expressionAttributeNames(expression.names())
                .expressionAttributeValues(expression.values())
                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                .build();
    }

    /**
     * The expressions of a request.
     *
     * @param update null: it is no update
     * @param condition null: nothing is demanded
     * @param names null, or at least one; as values are
     */
    record Parts(String update, String condition, Map<String, String> names, Map<String, AttributeValue> values) {

        static Parts of(ItemWrite write) {
            Expression expression = new Expression();
            String update = write.kind() == ItemWrite.Kind.UPDATE ? write.update(expression) : null;
            String condition = write.condition(expression);
            return new Parts(update, condition, expression.names(), expression.values());
        }

        /** DynamoDB refuses empty maps. */
        Map<String, AttributeValue> someValues() {
            return values == null || values.isEmpty() ? null : values;
        }
    }

    UpdateItemRequest update(ItemWrite write) {
        return update(write.place(), Parts.of(write), write.isRepeatable());
    }

    /** What numbers have come to that were added to, only DynamoDB knows: it is asked by who wants to be told. */
    UpdateItemRequest update(Place place, Parts parts, boolean repeatable) {
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(table(place))
                .key(place.key())
                .updateExpression(parts.update())
                .conditionExpression(parts.condition())
                .expressionAttributeNames(parts.names())
                .expressionAttributeValues(parts.someValues())
                .returnValuesOnConditionCheckFailure(GIVE_BACK);
        if (!repeatable) {
            request.overrideConfiguration(ONE_ATTEMPT);
            if (telling) {
                request.returnValues(ReturnValue.UPDATED_NEW);
            }
        }
        return request.build();
    }

    DeleteItemRequest delete(ItemWrite write) {
        return delete(write.place(), Parts.of(write));
    }

    DeleteItemRequest delete(Place place, Parts parts) {
        return DeleteItemRequest.builder()
                .tableName(table(place))
                .key(place.key())
                .conditionExpression(parts.condition())
                .expressionAttributeNames(parts.names())
                .expressionAttributeValues(parts.someValues())
                .returnValues(ReturnValue.ALL_OLD)
                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                .build();
    }

    TransactWriteItemsRequest transaction(List<ItemWrite> writes, String token) {
        List<TransactWriteItem> parts = new ArrayList<>(writes.size());
        for (ItemWrite write : writes) {
            parts.add(part(write));
        }
        return TransactWriteItemsRequest.builder()
                .transactItems(parts)
                .clientRequestToken(token)
                .build();
    }

    private TransactWriteItem part(ItemWrite write) {
        Expression expression = new Expression();
        if (write.isCheck()) {
            return TransactWriteItem.builder()
                    .conditionCheck(ConditionCheck.builder()
                            .tableName(table(write.place()))
                            .key(write.place().key())
                            .conditionExpression(write.condition(expression))
                            .expressionAttributeNames(expression.names())
                            .expressionAttributeValues(expression.values())
                            .returnValuesOnConditionCheckFailure(GIVE_BACK)
                            .build())
                    .build();
        }
        return switch (write.kind()) {
            case PUT ->
                TransactWriteItem.builder()
                        .put(Put.builder()
                                .tableName(table(write.place()))
                                .item(write.item())
                                .conditionExpression(write.condition(expression))
                                .expressionAttributeNames(expression.names())
                                .expressionAttributeValues(expression.values())
                                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                                .build())
                        .build();
            case DELETE ->
                TransactWriteItem.builder()
                        .delete(Delete.builder()
                                .tableName(table(write.place()))
                                .key(write.place().key())
                                .conditionExpression(write.condition(expression))
                                .expressionAttributeNames(expression.names())
                                .expressionAttributeValues(expression.values())
                                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                                .build())
                        .build();
            default ->
                TransactWriteItem.builder()
                        .update(Update.builder()
                                .tableName(table(write.place()))
                                .key(write.place().key())
                                .updateExpression(write.update(expression))
                                .conditionExpression(write.condition(expression))
                                .expressionAttributeNames(expression.names())
                                .expressionAttributeValues(expression.values())
                                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                                .build())
                        .build();
        };
    }

    private String table(Place place) {
        return settings.table(place.table().name());
    }
}
