package dev.tablewright.examples.application;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.source.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** The tables of an example on a real engine, as its design has them, under names that no other test has. */
public final class EngineTables implements AutoCloseable {

    private static final AtomicInteger COUNT = new AtomicInteger();

    private final DynamoDbClient client = DynamoDbClient.builder()
            .endpointOverride(LocalEngine.shared().endpoint())
            .region(Region.US_EAST_1)
            .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
            .httpClientBuilder(UrlConnectionHttpClient.builder())
            .build();
    private final String prefix = "app" + COUNT.incrementAndGet() + "-";
    private final Model model;
    private final Design design;

    private EngineTables(Model model) {
        this.model = model;
        this.design = model.design().orElseThrow();
        design.tables().forEach(this::create);
    }

    /** @param example the name of its folder */
    public static EngineTables of(String example) {
        return new EngineTables(ExampleModels.of(example));
    }

    /** Of a model that is no example. */
    public static EngineTables of(Model model) {
        return new EngineTables(model);
    }

    public DynamoDbClient client() {
        return client;
    }

    /** What a table of the model is called here. */
    public String name(String table) {
        return prefix + table;
    }

    /** Where the changes to a table are told. */
    public String stream(String table) {
        return client.describeTable(with -> with.tableName(name(table))).table().latestStreamArn();
    }

    private void create(Table table) {
        List<GlobalSecondaryIndex> indexes =
                table.indexes().stream().map(this::index).toList();
        client.createTable(with -> with.tableName(name(table.name().text()))
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attributes(table))
                .keySchema(keys(table.key()))
                .globalSecondaryIndexes(indexes.isEmpty() ? null : indexes)
                .streamSpecification(
                        stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)));
    }

    private GlobalSecondaryIndex index(Index index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name().text())
                .keySchema(keys(index.key()))
                .projection(projection -> {
                    if (index.projection() instanceof Projection.Include include) {
                        projection
                                .projectionType(ProjectionType.INCLUDE)
                                .nonKeyAttributes(Stream.concat(
                                                Stream.of(design.typeAttribute()),
                                                include.attributes().stream().flatMap(this::stored))
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

    /** What an attribute is called in items: the entities of a table may each have their own name for it. */
    private Stream<String> stored(Name attribute) {
        return model.entities().stream()
                .flatMap(entity -> entity.attributes().stream())
                .filter(each -> each.name().text().equals(attribute.text()))
                .map(Attribute::storedName);
    }

    private static List<AttributeDefinition> attributes(Table table) {
        Map<String, AttributeDefinition> all = new LinkedHashMap<>();
        Stream.concat(table.key().attributes(), table.indexes().stream().flatMap(index -> index.key()
                        .attributes()))
                .forEach(attribute -> all.put(attribute.name(), definition(attribute)));
        return List.copyOf(all.values());
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
        design.tables()
                .forEach(table -> client.deleteTable(
                        with -> with.tableName(name(table.name().text()))));
        client.close();
    }
}
