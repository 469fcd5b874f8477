package dev.tablewright.lab.place;

import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/** A table in the words of DynamoDB. */
final class TableRequest {

    private final TableDefinition table;
    private final Optional<ProvisionedThroughput> throughput;

    TableRequest(TableDefinition table) {
        this.table = table;
        this.throughput = table.billing()
                .filter(billing -> billing instanceof Billing.Provisioned)
                .map(billing -> throughput((Billing.Provisioned) billing));
    }

    CreateTableRequest create() {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(table.name())
                .keySchema(keys(table.key()))
                .attributeDefinitions(table.keyAttributes().stream()
                        .map(TableRequest::definition)
                        .toList())
                .billingMode(throughput.isPresent() ? BillingMode.PROVISIONED : BillingMode.PAY_PER_REQUEST);
        throughput.ifPresent(request::provisionedThroughput);
        if (!table.indexes().isEmpty()) {
            request.globalSecondaryIndexes(
                    table.indexes().stream().map(this::index).toList());
        }
        view(table.stream())
                .ifPresent(view -> request.streamSpecification(StreamSpecification.builder()
                        .streamEnabled(true)
                        .streamViewType(view)
                        .build()));
        return request.build();
    }

    private GlobalSecondaryIndex index(IndexDefinition index) {
        GlobalSecondaryIndex.Builder request = GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(keys(index.key()))
                .projection(projection(index));
        throughput.ifPresent(request::provisionedThroughput);
        return request.build();
    }

    private static Projection projection(IndexDefinition index) {
        Projection.Builder projection = Projection.builder();
        if (index.attributes().isEmpty()) {
            return projection.projectionType(ProjectionType.ALL).build();
        }
        return index.attributes().get().isEmpty()
                ? projection.projectionType(ProjectionType.KEYS_ONLY).build()
                : projection
                        .projectionType(ProjectionType.INCLUDE)
                        .nonKeyAttributes(index.attributes().get())
                        .build();
    }

    static List<KeySchemaElement> keys(KeySchema schema) {
        return java.util.stream.Stream.concat(
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

    private static AttributeDefinition definition(KeyAttribute attribute) {
        return AttributeDefinition.builder()
                .attributeName(attribute.name())
                .attributeType(type(attribute))
                .build();
    }

    static ScalarAttributeType type(KeyAttribute attribute) {
        return switch (attribute.type()) {
            case STRING -> ScalarAttributeType.S;
            case NUMBER -> ScalarAttributeType.N;
            case BINARY -> ScalarAttributeType.B;
        };
    }

    static Optional<StreamViewType> view(Stream stream) {
        return switch (stream) {
            case NONE -> Optional.empty();
            case KEYS -> Optional.of(StreamViewType.KEYS_ONLY);
            case NEW -> Optional.of(StreamViewType.NEW_IMAGE);
            case OLD -> Optional.of(StreamViewType.OLD_IMAGE);
            case NEW_AND_OLD -> Optional.of(StreamViewType.NEW_AND_OLD_IMAGES);
        };
    }

    private static ProvisionedThroughput throughput(Billing.Provisioned units) {
        return ProvisionedThroughput.builder()
                .readCapacityUnits(units.readUnits())
                .writeCapacityUnits(units.writeUnits())
                .build();
    }
}
