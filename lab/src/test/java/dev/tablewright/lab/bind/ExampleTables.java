package dev.tablewright.lab.bind;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.runtime.Connection;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
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

/** The tables of a model on a real engine, under names that no other test has. */
final class ExampleTables implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final DynamoDbClient client = DynamoDbClient.builder()
            .endpointOverride(LocalEngine.shared().endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    private final String prefix = "bind" + COUNT.incrementAndGet() + "-";
    private final BoundModel bound;
    private final Connection connection;

    ExampleTables(Model model) {
        this.bound = BoundModel.of(model);
        this.connection =
                bound.connect(client).tableNames(name -> prefix + name).build();
        bound.design().tables().forEach(this::create);
    }

    BoundModel bound() {
        return bound;
    }

    Connection connection() {
        return connection;
    }

    /** Everything that is stored, read without any of the code that is tested but that for single entities. */
    List<Row> stored() {
        List<Row> rows = new ArrayList<>();
        for (Table table : bound.design().tables()) {
            client.scanPaginator(scan -> scan.tableName(prefix + table.name()))
                    .items()
                    .forEach(item -> entity(item).ifPresent(rows::add));
        }
        return rows;
    }

    private Optional<Row> entity(Map<String, AttributeValue> item) {
        String type = item.get(bound.design().typeAttribute()).s();
        // Guards and counters are called after an attribute.
        return type.contains(".")
                ? Optional.empty()
                : Optional.of(bound.type(type).entity(item));
    }

    private void create(Table table) {
        List<GlobalSecondaryIndex> indexes =
                table.indexes().stream().map(this::index).toList();
        client.createTable(with -> with.tableName(prefix + table.name())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes(table))
                .keySchema(keys(table.key()))
                .globalSecondaryIndexes(indexes.isEmpty() ? null : indexes));
    }

    private GlobalSecondaryIndex index(Index index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name().text())
                .keySchema(keys(index.key()))
                .projection(projection -> {
                    if (index.projection() instanceof Projection.Include include) {
                        projection
                                .projectionType(ProjectionType.INCLUDE)
                                .nonKeyAttributes(include.attributes().stream()
                                        .flatMap(name -> stored(name.text()))
                                        .distinct()
                                        .toList());
                    } else {
                        projection.projectionType(
                                index.projection() instanceof Projection.All
                                        ? ProjectionType.ALL
                                        : ProjectionType.KEYS_ONLY);
                    }
                })
                .build();
    }

    /** The type is always there where some attributes are projected by name. */
    private Stream<String> stored(String name) {
        return Stream.concat(
                bound.model().entities().stream()
                        .flatMap(entity -> entity.attribute(name).stream())
                        .map(Attribute::storedName),
                Stream.of(bound.design().typeAttribute()));
    }

    private static List<AttributeDefinition> attributes(Table table) {
        return Stream.concat(table.key().attributes(), table.indexes().stream().flatMap(index -> index.key()
                        .attributes()))
                .distinct()
                .map(ExampleTables::definition)
                .toList();
    }

    private static AttributeDefinition definition(KeyAttribute attribute) {
        ScalarAttributeType type =
                switch (attribute.type()) {
                    case STRING -> ScalarAttributeType.S;
                    case NUMBER -> ScalarAttributeType.N;
                    case BINARY -> ScalarAttributeType.B;
                };
        return AttributeDefinition.builder()
                .attributeName(attribute.name())
                .attributeType(type)
                .build();
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
        bound.design().tables().forEach(table -> client.deleteTable(with -> with.tableName(prefix + table.name())));
        client.close();
    }
}
