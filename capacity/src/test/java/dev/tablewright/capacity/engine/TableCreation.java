package dev.tablewright.capacity.engine;

import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Table;
import java.util.List;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The request that creates a table of a design. */
final class TableCreation {

    private TableCreation() {}

    static CreateTableRequest of(Table table) {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(table.name().text())
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(SampleTable.keyAttributes(table)
                        .map(TableCreation::definition)
                        .toList())
                .keySchema(schema(table.key()));
        if (!table.indexes().isEmpty()) {
            request.globalSecondaryIndexes(
                    table.indexes().stream().map(TableCreation::index).toList());
        }
        return request.build();
    }

    private static AttributeDefinition definition(KeyAttribute key) {
        return AttributeDefinition.builder()
                .attributeName(key.name())
                .attributeType(
                        switch (key.type()) {
                            case STRING -> ScalarAttributeType.S;
                            case NUMBER -> ScalarAttributeType.N;
                            case BINARY -> ScalarAttributeType.B;
                        })
                .build();
    }

    private static List<KeySchemaElement> schema(KeySchema schema) {
        return Stream.concat(
                        schema.partition().stream().map(key -> element(key, KeyType.HASH)),
                        schema.sort().stream().map(key -> element(key, KeyType.RANGE)))
                .toList();
    }

    private static KeySchemaElement element(KeyAttribute key, KeyType type) {
        return KeySchemaElement.builder()
                .attributeName(key.name())
                .keyType(type)
                .build();
    }

    private static GlobalSecondaryIndex index(Index index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name().text())
                .keySchema(schema(index.key()))
                .projection(projection(index.projection()))
                .build();
    }

    private static Projection projection(dev.tablewright.model.design.Projection projection) {
        Projection.Builder built = Projection.builder();
        if (projection instanceof dev.tablewright.model.design.Projection.Include include) {
            built.projectionType(ProjectionType.INCLUDE)
                    .nonKeyAttributes(include.attributes().stream()
                            .map(attribute -> attribute.text())
                            .toList());
        } else if (projection instanceof dev.tablewright.model.design.Projection.KeysOnly) {
            built.projectionType(ProjectionType.KEYS_ONLY);
        } else {
            built.projectionType(ProjectionType.ALL);
        }
        return built.build();
    }
}
