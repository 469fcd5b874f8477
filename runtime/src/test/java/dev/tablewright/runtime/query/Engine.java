package dev.tablewright.runtime.query;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Caller;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ForkJoinPool;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The real engine, asked with either client. */
record Engine(DynamoDbClient client, Caller caller, AsyncCaller asyncCaller) {

    static Engine open(Settings settings) {
        DynamoDbClient client = DynamoDbClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .httpClientBuilder(UrlConnectionHttpClient.builder())
                .build();
        return new Engine(
                client,
                new Caller(client, settings, ForkJoinPool.commonPool(), null),
                new AsyncCaller(new AsyncOverBlocking(client), settings, null));
    }

    /** The same with either client. */
    <T> T run(boolean async, Step<T> step) {
        CallInfo call = CallInfo.of("test");
        if (!async) {
            return caller.run(call, step);
        }
        try {
            return asyncCaller.run(call, step).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    /** A table with indexes that have only keys. */
    void create(String table) {
        client.createTable(request -> request.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        definition("PK", ScalarAttributeType.S),
                        definition("SK", ScalarAttributeType.S),
                        definition("GPK", ScalarAttributeType.S),
                        definition("GSK", ScalarAttributeType.N),
                        definition("expires", ScalarAttributeType.N))
                .keySchema(key("PK", "SK"))
                .globalSecondaryIndexes(index("ByRank", "GSK"), index("ByEnd", "expires")));
    }

    private static GlobalSecondaryIndex index(String name, String sort) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(key("GPK", sort))
                .projection(Projection.builder()
                        .projectionType(ProjectionType.KEYS_ONLY)
                        .build())
                .build();
    }

    private static AttributeDefinition definition(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    private static List<KeySchemaElement> key(String partition, String sort) {
        return List.of(
                KeySchemaElement.builder()
                        .attributeName(partition)
                        .keyType(KeyType.HASH)
                        .build(),
                KeySchemaElement.builder()
                        .attributeName(sort)
                        .keyType(KeyType.RANGE)
                        .build());
    }

    void put(String table, List<Map<String, AttributeValue>> items) {
        for (int from = 0; from < items.size(); from += 25) {
            List<WriteRequest> writes = new ArrayList<>();
            for (Map<String, AttributeValue> item : items.subList(from, Math.min(items.size(), from + 25))) {
                writes.add(WriteRequest.builder()
                        .putRequest(PutRequest.builder().item(item).build())
                        .build());
            }
            client.batchWriteItem(request -> request.requestItems(Map.of(table, writes)));
        }
    }
}
