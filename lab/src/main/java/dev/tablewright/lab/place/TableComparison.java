package dev.tablewright.lab.place;

import dev.tablewright.lab.place.TableDifference.Kind;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Stream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Lays a table beside what it should be. */
final class TableComparison {

    private final TableDefinition wanted;
    private final TableDescription found;
    private final Optional<String> ttl;
    private final List<TableDifference> differences = new ArrayList<>();

    /** @param ttl the attribute by which items expire there */
    TableComparison(TableDefinition wanted, TableDescription found, Optional<String> ttl) {
        this.wanted = wanted;
        this.found = found;
        this.ttl = ttl;
    }

    static TableDifference missing(TableDefinition wanted) {
        return new TableDifference(
                wanted.name(), Kind.MISSING_TABLE, wanted.name(), "there is no table `" + wanted.name() + "`");
    }

    List<TableDifference> differences() {
        if (!found.keySchema().equals(TableRequest.keys(wanted.key()))) {
            add(
                    Kind.OTHER_KEYS,
                    wanted.name(),
                    "its key is " + words(found.keySchema()) + ", and the model has "
                            + words(TableRequest.keys(wanted.key())));
        }
        types();
        indexes();
        expiry();
        stream();
        billing();
        return List.copyOf(differences);
    }

    private void types() {
        Map<String, ScalarAttributeType> types = new HashMap<>();
        found.attributeDefinitions()
                .forEach(definition -> types.put(definition.attributeName(), definition.attributeType()));
        for (KeyAttribute attribute : wanted.keyAttributes()) {
            ScalarAttributeType type = types.get(attribute.name());
            if (type != null && type != TableRequest.type(attribute)) {
                add(
                        Kind.OTHER_KEY_TYPE,
                        attribute.name(),
                        "its key attribute `" + attribute.name() + "` is of type " + type + ", and the model has "
                                + TableRequest.type(attribute));
            }
        }
    }

    private void indexes() {
        Map<String, GlobalSecondaryIndexDescription> there = found.globalSecondaryIndexes().stream()
                .collect(Collectors.toMap(GlobalSecondaryIndexDescription::indexName, index -> index));
        for (IndexDefinition index : wanted.indexes()) {
            GlobalSecondaryIndexDescription description = there.remove(index.name());
            if (description == null) {
                add(Kind.MISSING_INDEX, index.name(), "it has no index `" + index.name() + "`");
                continue;
            }
            if (!description.keySchema().equals(TableRequest.keys(index.key()))) {
                add(
                        Kind.OTHER_INDEX_KEYS,
                        index.name(),
                        "the key of its index `" + index.name() + "` is " + words(description.keySchema())
                                + ", and the model has " + words(TableRequest.keys(index.key())));
            }
            projection(index, description.projection());
        }
        new TreeSet<>(there.keySet())
                .forEach(name -> add(
                        Kind.EXTRA_INDEX,
                        name,
                        "it has an index `" + name + "` that the model does not know: every write pays for it"));
    }

    private void projection(IndexDefinition index, Projection there) {
        boolean all = there.projectionType() == ProjectionType.ALL;
        Set<String> held = new HashSet<>(there.nonKeyAttributes());
        if (index.attributes().isEmpty()) {
            if (!all) {
                add(
                        Kind.NARROW_PROJECTION,
                        index.name(),
                        "its index `" + index.name() + "` holds some attributes, and the model wants all");
            }
            return;
        }
        Set<String> needed = index.attributes().get();
        if (all) {
            add(
                    Kind.WIDE_PROJECTION,
                    index.name(),
                    "its index `" + index.name() + "` holds all attributes, and the model needs but "
                            + (needed.isEmpty() ? "the keys" : names(needed)));
            return;
        }
        Set<String> missing = without(needed, held);
        if (!missing.isEmpty()) {
            add(
                    Kind.NARROW_PROJECTION,
                    index.name(),
                    "its index `" + index.name() + "` does not hold " + names(missing));
        }
        Set<String> more = without(held, needed);
        if (!more.isEmpty()) {
            add(
                    Kind.WIDE_PROJECTION,
                    index.name(),
                    "its index `" + index.name() + "` also holds " + names(more) + ", which the model does not need");
        }
    }

