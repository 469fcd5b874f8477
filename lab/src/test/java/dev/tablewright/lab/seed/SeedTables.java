package dev.tablewright.lab.seed;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.runtime.Connection;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The tables of a model on a real engine, under names that no other test has, at the moment at which populations end. */
final class SeedTables implements AutoCloseable {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final DynamoDbClient client = DynamoDbClient.builder()
            .endpointOverride(LocalEngine.shared().endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    private final String prefix = "seed" + COUNT.incrementAndGet() + "-";
    private final BoundModel model;

    SeedTables(Model model) {
        this.model = BoundModel.of(model);
        this.model.design().tables().forEach(this::create);
    }

    BoundModel model() {
        return model;
    }

    Connection.Builder<Connection> connect() {
        return model.connect(client).tableNames(name -> prefix + name).clock(Clock.fixed(NOW, ZoneOffset.UTC));
    }

    SeedResult seed(Population population) {
        return Seeder.on(model, connect()).workers(4).seed(population);
    }

    /** All items, whatever they are. */
    List<Map<String, AttributeValue>> items() {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        for (Table table : model.design().tables()) {
            client.scanPaginator(scan -> scan.tableName(prefix + table.name()).consistentRead(true))
                    .items()
                    .forEach(items::add);
        }
        return items;
    }

    /** All entities, by their names. */
    Map<String, List<Row>> rows() {
        return items().stream()
                .filter(item -> model.model().entity(type(item)).isPresent())
                .map(item -> model.type(type(item)).entity(item))
                .collect(Collectors.groupingBy(Row::entity));
    }

    /** How many items there are of a type that is no entity: a guard or a counter. */
    long companions(String type) {
        return items().stream().filter(item -> type(item).equals(type)).count();
    }

    private String type(Map<String, AttributeValue> item) {
        return item.get(model.design().typeAttribute()).s();
    }

    private void create(Table table) {
        List<GlobalSecondaryIndex> indexes =
                table.indexes().stream().map(SeedTables::index).toList();
        client.createTable(with -> with.tableName(prefix + table.name())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes(table))
                .keySchema(keys(table.key()))
                .globalSecondaryIndexes(indexes.isEmpty() ? null : indexes));
    }

    /** What is projected does not matter here. */
    private static GlobalSecondaryIndex index(Index index) {
        boolean keysOnly = index.projection() instanceof Projection.KeysOnly;
        return GlobalSecondaryIndex.builder()
                .indexName(index.name().text())
                .keySchema(keys(index.key()))
                .projection(with -> with.projectionType(keysOnly ? ProjectionType.KEYS_ONLY : ProjectionType.ALL))
                .build();
    }

    private static List<AttributeDefinition> attributes(Table table) {
        return Stream.concat(table.key().attributes(), table.indexes().stream().flatMap(index -> index.key()
                        .attributes()))
                .distinct()
                .map(attribute -> AttributeDefinition.builder()
                        .attributeName(attribute.name())
                        .attributeType(type(attribute))
                        .build())
                .toList();
    }

    private static ScalarAttributeType type(KeyAttribute attribute) {
        return switch (attribute.type()) {
            case STRING -> ScalarAttributeType.S;
            case NUMBER -> ScalarAttributeType.N;
            case BINARY -> ScalarAttributeType.B;
        };
    }

    private static List<KeySchemaElement> keys(KeySchema schema) {
        return Stream.concat(
                        schema.partition().stream().map(attribute -> key(attribute, KeyType.HASH)),
                        schema.sort().stream().map(attribute -> key(attribute, KeyType.RANGE)))
                .toList();
    }

    private static KeySchemaElement key(KeyAttribute attribute, KeyType type) {
        return KeySchemaElement.builder()
                .attributeName(attribute.name())
                .keyType(type)
                .build();
    }

    @Override
    public void close() {
        model.design().tables().forEach(table -> client.deleteTable(with -> with.tableName(prefix + table.name())));
        client.close();
    }
}
