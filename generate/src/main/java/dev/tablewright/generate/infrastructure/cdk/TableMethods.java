package dev.tablewright.generate.infrastructure.cdk;

import static dev.tablewright.generate.infrastructure.cdk.Expression.constant;
import static dev.tablewright.generate.infrastructure.cdk.Expression.flag;
import static dev.tablewright.generate.infrastructure.cdk.Expression.number;
import static dev.tablewright.generate.infrastructure.cdk.Expression.struct;
import static dev.tablewright.generate.infrastructure.cdk.Expression.text;

import dev.tablewright.generate.infrastructure.ResolvedSettings;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.cdk.Expression.Property;
import dev.tablewright.generate.infrastructure.cdk.Statement.Do;
import dev.tablewright.generate.infrastructure.cdk.Statement.Gap;
import dev.tablewright.generate.infrastructure.cdk.Statement.Let;
import dev.tablewright.generate.infrastructure.cdk.Statement.Method;
import dev.tablewright.generate.infrastructure.cdk.Statement.Return;
import dev.tablewright.generate.java.JavaNames;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The method that makes a table, its indexes and what lets its capacity follow the load. */
final class TableMethods {

    private static final Expression TABLE = Expression.variable("table");

    private final TableResource table;
    private final ResolvedSettings settings;

    TableMethods(TableResource table) {
        this.table = table;
        this.settings = table.settings();
    }

    /** The member that holds the table: {@code shopTable}. */
    String field() {
        return JavaNames.variable(table.logicalId());
    }

    Method create() {
        List<Statement> body = new ArrayList<>();
        body.add(new Let(CdkType.TABLE, "table", Expression.construct(CdkType.TABLE, table.logicalId(), properties())));
        table.indexes()
                .forEach(index -> body.add(new Do(TABLE.call(
                        "addGlobalSecondaryIndex", struct(CdkType.INDEX, new IndexProperties(settings).of(index))))));
        body.addAll(ScalingStatements.of(table, TABLE));
        if (!settings.tags().isEmpty()) {
            body.add(new Gap());
            settings.tags()
                    .forEach((key, value) -> body.add(new Do(
                            Expression.given(CdkType.TAGS, "of", List.of(TABLE)).call("add", text(key), text(value)))));
        }
        body.add(new Return(TABLE));
        return new Method("create" + table.logicalId(), Optional.of(CdkType.TABLE), body);
    }

    private List<Property> properties() {
        List<Property> all = new ArrayList<>();
        all.add(new Property("tableName", text(table.physicalName())));
        all.add(new Property("partitionKey", attribute(table.key().partition().get(0))));
        table.key().sort().forEach(sort -> all.add(new Property("sortKey", attribute(sort))));
        settings.provisioned()
                .ifPresentOrElse(
                        bought -> {
                            all.add(billing("PROVISIONED"));
                            all.add(new Property("readCapacity", number(bought.readUnits())));
                            all.add(new Property("writeCapacity", number(bought.writeUnits())));
                        },
                        () -> all.add(billing("PAY_PER_REQUEST")));
        if (settings.storageClass() == StorageClass.INFREQUENT_ACCESS) {
            all.add(new Property("tableClass", constant(CdkType.TABLE_CLASS, "STANDARD_INFREQUENT_ACCESS")));
        }
        settings.ttl().ifPresent(ttl -> all.add(new Property("timeToLiveAttribute", text(ttl))));
        settings.stream()
                .ifPresent(stream -> all.add(new Property("stream", constant(CdkType.STREAM_VIEW_TYPE, view(stream)))));
        all.addAll(encryption());
        all.add(new Property(
                "pointInTimeRecoverySpecification",
                struct(
                        CdkType.POINT_IN_TIME_RECOVERY,
                        List.of(new Property("pointInTimeRecoveryEnabled", flag(settings.pointInTimeRecovery()))))));
        if (settings.contributorInsights()) {
            all.add(insights());
        }
        all.add(new Property("deletionProtection", flag(settings.deletionProtection())));
        all.add(new Property(
                "removalPolicy",
                constant(CdkType.REMOVAL_POLICY, settings.onRemove() == Removal.RETAIN ? "RETAIN" : "DESTROY")));
        return all;
    }

    static Property insights() {
        return new Property(
                "contributorInsightsSpecification",
                struct(CdkType.CONTRIBUTOR_INSIGHTS, List.of(new Property("enabled", flag(true)))));
    }

    private static Property billing(String mode) {
        return new Property("billingMode", constant(CdkType.BILLING_MODE, mode));
    }

    private List<Property> encryption() {
        if (settings.encryption() instanceof Encryption.Customer customer) {
            Expression key = Expression.given(
                    CdkType.KEY,
                    "fromKeyArn",
                    List.of(Expression.self(), text(table.logicalId() + "Key"), text(customer.key())));
            return List.of(encryption("CUSTOMER_MANAGED"), new Property("encryptionKey", key));
        }
        return settings.encryption() instanceof Encryption.AwsManaged ? List.of(encryption("AWS_MANAGED")) : List.of();
    }

    private static Property encryption(String kind) {
        return new Property("encryption", constant(CdkType.TABLE_ENCRYPTION, kind));
    }

    static Expression attribute(KeyAttribute attribute) {
        return struct(
                CdkType.ATTRIBUTE,
                List.of(
                        new Property("name", text(attribute.name())),
                        new Property(
                                "type",
                                constant(
                                        CdkType.ATTRIBUTE_TYPE, attribute.type().name()))));
    }

    private static String view(Stream stream) {
        return switch (stream) {
            case KEYS -> "KEYS_ONLY";
            case NEW -> "NEW_IMAGE";
            case OLD -> "OLD_IMAGE";
            case NEW_AND_OLD, NONE -> "NEW_AND_OLD_IMAGES";
        };
    }
}
