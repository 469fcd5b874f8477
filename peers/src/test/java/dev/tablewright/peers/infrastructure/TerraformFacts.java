package dev.tablewright.peers.infrastructure;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a Terraform file says, as its parser read it, in the words of {@link StackFacts}. References are followed. */
final class TerraformFacts {

    private static final Pattern REFERENCE =
            Pattern.compile("(?<!\\$)\\$\\{([a-z_.]*aws_[a-z_]+)\\.([A-Za-z0-9_]+)\\.([a-z_]+)}");

    private final JsonNode root;
    private final Map<String, Object> facts = new TreeMap<>();

    TerraformFacts(JsonNode root) {
        this.root = root;
        resources("aws_dynamodb_table").forEach((label, table) -> table(table));
        resources("aws_dynamodb_global_secondary_index").forEach((label, index) -> index(index));
        resources("aws_dynamodb_contributor_insights").forEach((label, insights) -> {
            String index = insights.has("index_name") ? " " + text(insights, "index_name") : "";
            facts.put("insights " + text(insights, "table_name") + index, true);
        });
        resources("aws_appautoscaling_policy").forEach((label, policy) -> scaling(policy));
        resources("aws_cloudwatch_metric_alarm").forEach((label, alarm) -> alarm(alarm));
        resources("aws_iam_policy").forEach((label, policy) -> policy(policy));
    }

    Map<String, Object> all() {
        return facts;
    }

    private Map<String, JsonNode> resources(String type) {
        Map<String, JsonNode> found = new LinkedHashMap<>();
        root.path("resource")
                .path(type)
                .properties()
                .forEach(each -> found.put(each.getKey(), each.getValue().get(0)));
        return found;
    }

    private void table(JsonNode table) {
        Map<String, String> types = new TreeMap<>();
        table.get("attribute").forEach(each -> types.put(text(each, "name"), text(each, "type")));
        List<String> key =
                new ArrayList<>(List.of("HASH " + text(table, "hash_key") + " " + types.get(text(table, "hash_key"))));
        if (table.has("range_key")) {
            key.add("RANGE " + text(table, "range_key") + " " + types.get(text(table, "range_key")));
        }
        Map<String, Object> said = new TreeMap<>();
        said.put("key", key.toString());
        said.put("capacity", capacity(table, text(table, "billing_mode")));
        if (table.path("stream_enabled").asBoolean()) {
            said.put("stream", text(table, "stream_view_type"));
        }
        if (table.path("ttl").path(0).path("enabled").asBoolean()) {
            said.put("ttl", text(table.get("ttl").get(0), "attribute_name"));
        }
        said.put(
                "recovery",
                table.path("point_in_time_recovery").path(0).path("enabled").asBoolean());
        said.put("protection", table.path("deletion_protection_enabled").asBoolean());
        said.put(
                "retained",
                table.path("lifecycle").path(0).path("prevent_destroy").asBoolean());
        said.put("rare", table.path("table_class").asText().equals("STANDARD_INFREQUENT_ACCESS"));
        JsonNode encryption = table.path("server_side_encryption").path(0);
        said.put(
                "encryption",
                encryption.has("kms_key_arn")
                        ? text(encryption, "kms_key_arn")
                        : encryption.path("enabled").asBoolean() ? "managed" : "owned");
        Map<String, String> tags = new TreeMap<>();
        table.path("tags")
                .properties()
                .forEach(tag ->
                        tags.put(plain(tag.getKey()), plain(tag.getValue().asText())));
        said.put("tags", tags);
        facts.put("table " + text(table, "name"), said);
        table.path("global_secondary_index")
                .forEach(index -> facts.put(
                        "index " + text(table, "name") + " " + text(index, "name"),
                        keys(index, types) + " " + projection(index) + " "
                                + capacity(index, text(table, "billing_mode"))));
    }

    private void index(JsonNode index) {
        JsonNode bought = index.get("provisioned_throughput").get(0);
        facts.put(
                "index " + text(index, "table_name") + " " + text(index, "index_name"),
                keys(index, Map.of()) + " " + projection(index.get("projection").get(0)) + " "
                        + bought.get("read_capacity_units") + "/" + bought.get("write_capacity_units"));
    }

    private String keys(JsonNode index, Map<String, String> types) {
        List<String> keys = new ArrayList<>();
        index.get("key_schema")
                .forEach(key -> keys.add(text(key, "key_type") + " " + text(key, "attribute_name") + " "
                        + (key.has("attribute_type")
                                ? text(key, "attribute_type")
                                : types.get(text(key, "attribute_name")))));
        return keys.toString();
    }

