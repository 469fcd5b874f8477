package dev.tablewright.generate.infrastructure.cloudformation;

import dev.tablewright.generate.infrastructure.ResolvedSettings;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cloudformation.Yaml.Mapping;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;

/** A table. */
final class TableSection {

    private final TableResource table;
    private final ResolvedSettings settings;

    TableSection(TableResource table) {
        this.table = table;
        this.settings = table.settings();
    }

    Mapping resource() {
        String policy = settings.onRemove() == Removal.RETAIN ? "Retain" : "Delete";
        String why = settings.onRemove() == Removal.RETAIN
                ? "The data outlives the stack: a table that leaves the template, or is replaced, stays in the account."
                : "The data goes with the stack, as the model says (onRemove: destroy).";
        return Yaml.mapping()
                .put("Type", "AWS::DynamoDB::Table")
                .put(why, "DeletionPolicy", new Yaml.Text(policy))
                .put("UpdateReplacePolicy", policy)
                .put("Properties", properties());
    }

    private Mapping properties() {
        Mapping properties = Yaml.mapping()
                .put("TableName", table.physicalName())
                .put(
                        "Key attributes only: DynamoDB takes no others here.",
                        "AttributeDefinitions",
                        new Yaml.Sequence(table.attributes().stream()
                                .map(TableSection::definition)
                                .toList()))
                .put("KeySchema", schema(table.key()));
        if (!table.indexes().isEmpty()) {
            properties.put(
                    "GlobalSecondaryIndexes",
                    new Yaml.Sequence(table.indexes().stream().map(this::index).toList()));
        }
        billing(properties);
        settings.stream()
                .ifPresent(stream ->
                        properties.put("StreamSpecification", Yaml.mapping().put("StreamViewType", Views.of(stream))));
        settings.ttl()
                .ifPresent(ttl -> properties.put(
                        "TimeToLiveSpecification",
                        Yaml.mapping().put("AttributeName", ttl).put("Enabled", true)));
        properties
                .put(
                        "PointInTimeRecoverySpecification",
                        Yaml.mapping().put("PointInTimeRecoveryEnabled", settings.pointInTimeRecovery()))
                .put("DeletionProtectionEnabled", settings.deletionProtection());
        encryption(properties);
        if (settings.contributorInsights()) {
            properties.put("ContributorInsightsSpecification", insights());
        }
        if (settings.storageClass() == StorageClass.INFREQUENT_ACCESS) {
            properties.put("TableClass", "STANDARD_INFREQUENT_ACCESS");
        }
        if (!settings.tags().isEmpty()) {
            List<Yaml> tags = new ArrayList<>();
            settings.tags()
                    .forEach((key, value) ->
                            tags.add(Yaml.mapping().put("Key", key).put("Value", value)));
            properties.put("Tags", new Yaml.Sequence(tags));
        }
        return properties;
    }

    private static Yaml definition(KeyAttribute attribute) {
        return Yaml.mapping()
                .put("AttributeName", attribute.name())
                .put("AttributeType", attribute.type().name().substring(0, 1));
    }

    private static Yaml schema(KeySchema key) {
        List<Yaml> elements = new ArrayList<>();
        key.partition().forEach(attribute -> elements.add(element(attribute, "HASH")));
        key.sort().forEach(attribute -> elements.add(element(attribute, "RANGE")));
        return new Yaml.Sequence(elements);
    }

    private static Yaml element(KeyAttribute attribute, String type) {
        return Yaml.mapping().put("AttributeName", attribute.name()).put("KeyType", type);
    }

    private Yaml index(Index index) {
        Mapping properties = Yaml.mapping()
                .put("IndexName", index.name().text())
                .put("KeySchema", schema(index.key()))
                .put("Projection", projection(index.projection()));
        settings.provisioned().ifPresent(bought -> properties.put("ProvisionedThroughput", throughput(bought)));
        if (settings.contributorInsights()) {
            properties.put("ContributorInsightsSpecification", insights());
        }
        return properties;
    }

    private static Yaml projection(Projection projection) {
        if (projection instanceof Projection.Include include) {
            return Yaml.mapping()
                    .put("ProjectionType", "INCLUDE")
                    .put(
                            "NonKeyAttributes",
                            Yaml.texts(include.attributes().stream()
                                    .map(Name::text)
                                    .toList()));
        }
        return Yaml.mapping().put("ProjectionType", projection instanceof Projection.All ? "ALL" : "KEYS_ONLY");
    }

    private void billing(Mapping properties) {
        if (settings.billing() instanceof Billing.Provisioned bought) {
            properties
                    .put("BillingMode", "PROVISIONED")
                    .put(
                            bought.scaling().isPresent()
                                    ? "To begin with, and at least; scaling buys more and gives it back."
                                    : "Fixed: what is beyond it is throttled.",
                            "ProvisionedThroughput",
                            throughput(bought));
        } else {
            properties.put("BillingMode", "PAY_PER_REQUEST");
        }
    }

    private static Yaml throughput(Billing.Provisioned bought) {
        return Yaml.mapping()
                .put("ReadCapacityUnits", bought.readUnits())
                .put("WriteCapacityUnits", bought.writeUnits());
    }

    /** With a key of DynamoDB's own there is nothing to say. */
    private void encryption(Mapping properties) {
        if (settings.encryption() instanceof Encryption.Customer customer) {
            properties.put(
                    "SSESpecification",
                    Yaml.mapping().put("SSEEnabled", true).put("SSEType", "KMS").put("KMSMasterKeyId", customer.key()));
        } else if (settings.encryption() instanceof Encryption.AwsManaged) {
            properties.put("SSESpecification", Yaml.mapping().put("SSEEnabled", true));
        }
    }

    private static Yaml insights() {
        return Yaml.mapping().put("Enabled", true);
    }
}
