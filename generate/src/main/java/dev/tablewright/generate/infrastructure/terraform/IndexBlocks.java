package dev.tablewright.generate.infrastructure.terraform;

import static dev.tablewright.generate.infrastructure.terraform.HclValue.number;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.text;
import static dev.tablewright.generate.infrastructure.terraform.HclValue.word;

import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.source.Name;
import java.util.List;

/**
 * The indexes of a table: within its block; or, if their capacity follows the load, as resources of their own. Within the block
 * nobody can say that only the capacity may change by itself, and each apply would put it back.
 */
final class IndexBlocks {

    private final TableResource table;
    private final Labels labels;

    IndexBlocks(TableResource table, Labels labels) {
        this.table = table;
        this.labels = labels;
    }

    void writeInline(HclBody body) {
        table.indexes().forEach(index -> {
            HclBody inline = new HclBody().set("name", text(index.name().text()));
            projection(index, inline);
            table.settings().provisioned().ifPresent(bought -> inline.set("read_capacity", number(bought.readUnits()))
                    .set("write_capacity", number(bought.writeUnits())));
            keys(index, inline, false);
            body.block("global_secondary_index", inline);
        });
    }

    void writeResources(HclBody file) {
        table.indexes().forEach(index -> {
            HclBody projection = new HclBody();
            projection(index, projection);
            HclBody resource = new HclBody()
                    .set("table_name", word(TableBlocks.reference(table, labels) + ".name"))
                    .set("index_name", text(index.name().text()));
            keys(index, resource, true);
            resource.block("projection", projection);
            table.settings()
                    .provisioned()
                    .ifPresent(bought -> resource.block(
                            "provisioned_throughput",
                            new HclBody()
                                    .set("read_capacity_units", number(bought.readUnits()))
                                    .set("write_capacity_units", number(bought.writeUnits()))));
            resource.block(
                    "lifecycle",
                    new HclBody()
                            .comment("The capacity follows the load; what is said above is where it begins.")
                            .set("ignore_changes", new HclValue.Sequence(List.of(word("provisioned_throughput")))));
            file.block(
                    "resource \"aws_dynamodb_global_secondary_index\" \"" + labels.of(table, index) + "\"", resource);
        });
    }

    /** The name of an index, as others refer to it. Who refers to a resource waits until it is there. */
    HclValue name(Index index) {
        return table.scaling().isEmpty()
                ? text(index.name().text())
                : word("aws_dynamodb_global_secondary_index." + labels.of(table, index) + ".index_name");
    }

    private static void projection(Index index, HclBody body) {
        if (index.projection() instanceof Projection.Include include) {
            body.set("projection_type", text("INCLUDE"))
                    .set(
                            "non_key_attributes",
                            HclValue.texts(include.attributes().stream()
                                    .map(Name::text)
                                    .toList()));
        } else {
            body.set("projection_type", text(index.projection() instanceof Projection.KeysOnly ? "KEYS_ONLY" : "ALL"));
        }
    }

    private static void keys(Index index, HclBody body, boolean typed) {
        index.key().partition().forEach(attribute -> body.block("key_schema", key(attribute, "HASH", typed)));
        index.key().sort().forEach(attribute -> body.block("key_schema", key(attribute, "RANGE", typed)));
    }

    private static HclBody key(KeyAttribute attribute, String kind, boolean typed) {
        HclBody key = new HclBody().set("attribute_name", text(attribute.name()));
        if (typed) {
            key.set("attribute_type", text(attribute.type().name().substring(0, 1)));
        }
        return key.set("key_type", text(kind));
    }
}
