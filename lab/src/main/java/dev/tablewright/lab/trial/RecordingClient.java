package dev.tablewright.lab.trial;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
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

/** Passes on all that the runtime asks of DynamoDB, and remembers it. */
public final class RecordingClient implements DynamoDbClient {

    private static final ReturnConsumedCapacity ALL = ReturnConsumedCapacity.TOTAL;

    private final DynamoDbClient client;
    private final List<Exchange> exchanges = new ArrayList<>();

    public RecordingClient(DynamoDbClient client) {
        this.client = client;
    }

    /** What was asked since this was last called. Requests may go side by side. */
    public synchronized List<Exchange> taken() {
        List<Exchange> taken = List.copyOf(exchanges);
        exchanges.clear();
        return taken;
    }

    private synchronized void add(Exchange exchange) {
        exchanges.add(exchange);
    }

    private <Q extends DynamoDbRequest, A extends DynamoDbResponse> A record(
            String operation,
            Q request,
            Function<Q, A> send,
            Function<A, Collection<ConsumedCapacity>> consumed,
            ToIntFunction<A> read,
            ToIntFunction<A> returned) {
        A answer;
        try {
            answer = send.apply(request);
        } catch (RuntimeException e) {
            add(Exchange.failed(operation, request));
            throw e;
        }
        BigDecimal units = consumed.apply(answer).stream()
                .filter(Objects::nonNull)
                .map(capacity -> BigDecimal.valueOf(capacity.capacityUnits()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        Optional<String> index =
                request instanceof QueryRequest query ? Optional.ofNullable(query.indexName()) : Optional.empty();
        add(new Exchange(
                operation,
                index,
                request,
                Optional.of(answer),
                read.applyAsInt(answer),
                returned.applyAsInt(answer),
                units));
        return answer;
    }

    private static Collection<ConsumedCapacity> one(ConsumedCapacity capacity) {
        return Arrays.asList(capacity);
    }

    @Override
    public GetItemResponse getItem(GetItemRequest request) {
        return record(
                "GetItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::getItem,
                answer -> one(answer.consumedCapacity()),
                answer -> answer.hasItem() ? 1 : 0,
                answer -> answer.hasItem() ? 1 : 0);
    }

    @Override
    public QueryResponse query(QueryRequest request) {
        return record(
                "Query",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::query,
                answer -> one(answer.consumedCapacity()),
                QueryResponse::scannedCount,
                QueryResponse::count);
    }

    @Override
    public ScanResponse scan(ScanRequest request) {
        return record(
                "Scan",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::scan,
                answer -> one(answer.consumedCapacity()),
                ScanResponse::scannedCount,
                ScanResponse::count);
    }

    @Override
    public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return record(
                "BatchGetItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::batchGetItem,
                BatchGetItemResponse::consumedCapacity,
                RecordingClient::items,
                RecordingClient::items);
    }

    private static int items(BatchGetItemResponse answer) {
        return answer.responses().values().stream().mapToInt(List::size).sum();
    }

    @Override
    public PutItemResponse putItem(PutItemRequest request) {
        return record(
                "PutItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::putItem,
                answer -> one(answer.consumedCapacity()),
                answer -> 1,
                answer -> 0);
    }

    @Override
    public UpdateItemResponse updateItem(UpdateItemRequest request) {
        return record(
                "UpdateItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::updateItem,
                answer -> one(answer.consumedCapacity()),
                answer -> 1,
                answer -> 0);
    }

    @Override
    public DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return record(
                "DeleteItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::deleteItem,
                answer -> one(answer.consumedCapacity()),
                answer -> 1,
                answer -> 0);
    }

    @Override
    public BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        int items =
                request.requestItems().values().stream().mapToInt(List::size).sum();
        return record(
                "BatchWriteItem",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::batchWriteItem,
                BatchWriteItemResponse::consumedCapacity,
                answer -> items,
                answer -> 0);
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return record(
                "TransactWriteItems",
                request.toBuilder().returnConsumedCapacity(ALL).build(),
                client::transactWriteItems,
                TransactWriteItemsResponse::consumedCapacity,
                answer -> request.transactItems().size(),
                answer -> 0);
    }

    @Override
    public String serviceName() {
        return client.serviceName();
    }

    /** The client is somebody else's. */
    @Override
    public void close() {}
}
