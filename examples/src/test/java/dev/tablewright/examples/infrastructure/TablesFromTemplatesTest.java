package dev.tablewright.examples.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.examples.application.ExampleModels;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.lab.place.Access;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.place.Target;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.Tag;

/** Tables that are made from what templates say are the tables of the design. */
class TablesFromTemplatesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bank",
                "catalog",
                "deals",
                "github",
                "projects",
                "saas",
                "saas-tables",
                "sessions",
                "shop",
                "shop-tables",
                "social"
            })
    void areThoseOfTheDesign(String example) {
        Model model = ExampleModels.of(example);
        List<Optional<Environment>> environments = new ArrayList<>();
        model.deployment().environments().forEach(environment -> environments.add(Optional.of(environment)));
        if (environments.isEmpty()) {
            environments.add(Optional.empty());
        }
        try (Place place =
                Place.open(new Target.Endpoint(LocalEngine.shared().endpoint()), Access.WRITE, sentence -> {})) {
            int number = 0;
            for (Optional<Environment> environment : environments) {
                String prefix = "template" + ++number + "-";
                List<TableDefinition> definitions = environment
                        .map(there -> TableDefinition.of(model, there))
                        .orElseGet(() -> TableDefinition.of(model))
                        .stream()
                        .map(definition -> named(prefix + definition.name(), definition))
                        .toList();
                template(model, environment)
                        .ofType("AWS::DynamoDB::Table")
                        .values()
                        .forEach(properties -> create(place.client(), prefix, properties));
                assertThat(new Tables(place).differences(definitions)).isEmpty();
                definitions.forEach(
                        definition -> place.client().deleteTable(with -> with.tableName(definition.name())));
            }
        }
    }

    private static TableDefinition named(String name, TableDefinition other) {
        return new TableDefinition(
                name, other.table(), other.key(), other.indexes(), other.ttl(), other.stream(), other.billing());
    }

    private static TemplateResources template(Model model, Optional<Environment> environment) {
        return new TemplateResources(
                CloudFormationGenerator.cloudFormation(model, Infrastructure.of(model, environment))
                        .files()
                        .values()
                        .iterator()
                        .next());
    }

    private static void create(DynamoDbClient client, String prefix, Map<String, Object> properties) {
        String name = prefix + properties.get("TableName");
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .attributeDefinitions(TemplateResources.list(properties.get("AttributeDefinitions")).stream()
                        .map(TemplateResources::map)
                        .map(each -> AttributeDefinition.builder()
                                .attributeName(text(each, "AttributeName"))
                                .attributeType(text(each, "AttributeType"))
                                .build())
                        .toList())
                .keySchema(schema(properties))
                .billingMode(text(properties, "BillingMode"));
        if (properties.containsKey("ProvisionedThroughput")) {
            request.provisionedThroughput(throughput(properties));
        }
        if (properties.containsKey("GlobalSecondaryIndexes")) {
            request.globalSecondaryIndexes(TemplateResources.list(properties.get("GlobalSecondaryIndexes")).stream()
                    .map(TemplateResources::map)
                    .map(TablesFromTemplatesTest::index)
                    .toList());
        }
        if (properties.containsKey("StreamSpecification")) {
            request.streamSpecification(stream -> stream.streamEnabled(true)
                    .streamViewType(
                            text(TemplateResources.map(properties.get("StreamSpecification")), "StreamViewType")));
        }
        if (properties.containsKey("Tags")) {
            request.tags(TemplateResources.list(properties.get("Tags")).stream()
                    .map(TemplateResources::map)
                    .map(tag -> Tag.builder()
                            .key(text(tag, "Key"))
                            .value(text(tag, "Value"))
                            .build())
                    .toList());
        }
        client.createTable(request.build());
        if (properties.containsKey("TimeToLiveSpecification")) {
            Map<String, Object> ttl = TemplateResources.map(properties.get("TimeToLiveSpecification"));
            client.updateTimeToLive(with -> with.tableName(name)
                    .timeToLiveSpecification(spec ->
                            spec.enabled((Boolean) ttl.get("Enabled")).attributeName(text(ttl, "AttributeName"))));
        }
    }

    private static GlobalSecondaryIndex index(Map<String, Object> properties) {
        Map<String, Object> projection = TemplateResources.map(properties.get("Projection"));
        Projection.Builder projected = Projection.builder().projectionType(text(projection, "ProjectionType"));
        if (projection.containsKey("NonKeyAttributes")) {
            projected.nonKeyAttributes(TemplateResources.list(projection.get("NonKeyAttributes")).stream()
                    .map(Object::toString)
                    .toList());
        }
        GlobalSecondaryIndex.Builder index = GlobalSecondaryIndex.builder()
                .indexName(text(properties, "IndexName"))
                .keySchema(schema(properties))
                .projection(projected.build());
        if (properties.containsKey("ProvisionedThroughput")) {
            index.provisionedThroughput(throughput(properties));
        }
        return index.build();
    }

    private static ProvisionedThroughput throughput(Map<String, Object> properties) {
        Map<String, Object> units = TemplateResources.map(properties.get("ProvisionedThroughput"));
        return ProvisionedThroughput.builder()
                .readCapacityUnits(((Number) units.get("ReadCapacityUnits")).longValue())
                .writeCapacityUnits(((Number) units.get("WriteCapacityUnits")).longValue())
                .build();
    }

    private static List<KeySchemaElement> schema(Map<String, Object> properties) {
        return TemplateResources.list(properties.get("KeySchema")).stream()
                .map(TemplateResources::map)
                .map(element -> KeySchemaElement.builder()
                        .attributeName(text(element, "AttributeName"))
                        .keyType(text(element, "KeyType"))
                        .build())
                .toList();
    }

    private static String text(Map<String, Object> properties, String name) {
        return properties.get(name).toString();
    }
}
