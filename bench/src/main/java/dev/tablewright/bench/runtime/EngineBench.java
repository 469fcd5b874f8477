package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Order;
import dev.tablewright.engine.LocalEngine;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.runner.RunnerException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The operations on DynamoDB Local: what is left of the differences when somebody answers. */
public final class EngineBench {

    /** On the engine, nothing is mapped for itself. */
    static final Map<String, AttributeValue> NO_ITEM = Map.of();

    private static final String FOLDER = "tablewright.engine.folder";

    private EngineBench() {}

    public static void run() throws RunnerException {
        try (LocalEngine engine = LocalEngine.start(Path.of(System.getProperty(FOLDER)))) {
            System.setProperty(Clients.ENGINE, engine.endpoint().toString());
            try (DynamoDbClient client = new Clients().open()) {
                createTable(client, "Shop");
                fill(client);
            }
            Contest contest =
                    new Contest(EngineCalls.class, List.of("-D" + Clients.ENGINE + "=" + engine.endpoint()), false);
            contest.run(1, Operations.CREATE, Operations.GET, Operations.PAGE, Operations.PLACE);
            contest.print("on DynamoDB Local");
        }
    }

    /** A table with the keys and indexes of the shop. */
    public static void createTable(DynamoDbClient client, String name) {
        client.createTable(table -> table.tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK").stream()
                        .map(attribute -> AttributeDefinition.builder()
                                .attributeName(attribute)
                                .attributeType(ScalarAttributeType.S)
                                .build())
                        .toList())
                .keySchema(key("PK", "SK"))
                .globalSecondaryIndexes(index("GSI1"), index("GSI2")));
    }

    private static GlobalSecondaryIndex index(String name) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(key(name + "PK", name + "SK"))
                .projection(projection -> projection.projectionType(ProjectionType.ALL))
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

    private static void fill(DynamoDbClient client) {
        client.putItem(put -> put.tableName("Shop").item(HandWrittenItems.item(Samples.customer())));
        for (Order order : Samples.orders()) {
            client.putItem(put -> put.tableName("Shop").item(HandWrittenItems.item(order)));
        }
    }
}
