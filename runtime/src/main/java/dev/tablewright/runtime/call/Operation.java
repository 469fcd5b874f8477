package dev.tablewright.runtime.call;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * One of DynamoDB's operations, for either client.
 *
 * @param <Q> its request
 * @param <A> its answer
 */
public final class Operation<Q, A> {

    public static final Operation<GetItemRequest, GetItemResponse> GET = new Operation<>(
            "GetItem",
            DynamoDbClient::getItem,
            DynamoDbAsyncClient::getItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> answer.hasItem() ? 1 : 0);

    public static final Operation<QueryRequest, QueryResponse> QUERY = new Operation<>(
            "Query",
            DynamoDbClient::query,
            DynamoDbAsyncClient::query,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> answer.items().size());

    public static final Operation<ScanRequest, ScanResponse> SCAN = new Operation<>(
            "Scan",
            DynamoDbClient::scan,
            DynamoDbAsyncClient::scan,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> answer.items().size());

    public static final Operation<BatchGetItemRequest, BatchGetItemResponse> BATCH_GET = new Operation<>(
            "BatchGetItem",
            DynamoDbClient::batchGetItem,
            DynamoDbAsyncClient::batchGetItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            BatchGetItemResponse::consumedCapacity,
            (request, answer) ->
                    answer.responses().values().stream().mapToInt(List::size).sum());

    public static final Operation<PutItemRequest, PutItemResponse> PUT = new Operation<>(
            "PutItem",
            DynamoDbClient::putItem,
            DynamoDbAsyncClient::putItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> 1);

    public static final Operation<UpdateItemRequest, UpdateItemResponse> UPDATE = new Operation<>(
            "UpdateItem",
            DynamoDbClient::updateItem,
            DynamoDbAsyncClient::updateItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> 1);

    public static final Operation<DeleteItemRequest, DeleteItemResponse> DELETE = new Operation<>(
            "DeleteItem",
            DynamoDbClient::deleteItem,
            DynamoDbAsyncClient::deleteItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            answer -> one(answer.consumedCapacity()),
            (request, answer) -> 1);

    public static final Operation<BatchWriteItemRequest, BatchWriteItemResponse> BATCH_WRITE = new Operation<>(
            "BatchWriteItem",
            DynamoDbClient::batchWriteItem,
            DynamoDbAsyncClient::batchWriteItem,
            request -> request.toBuilder()
                    .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                    .build(),
            BatchWriteItemResponse::consumedCapacity,
            (request, answer) -> request.requestItems().values().stream()
                            .mapToInt(List::size)
                            .sum()
                    - answer.unprocessedItems().values().stream()
                            .mapToInt(List::size)
                            .sum());

    public static final Operation<TransactWriteItemsRequest, TransactWriteItemsResponse> TRANSACT_WRITE =
            new Operation<>(
                    "TransactWriteItems",
                    DynamoDbClient::transactWriteItems,
                    DynamoDbAsyncClient::transactWriteItems,
                    request -> request.toBuilder()
                            .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                            .build(),
                    TransactWriteItemsResponse::consumedCapacity,
                    (request, answer) -> request.transactItems().size());

    private final String name;
    private final BiFunction<DynamoDbClient, Q, A> blocking;
    private final BiFunction<DynamoDbAsyncClient, Q, CompletableFuture<A>> asynchronous;
    private final UnaryOperator<Q> measured;
    private final Function<A, List<ConsumedCapacity>> consumed;
    private final ToIntBiFunction<Q, A> items;

    private Operation(
            String name,
            BiFunction<DynamoDbClient, Q, A> blocking,
            BiFunction<DynamoDbAsyncClient, Q, CompletableFuture<A>> asynchronous,
            UnaryOperator<Q> measured,
            Function<A, List<ConsumedCapacity>> consumed,
            ToIntBiFunction<Q, A> items) {
        this.name = name;
        this.blocking = blocking;
        this.asynchronous = asynchronous;
        this.measured = measured;
        this.consumed = consumed;
        this.items = items;
    }

    private static List<ConsumedCapacity> one(ConsumedCapacity capacity) {
        return capacity == null ? List.of() : List.of(capacity);
    }

    /** Its name in DynamoDB. */
    public String name() {
        return name;
    }

    A send(DynamoDbClient client, Q request) {
        return blocking.apply(client, request);
    }

    CompletableFuture<A> send(DynamoDbAsyncClient client, Q request) {
        return asynchronous.apply(client, request);
    }

    /** The same request, asking what it consumes. */
    Q measured(Q request) {
        return measured.apply(request);
    }

    /** The units that it consumed; 0 if it was not asked to say. */
    double units(A answer) {
        double units = 0;
        for (ConsumedCapacity capacity : consumed.apply(answer)) {
            units += capacity.capacityUnits() == null ? 0 : capacity.capacityUnits();
        }
        return units;
    }

    /** How many items came back, or were written. */
    int items(Q request, A answer) {
        return items.applyAsInt(request, answer);
    }

    @Override
    public String toString() {
        return name;
    }
}
