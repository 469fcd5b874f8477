package dev.tablewright.runtime.query;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** An asynchronous client that needs no other network library than the blocking one. */
final class AsyncOverBlocking implements DynamoDbAsyncClient {

    private final DynamoDbClient client;

    AsyncOverBlocking(DynamoDbClient client) {
        this.client = client;
    }

    @Override
    public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
        return CompletableFuture.supplyAsync(() -> client.getItem(request));
    }

    @Override
    public CompletableFuture<QueryResponse> query(QueryRequest request) {
        return CompletableFuture.supplyAsync(() -> client.query(request));
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
        return CompletableFuture.supplyAsync(() -> client.batchGetItem(request));
    }

    @Override
    public CompletableFuture<ScanResponse> scan(ScanRequest request) {
        return CompletableFuture.supplyAsync(() -> client.scan(request));
    }

    @Override
    public String serviceName() {
        return SERVICE_NAME;
    }

    @Override
    public void close() {
        client.close();
    }
}
