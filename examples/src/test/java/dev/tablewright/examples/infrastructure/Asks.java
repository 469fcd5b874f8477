package dev.tablewright.examples.infrastructure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * What a request has to be allowed. A transaction asks for the actions in it. Whether IAM judges its items one by one, or all of an action
 * in a table together, and whether it takes them to return nothing or to say nothing of it, nobody has written down: so all this is asked.
 */
final class Asks {

    private final TemplateResources template;
    private final UnaryOperator<String> names;

    /** @param names from the name of a table on the engine to that in the template */
    Asks(TemplateResources template, UnaryOperator<String> names) {
        this.template = template;
        this.names = names;
    }

    List<Ask> of(DynamoDbRequest request) {
        if (request instanceof GetItemRequest get) {
            Set<String> projected = NamedAttributes.of(get.expressionAttributeNames(), get.projectionExpression());
            return List.of(read("GetItem", get.tableName(), List.of(get.key()), projected));
        }
        if (request instanceof PutItemRequest put) {
            Set<String> named = NamedAttributes.of(put.expressionAttributeNames(), put.conditionExpression());
            return List.of(
                    written("PutItem", put.tableName(), put.item(), named, returned(put.returnValuesAsString())));
        }
        if (request instanceof UpdateItemRequest update) {
            Set<String> named = NamedAttributes.of(
                    update.expressionAttributeNames(), update.updateExpression(), update.conditionExpression());
            return List.of(written(
                    "UpdateItem", update.tableName(), update.key(), named, returned(update.returnValuesAsString())));
        }
        if (request instanceof DeleteItemRequest delete) {
            Set<String> named = NamedAttributes.of(delete.expressionAttributeNames(), delete.conditionExpression());
            return List.of(written(
                    "DeleteItem", delete.tableName(), delete.key(), named, returned(delete.returnValuesAsString())));
        }
        if (request instanceof QueryRequest query) {
            return List.of(query(query));
        }
        if (request instanceof BatchGetItemRequest batch) {
            List<Ask> asks = new ArrayList<>();
            batch.requestItems().forEach((table, keys) -> asks.add(batch(table, keys)));
            return asks;
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            List<Ask> alone =
                    transaction.transactItems().stream().map(this::item).toList();
            Map<List<String>, Ask> together = new LinkedHashMap<>();
            alone.forEach(ask -> together.merge(List.of(ask.action(), ask.resource()), unsaid(ask), Asks::both));
            return Stream.concat(alone.stream(), together.values().stream()).toList();
        }
        throw new IllegalArgumentException(request.toString());
    }

    private static Ask unsaid(Ask ask) {
        return new Ask(
                ask.action(), ask.resource(), ask.leadingKeys(), ask.attributes(), ask.select(), Optional.empty());
    }

    private static Ask both(Ask one, Ask other) {
        List<String> keys = new ArrayList<>(one.leadingKeys().orElseThrow());
        keys.addAll(other.leadingKeys().orElseThrow());
        Set<String> attributes = new LinkedHashSet<>(one.attributes());
        attributes.addAll(other.attributes());
        return new Ask(one.action(), one.resource(), Optional.of(keys), attributes, one.select(), one.returnValues());
    }

    /** Who says nothing asks for nothing back. */
    private static String returned(String said) {
        return said == null ? "NONE" : said;
    }

    private Ask item(TransactWriteItem item) {
        if (item.put() != null) {
            Put put = item.put();
            Set<String> named = NamedAttributes.of(put.expressionAttributeNames(), put.conditionExpression());
            return written("PutItem", put.tableName(), put.item(), named, "NONE");
        }
        if (item.update() != null) {
            Update update = item.update();
            Set<String> named = NamedAttributes.of(
                    update.expressionAttributeNames(), update.updateExpression(), update.conditionExpression());
            return written("UpdateItem", update.tableName(), update.key(), named, "NONE");
        }
        if (item.delete() != null) {
            Delete delete = item.delete();
            Set<String> named = NamedAttributes.of(delete.expressionAttributeNames(), delete.conditionExpression());
            return written("DeleteItem", delete.tableName(), delete.key(), named, "NONE");
        }
        ConditionCheck check = item.conditionCheck();
        Set<String> named = NamedAttributes.of(check.expressionAttributeNames(), check.conditionExpression());
        return written("ConditionCheckItem", check.tableName(), check.key(), named, "NONE");
    }

    private Ask batch(String table, KeysAndAttributes keys) {
        Set<String> projected = NamedAttributes.of(keys.expressionAttributeNames(), keys.projectionExpression());
        return read("BatchGetItem", table, keys.keys(), projected);
    }

    private Ask read(String action, String table, List<Map<String, AttributeValue>> keys, Set<String> projected) {
        Set<String> named = new LinkedHashSet<>(projected);
        keys.forEach(key -> named.addAll(key.keySet()));
        return new Ask(
                "dynamodb:" + action,
                TemplateResources.tableArn(names.apply(table)),
                Optional.of(leading(table, keys)),
                named,
                Optional.of(projected.isEmpty() ? "ALL_ATTRIBUTES" : "SPECIFIC_ATTRIBUTES"),
                Optional.empty());
    }

    /** @param item the key, or the whole item with its key */
    private Ask written(
            String action, String table, Map<String, AttributeValue> item, Set<String> named, String returned) {
        Set<String> all = new LinkedHashSet<>(named);
        all.addAll(item.keySet());
        return new Ask(
                "dynamodb:" + action,
                TemplateResources.tableArn(names.apply(table)),
                Optional.of(leading(table, List.of(item))),
                all,
                Optional.empty(),
                Optional.of(returned));
    }

    private List<String> leading(String table, List<Map<String, AttributeValue>> keys) {
        List<String> partition = partition(table, Optional.empty());
        return keys.stream()
                .flatMap(key -> partition.stream().map(key::get))
                .map(Asks::text)
                .toList();
    }

    private Ask query(QueryRequest query) {
        Optional<String> index = Optional.ofNullable(query.indexName());
        List<String> values = new ArrayList<>();
        Matcher equal = Pattern.compile("(#?\\w+) = (:\\w+)").matcher(query.keyConditionExpression());
        List<String> partition = partition(query.tableName(), index);
        while (equal.find()) {
            String name = query.expressionAttributeNames().getOrDefault(equal.group(1), equal.group(1));
            if (partition.contains(name)) {
                values.add(text(query.expressionAttributeValues().get(equal.group(2))));
            }
        }
        if (values.size() != partition.size()) {
            throw new IllegalArgumentException("no partition key in " + query);
        }
        Set<String> named = NamedAttributes.of(
                query.expressionAttributeNames(),
                query.keyConditionExpression(),
                query.filterExpression(),
                query.projectionExpression());
        named.addAll(query.exclusiveStartKey().keySet());
        String select = query.selectAsString() != null
                ? query.selectAsString()
                : query.projectionExpression() != null
                        ? "SPECIFIC_ATTRIBUTES"
                        : index.isPresent() ? "ALL_PROJECTED_ATTRIBUTES" : "ALL_ATTRIBUTES";
        return new Ask(
                "dynamodb:Query",
                TemplateResources.tableArn(names.apply(query.tableName()))
                        + index.map(name -> "/index/" + name).orElse(""),
                Optional.of(values),
                named,
                Optional.of(select),
                Optional.empty());
    }

    private static String text(AttributeValue value) {
        return value.s() != null
                ? value.s()
                : value.n() != null ? value.n() : value.b().asUtf8String();
    }

    private List<String> partition(String table, Optional<String> index) {
        return template.key(names.apply(table), index, Set.of("HASH"));
    }
}
