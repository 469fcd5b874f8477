package dev.tablewright.runtime.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A table in memory that does the requests the simulated callers send. It exists because it is fast; {@link ServersAgreeTest} holds it
 * against DynamoDB Local.
 */
final class MemoryServer implements Server {

    private final Map<Map<String, Value>, Map<String, Value>> items = new HashMap<>();
    private final Set<String> tokens = new HashSet<>();

    @Override
    public Reply handle(Request request) {
        JsonNode json = JsonNode.parser().parse(request.body());
        if (request.operation().equals("TransactWriteItems")) {
            return transaction(json);
        }
        if (request.operation().equals("GetItem")) {
            Map<String, Value> item = item(json);
            return new Reply(200, item.isEmpty() ? "{}" : "{\"Item\":" + Value.json(item) + "}");
        }
        Map<String, Value> old = item(json);
        if (!Expressions.holds(json, old)) {
            return Reply.error(
                    400,
                    "ConditionalCheckFailedException",
                    "The conditional request failed",
                    old.isEmpty() ? "" : ",\"Item\":" + Value.json(old));
        }
        write(request.operation().replace("Item", ""), json);
        boolean returned = request.operation().equals("DeleteItem") && !old.isEmpty();
        return new Reply(200, returned ? "{\"Attributes\":" + Value.json(old) + "}" : "{}");
    }

    private Reply transaction(JsonNode json) {
        String token = json.field("ClientRequestToken").orElseThrow().asString();
        if (tokens.contains(token)) {
            return new Reply(200, "{}");
        }
        List<JsonNode> parts = json.field("TransactItems").orElseThrow().asArray();
        StringJoiner reasons = new StringJoiner(",", ",\"CancellationReasons\":[", "]");
        boolean refused = false;
        for (JsonNode part : parts) {
            JsonNode write = part.asObject().values().iterator().next();
            Map<String, Value> old = item(write);
            boolean holds = Expressions.holds(write, old);
            refused |= !holds;
            reasons.add(
                    holds
                            ? "{\"Code\":\"None\"}"
                            : "{\"Code\":\"ConditionalCheckFailed\",\"Message\":\"The conditional request failed\""
                                    + (old.isEmpty() ? "" : ",\"Item\":" + Value.json(old)) + "}");
        }
        if (refused) {
            return Reply.error(400, "TransactionCanceledException", "Transaction cancelled", reasons.toString());
        }
        parts.forEach(part -> part.asObject().forEach(this::write));
        tokens.add(token);
        return new Reply(200, "{}");
    }

    private void write(String kind, JsonNode json) {
        switch (kind) {
            case "Put" -> items.put(key(json), Value.item(json.field("Item").orElseThrow()));
            case "Delete" -> items.remove(key(json));
            case "Update" -> items.put(key(json), Expressions.updated(json, item(json)));
            case "ConditionCheck" -> {
                // It changes nothing.
            }
            default -> throw new IllegalArgumentException("the simulated server does not know " + kind);
        }
    }

    private Map<String, Value> item(JsonNode json) {
        return items.getOrDefault(key(json), Map.of());
    }

    private static Map<String, Value> key(JsonNode json) {
        return json.field("Key")
                .map(Value::item)
                .orElseGet(() -> Map.of(
                        Thing.TABLE.partition(),
                        Value.item(json.field("Item").orElseThrow()).get(Thing.TABLE.partition())));
    }
}
