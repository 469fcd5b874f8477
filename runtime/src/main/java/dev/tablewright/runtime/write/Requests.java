package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
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

    /** The SDK sends again what got no answer. What must not be done twice goes without. */
    private static final AwsRequestOverrideConfiguration ONE_ATTEMPT = AwsRequestOverrideConfiguration.builder()
            .addPlugin(client -> client.overrideConfiguration(
                    client.overrideConfiguration().copy(to -> to.retryStrategy(AwsRetryStrategy.doNotRetry()))))
            .build();

    private final Settings settings;

    Requests(Settings settings) {
        this.settings = settings;
    }

    PutItemRequest put(ItemWrite write) {
        Expression expression = new Expression();
        return PutItemRequest.builder()
                .tableName(table(write))
                .item(write.item())
                .conditionExpression(write.condition(expression))
                .expressionAttributeNames(expression.names())
                .expressionAttributeValues(expression.values())
                .returnValuesOnConditionCheckFailure(GIVE_BACK)
                .build();
    }

    UpdateItemRequest update(ItemWrite write) {
        Expression expression = new Expression();
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(table(write))
                .key(write.place().key())
                .updateExpression(write.update(expression))
                .conditionExpression(write.condition(expression))
                .expressionAttributeNames(expression.names())
                .expressionAttributeValues(expression.values())
                .returnValuesOnConditionCheckFailure(GIVE_BACK);
        if (!write.isRepeatable()) {
            request.overrideConfiguration(ONE_ATTEMPT);
        }
        return request.build();
    }

    DeleteItemRequest delete(ItemWrite write) {
        Expression expression = new Expression();
        return DeleteItemRequest.builder()
                .tableName(table(write))
                .key(write.place().key())
                .conditionExpression(write.condition(expression))
                .expressionAttributeNames(expression.names())
                .expressionAttributeValues(expression.values())
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
                            .tableName(table(write))
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
                                .tableName(table(write))
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
                                .tableName(table(write))
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
                                .tableName(table(write))
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

    private String table(ItemWrite write) {
        return settings.table(write.place().table().name());
    }
}
