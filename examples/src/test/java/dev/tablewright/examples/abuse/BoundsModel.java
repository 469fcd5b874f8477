package dev.tablewright.examples.abuse;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.engine.LocalEngine;
import dev.tablewright.examples.application.EngineTables;
import dev.tablewright.examples.bounds.Book;
import dev.tablewright.examples.bounds.BoundsTable;
import dev.tablewright.examples.bounds.BoundsTableAsync;
import dev.tablewright.examples.bounds.Shelf;
import dev.tablewright.runtime.Connection;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A model in which everything is bounded, on the engine. */
final class BoundsModel implements AutoCloseable {

    static final Instant NEW_YEAR = Instant.parse("2026-01-01T00:00:00Z");

    private final EngineTables tables =
            EngineTables.of(Pipeline.check(InputFile.read("src/test/models/bounds/bounds.yaml"))
                    .model()
                    .orElseThrow());
    private final BoundsTable table = connect(builder -> builder);

    BoundsTable table() {
        return table;
    }

    BoundsTable connect(UnaryOperator<Connection.Builder<BoundsTable>> with) {
        return with.apply(BoundsTable.on(tables.client()).tableNames(tables::name))
                .build();
    }

    /** The same in futures. */
    Async async() {
        DynamoDbAsyncClient client = DynamoDbAsyncClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .build();
        return new Async(
                client, BoundsTableAsync.on(client).tableNames(tables::name).build());
    }

    /** A connection of its own. */
    record Async(DynamoDbAsyncClient client, BoundsTableAsync table) implements AutoCloseable {

        @Override
        public void close() {
            client.close();
        }
    }

    static Shelf shelf(String name) {
        return Shelf.builder().name(name).build();
    }

    static Book book(String shelf) {
        return Book.builder().shelf(shelf).addedAt(NEW_YEAR).build();
    }

    private String name() {
        return tables.name("Bounds");
    }

    /** An item as it is stored. */
    Map<String, AttributeValue> item(String partition, String sort) {
        Map<String, AttributeValue> key =
                Map.of("PK", AttributeValue.fromS(partition), "SK", AttributeValue.fromS(sort));
        return new LinkedHashMap<>(tables.client()
                .getItem(request -> request.tableName(name()).key(key).consistentRead(true))
                .item());
    }

    /** Writes an item past the library. */
    void put(Map<String, AttributeValue> item) {
        tables.client().putItem(request -> request.tableName(name()).item(item));
    }

    @Override
    public void close() {
        tables.close();
    }
}
