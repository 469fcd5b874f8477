package dev.tablewright.lab.validate;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A request on one item, with its conditions, in the JSON of DynamoDB. */
final class RequestJson {

    private final Spot spot;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();
    private final List<String> sets = new ArrayList<>();
    private final List<String> removes = new ArrayList<>();
    private final List<String> conditions = new ArrayList<>();
    private Map<String, AttributeValue> item = Map.of();

    RequestJson(Spot spot) {
        this.spot = spot;
    }

    /** That there is an item. */
    RequestJson exists() {
        conditions.add("attribute_exists(" + name(spot.key().keySet().iterator().next()) + ")");
        return this;
    }

    /** That there is none. */
    RequestJson absent() {
        conditions.add(
                "attribute_not_exists(" + name(spot.key().keySet().iterator().next()) + ")");
        return this;
    }

    /**
     * That an attribute is as it was seen.
     *
     * @param seen null: it was not there
     */
    RequestJson unchanged(String attribute, AttributeValue seen) {
        conditions.add(
                seen == null ? "attribute_not_exists(" + name(attribute) + ")" : name(attribute) + " = " + value(seen));
        return this;
    }

    /** That a number is still below another, or not there. */
    RequestJson below(String attribute, AttributeValue bound) {
        conditions.add(
                "(attribute_not_exists(" + name(attribute) + ") OR " + name(attribute) + " < " + value(bound) + ")");
        return this;
    }

    /** @param value null: the attribute goes */
    RequestJson set(String attribute, AttributeValue value) {
        if (value == null) {
            removes.add(name(attribute));
        } else {
            sets.add(name(attribute) + " = " + value(value));
        }
        return this;
    }

    /** The whole item, for a put. */
    RequestJson put(Map<String, AttributeValue> whole) {
        item = whole;
        return this;
    }

    Repair.Fix update() {
        return new Repair.Fix("UpdateItem", text());
    }

    Repair.Fix delete() {
        return new Repair.Fix("DeleteItem", text());
    }

    /** This put, if a condition on another item holds at the same moment. */
    Repair.Fix putIf(RequestJson check) {
        return new Repair.Fix(
                "TransactWriteItems",
                "{\"TransactItems\":[{\"ConditionCheck\":" + check.text() + "},{\"Put\":" + text() + "}]}");
    }

    private String name(String attribute) {
        for (Map.Entry<String, String> known : names.entrySet()) {
            if (known.getValue().equals(attribute)) {
                return known.getKey();
            }
        }
        String name = "#n" + names.size();
        names.put(name, attribute);
        return name;
    }

    private String value(AttributeValue value) {
        String name = ":v" + values.size();
        values.put(name, value);
        return name;
    }

    private String text() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = ItemJson.JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("TableName", spot.table());
            json.writeFieldName(item.isEmpty() ? "Key" : "Item");
            ItemJson.write(json, item.isEmpty() ? spot.key() : item);
            if (!sets.isEmpty() || !removes.isEmpty()) {
                String set = sets.isEmpty() ? "" : "SET " + String.join(", ", sets);
                String remove = removes.isEmpty() ? "" : "REMOVE " + String.join(", ", removes);
                json.writeStringField("UpdateExpression", (set + " " + remove).strip());
            }
            json.writeStringField("ConditionExpression", String.join(" AND ", conditions));
            json.writeFieldName("ExpressionAttributeNames");
            json.writeStartObject();
            for (Map.Entry<String, String> name : names.entrySet()) {
                json.writeStringField(name.getKey(), name.getValue());
            }
            json.writeEndObject();
            if (!values.isEmpty()) {
                json.writeFieldName("ExpressionAttributeValues");
                ItemJson.write(json, values);
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