    private void expiry() {
        if (ttl.equals(wanted.ttl())) {
            return;
        }
        if (ttl.isEmpty()) {
            add(
                    Kind.NO_TTL,
                    wanted.ttl().get(),
                    "its items never expire, and the model has time to live by `"
                            + wanted.ttl().get() + "`");
        } else {
            add(
                    Kind.OTHER_TTL,
                    ttl.get(),
                    "its items expire by `" + ttl.get() + "`, and the model has "
                            + wanted.ttl().map(name -> "`" + name + "`").orElse("no time to live"));
        }
    }

    private void stream() {
        boolean on = found.streamSpecification() != null
                && Boolean.TRUE.equals(found.streamSpecification().streamEnabled());
        if (wanted.stream() == Stream.NONE) {
            // One more reader than the model knows of does no harm.
            return;
        }
        String view = TableRequest.view(wanted.stream()).orElseThrow().toString();
        if (!on) {
            add(Kind.NO_STREAM, wanted.name(), "it has no stream, and the model needs one of " + view);
        } else if (!found.streamSpecification().streamViewTypeAsString().equals(view)) {
            add(
                    Kind.OTHER_STREAM,
                    wanted.name(),
                    "its stream shows " + found.streamSpecification().streamViewTypeAsString()
                            + ", and the model needs " + view);
        }
    }

    private void billing() {
        if (wanted.billing().isEmpty()) {
            return;
        }
        boolean demand = found.billingModeSummary() != null
                && found.billingModeSummary().billingMode() == BillingMode.PAY_PER_REQUEST;
        String there = demand
                ? "on demand"
                : provisioned(
                        found.provisionedThroughput().readCapacityUnits(),
                        found.provisionedThroughput().writeCapacityUnits());
        String said = wanted.billing().get() instanceof Billing.Provisioned units
                ? provisioned(units.readUnits(), units.writeUnits())
                : "on demand";
        if (!there.equals(said) && (demand || !followsTheLoad(wanted.billing().get(), found.provisionedThroughput()))) {
            add(Kind.OTHER_BILLING, wanted.name(), "it is paid " + there + ", and the model says " + said);
        }
    }

    /** Whether the units are some that auto scaling can have bought by now. */
    private static boolean followsTheLoad(Billing said, ProvisionedThroughputDescription there) {
        return said instanceof Billing.Provisioned units
                && units.scaling()
                        .filter(scaling -> units.readUnits() <= there.readCapacityUnits()
                                && there.readCapacityUnits() <= scaling.mostReadUnits()
                                && units.writeUnits() <= there.writeCapacityUnits()
                                && there.writeCapacityUnits() <= scaling.mostWriteUnits())
                        .isPresent();
    }

    private static String provisioned(long read, long write) {
        return "for " + read + " read and " + write + " write units";
    }

    private void add(Kind kind, String about, String what) {
        differences.add(new TableDifference(wanted.name(), kind, about, "`" + wanted.name() + "`: " + what));
    }

    private static Set<String> without(Set<String> some, Set<String> others) {
        Set<String> rest = new TreeSet<>(some);
        rest.removeAll(others);
        return rest;
    }

    private static String names(Set<String> names) {
        return new TreeSet<>(names).stream().map(name -> "`" + name + "`").collect(Collectors.joining(", "));
    }

    private static String words(List<KeySchemaElement> key) {
        return key.stream()
                .map(element -> "`" + element.attributeName() + "` ("
                        + (element.keyTypeAsString().equals("HASH") ? "partition" : "sort") + ")")
                .collect(Collectors.joining(", "));
    }
}
