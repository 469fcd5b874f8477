package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.flag;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.number;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.ResolvedSettings;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table and its indexes. */
final class TableBlocks {

    private final TableResource table;
    private final ResolvedSettings settings;
    private final Labels labels;

    TableBlocks(TableResource table, Labels labels) {
        this.table = table;
        this.settings = table.settings();
        this.labels = labels;
    }

    void write(HclBody file) {
        file.block("resource \"aws_dynamodb_table\" \"" + labels.of(table) + "\"", body());
        IndexBlocks indexes = new IndexBlocks(table, labels);
        if (scales()) {
            indexes.writeResources(file);
        }
        if (settings.contributorInsights()) {
            file.block(insights(labels.of(table)), onTable());
            table.indexes()
                    .forEach(index -> file.block(
                            insights(labels.of(table, index)), onTable().set("index_name", indexes.name(index))));
        }
    }

    private static String insights(String label) {
        return "resource \"aws_dynamodb_contributor_insights\" \"" + label + "\"";
    }

    private HclBody onTable() {
        return new HclBody().set("table_name", word(reference(table, labels) + ".name"));
    }

    static String reference(TableResource table, Labels labels) {
        return "aws_dynamodb_table." + labels.of(table);
    }

    private boolean scales() {
        return !table.scaling().isEmpty();
    }

    private HclBody body() {
        HclBody body = new HclBody().set("name", text(table.physicalName()));
        settings.provisioned()
                .ifPresentOrElse(
                        bought -> body.set("billing_mode", text("PROVISIONED"))
                                .set("read_capacity", number(bought.readUnits()))
                                .set("write_capacity", number(bought.writeUnits())),
                        () -> body.set("billing_mode", text("PAY_PER_REQUEST")));
        body.set("hash_key", text(table.key().partition().get(0).name()));
        table.key().sort().forEach(sort -> body.set("range_key", text(sort.name())));
        if (settings.storageClass() == StorageClass.INFREQUENT_ACCESS) {
            body.set("table_class", text("STANDARD_INFREQUENT_ACCESS"));
        }
        settings.stream().ifPresent(stream -> body.set("stream_enabled", flag(true))
                .set("stream_view_type", text(view(stream))));
        body.set("deletion_protection_enabled", flag(settings.deletionProtection()));
        attributes()
                .forEach(attribute -> body.block(
                        "attribute",
                        new HclBody()
                                .set("name", text(attribute.name()))
                                .set("type", text(attribute.type().name().substring(0, 1)))));
        if (!scales()) {
            new IndexBlocks(table, labels).writeInline(body);
        }
        settings.ttl()
                .ifPresent(ttl -> body.block(
                        "ttl", new HclBody().set("attribute_name", text(ttl)).set("enabled", flag(true))));
        body.block("point_in_time_recovery", new HclBody().set("enabled", flag(settings.pointInTimeRecovery())));
        encryption(body);
        if (!settings.tags().isEmpty()) {
            List<HclValue.Field> tags = new ArrayList<>();
            settings.tags().forEach((key, value) -> tags.add(HclValue.field(key, text(value))));
            body.setApart("tags", new HclValue.Fields(tags));
        }
        lifecycle(body);
        return body;
    }

    /** Terraform wants to be told of the keys of the table itself, and of those indexes that stand in the same block. */
    private Collection<KeyAttribute> attributes() {
        Map<String, KeyAttribute> all = new LinkedHashMap<>();
        table.key().attributes().forEach(attribute -> all.put(attribute.name(), attribute));
        if (!scales()) {
            table.indexes()
                    .forEach(index -> index.key().attributes().forEach(each -> all.putIfAbsent(each.name(), each)));
        }
        return all.values();
    }

    private void encryption(HclBody body) {
        if (settings.encryption() instanceof Encryption.Customer customer) {
            body.block(
                    "server_side_encryption",
                    new HclBody().set("enabled", flag(true)).set("kms_key_arn", text(customer.key())));
        } else if (settings.encryption() instanceof Encryption.AwsManaged) {
            body.block("server_side_encryption", new HclBody().set("enabled", flag(true)));
        }
    }

    private void lifecycle(HclBody body) {
        HclBody lifecycle = new HclBody();
        if (settings.onRemove() == Removal.RETAIN) {
            lifecycle
                    .comment("Data outlives code: a plan that would delete the table fails.")
                    .set("prevent_destroy", flag(true));
        }
        if (scales()) {
            lifecycle
                    .comment("The capacity follows the load; what is said above is where it begins.")
                    .set(
                            "ignore_changes",
                            new HclValue.Sequence(List.of(word("read_capacity"), word("write_capacity"))));
        }
        if (settings.onRemove() == Removal.RETAIN || scales()) {
            body.block("lifecycle", lifecycle);
        }
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
