package dev.tablewright.peers.infrastructure;

import dev.tablewright.generate.infrastructure.Alarm;
import dev.tablewright.generate.infrastructure.Alarm.Metric;
import dev.tablewright.generate.infrastructure.ResolvedSettings;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.TableResource;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.infrastructure.policy.Resource;
import dev.tablewright.generate.infrastructure.policy.Statement;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Removal;
import dev.tablewright.model.design.TableSettings.StorageClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What is to be deployed, in plain words that can be compared with what a file says. */
final class StackFacts {

    private static final Map<String, String> VIEWS =
            Map.of("KEYS", "KEYS_ONLY", "NEW", "NEW_IMAGE", "OLD", "OLD_IMAGE", "NEW_AND_OLD", "NEW_AND_OLD_IMAGES");

    private final Map<String, Object> facts = new TreeMap<>();
    private final Stack stack;

    private StackFacts(Stack stack) {
        this.stack = stack;
    }

    static Map<String, Object> of(Stack stack) {
        StackFacts facts = new StackFacts(stack);
        stack.tables().forEach(facts::table);
        stack.policies().forEach(facts::policy);
        return facts.facts;
    }

    private void table(TableResource table) {
        String name = table.physicalName();
        ResolvedSettings settings = table.settings();
        Map<String, Object> said = new TreeMap<>();
        said.put("key", key(table.key().partition(), table.key().sort()));
        said.put("capacity", capacity(settings));
        settings.stream().ifPresent(stream -> said.put("stream", VIEWS.get(stream.name())));
        settings.ttl().ifPresent(ttl -> said.put("ttl", ttl));
        said.put("recovery", settings.pointInTimeRecovery());
        said.put("protection", settings.deletionProtection());
        said.put("retained", settings.onRemove() == Removal.RETAIN);
        said.put("rare", settings.storageClass() == StorageClass.INFREQUENT_ACCESS);
        said.put("encryption", encryption(settings));
        said.put("tags", settings.tags());
        facts.put("table " + name, said);
        for (Index index : table.indexes()) {
            facts.put(
                    "index " + name + " " + index.name(),
                    key(index.key().partition(), index.key().sort()) + " " + projection(index) + " "
                            + capacity(settings));
        }
        if (settings.contributorInsights()) {
            facts.put("insights " + name, true);
            table.indexes().forEach(index -> facts.put("insights " + name + " " + index.name(), true));
        }
        table.scaling().forEach(target -> {
            String resource = "table/" + name
                    + target.index().map(index -> "/index/" + index).orElse("");
            facts.put(
                    "scaling " + resource + " " + target.dimension(),
                    target.least() + " to " + target.most() + " at " + target.target() + " of " + target.utilization()
                            + " by " + target.policyName());
        });
        table.alarms().forEach(alarm -> facts.put("alarm " + alarm.name(), alarm(name, alarm)));
    }

    private static Map<String, Object> alarm(String table, Alarm alarm) {
        Map<String, Object> said = new TreeMap<>();
        said.put("description", alarm.description());
        said.put("when", ">= " + alarm.threshold() + " in " + alarm.badMinutes() + " of " + alarm.minutes());
        List<String> metrics = new ArrayList<>();
        for (Metric metric : alarm.metrics()) {
            Map<String, String> dimensions = new TreeMap<>(Map.of("TableName", table));
            metric.index().ifPresent(index -> dimensions.put("GlobalSecondaryIndexName", index));
            metric.operation().ifPresent(operation -> dimensions.put("Operation", operation));
            metrics.add("AWS/DynamoDB " + metric.name() + " Sum 60 " + dimensions);
        }
        said.put("metrics", metrics);
        return said;
    }

    private void policy(Policy policy) {
        List<Object> statements = new ArrayList<>();
        for (Statement statement : policy.statements()) {
            List<String> conditions = new ArrayList<>();
            statement
                    .conditions()
                    .forEach(each -> conditions.add(each.operator() + " " + each.key() + " " + each.values()));
            statements.add(List.of(
                    statement.sid(),
                    statement.actions(),
                    statement.resources().stream().map(this::arn).toList(),
                    conditions));
        }
        facts.put("policy " + policy.name(), List.of(policy.description(), statements));
    }

    private String arn(Resource resource) {
        if (resource instanceof Resource.OfTable table) {
            return "arn of " + stack.table(table.table()).physicalName();
        }
        if (resource instanceof Resource.OfIndex index) {
            return "arn of " + stack.table(index.table()).physicalName() + "/index/" + index.index();
        }
        if (resource instanceof Resource.OfStream stream) {
            return "stream of " + stack.table(stream.table()).physicalName();
        }
        return resource instanceof Resource.OfKey key ? key.arn() : "*";
    }

    private static String key(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        List<String> parts = new ArrayList<>();
        partition.forEach(each ->
                parts.add("HASH " + each.name() + " " + each.type().name().charAt(0)));
        sort.forEach(each ->
                parts.add("RANGE " + each.name() + " " + each.type().name().charAt(0)));
        return parts.toString();
    }

    private static String projection(Index index) {
        if (index.projection() instanceof Projection.Include include) {
            return "INCLUDE"
                    + include.attributes().stream().map(Object::toString).toList();
        }
        return index.projection() instanceof Projection.All ? "ALL" : "KEYS_ONLY";
    }

    private static String capacity(ResolvedSettings settings) {
        return settings.provisioned()
                .map(bought -> bought.readUnits() + "/" + bought.writeUnits())
                .orElse("on demand");
    }

    private static String encryption(ResolvedSettings settings) {
        if (settings.encryption() instanceof Encryption.Customer customer) {
            return customer.key();
        }
        return settings.encryption() instanceof Encryption.AwsManaged ? "managed" : "owned";
    }
}