    private String projection(JsonNode projection) {
        String attributes = projection.has("non_key_attributes")
                ? texts(projection, "non_key_attributes").toString()
                : "";
        return text(projection, "projection_type") + attributes;
    }

    private static String capacity(JsonNode node, String billing) {
        return billing.equals("PROVISIONED")
                ? node.get("read_capacity") + "/" + node.get("write_capacity")
                : "on demand";
    }

    private void scaling(JsonNode policy) {
        // A policy says all of its target by references to it.
        JsonNode tracking =
                policy.get("target_tracking_scaling_policy_configuration").get(0);
        Matcher reference = REFERENCE.matcher(policy.get("resource_id").asText());
        if (!reference.matches()) {
            throw new AssertionError(policy);
        }
        JsonNode target = root.get("resource")
                .get(reference.group(1))
                .get(reference.group(2))
                .get(0);
        facts.put(
                "scaling " + text(policy, "resource_id") + " " + text(policy, "scalable_dimension"),
                target.get("min_capacity") + " to " + target.get("max_capacity") + " at " + tracking.get("target_value")
                        + " of "
                        + text(tracking.get("predefined_metric_specification").get(0), "predefined_metric_type")
                        + " by " + text(policy, "name"));
    }

    private void alarm(JsonNode alarm) {
        Map<String, Object> said = new TreeMap<>();
        said.put("description", text(alarm, "alarm_description"));
        String sign = text(alarm, "comparison_operator").equals("GreaterThanOrEqualToThreshold") ? ">= " : "? ";
        said.put(
                "when",
                sign + alarm.get("threshold") + " in " + alarm.get("datapoints_to_alarm") + " of "
                        + alarm.get("evaluation_periods"));
        List<String> metrics = new ArrayList<>();
        if (alarm.has("metric_query")) {
            List<String> ids = new ArrayList<>();
            alarm.get("metric_query").forEach(query -> {
                if (query.has("metric")) {
                    ids.add(text(query, "id"));
                    metrics.add(metric(query.get("metric").get(0), "stat"));
                }
            });
            if (!text(alarm.get("metric_query").get(0), "expression").equals(String.join("+", ids))) {
                throw new AssertionError("not all are added: " + alarm);
            }
        } else {
            metrics.add(metric(alarm, "statistic"));
        }
        said.put("metrics", metrics);
        facts.put("alarm " + text(alarm, "alarm_name"), said);
    }

    private String metric(JsonNode metric, String statistic) {
        Map<String, String> dimensions = new TreeMap<>();
        metric.get("dimensions")
                .properties()
                .forEach(each ->
                        dimensions.put(each.getKey(), plain(each.getValue().asText())));
        return text(metric, "namespace") + " " + text(metric, "metric_name") + " " + text(metric, statistic) + " "
                + metric.get("period") + " " + dimensions;
    }

    private void policy(JsonNode policy) {
        Matcher reference = REFERENCE.matcher(policy.get("policy").asText());
        if (!reference.matches()) {
            throw new AssertionError(policy);
        }
        List<Object> statements = new ArrayList<>();
        root.get("data")
                .get("aws_iam_policy_document")
                .get(reference.group(2))
                .get(0)
                .get("statement")
                .forEach(each -> {
                    List<String> conditions = new ArrayList<>();
                    each.path("condition")
                            .forEach(condition -> conditions.add(text(condition, "test") + " "
                                    + text(condition, "variable") + " " + texts(condition, "values")));
                    statements.add(
                            List.of(text(each, "sid"), texts(each, "actions"), texts(each, "resources"), conditions));
                });
        facts.put("policy " + text(policy, "name"), List.of(text(policy, "description"), statements));
    }

    private String text(JsonNode node, String key) {
        return plain(node.get(key).asText());
    }

    private List<String> texts(JsonNode node, String key) {
        List<String> texts = new ArrayList<>();
        node.get(key).forEach(each -> texts.add(plain(each.asText())));
        return texts;
    }

    /** A text as Terraform would fill it. */
    private String plain(String text) {
        String filled = REFERENCE.matcher(text).replaceAll(found -> Matcher.quoteReplacement(value(found)));
        return filled.replace("$${", "${").replace("%%{", "%{");
    }

    private String value(java.util.regex.MatchResult reference) {
        JsonNode resource = root.path("resource")
                .path(reference.group(1))
                .path(reference.group(2))
                .path(0);
        return switch (reference.group(3)) {
            case "arn" -> "arn of " + text(resource, "name");
            case "stream_arn" -> "stream of " + text(resource, "name");
            default -> text(resource, reference.group(3));
        };
    }
}
