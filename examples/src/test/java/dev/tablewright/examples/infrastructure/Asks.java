package dev.tablewright.examples.infrastructure;

import dev.tablewright.examples.infrastructure.Authorization.Ask;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What a request has to be allowed. A transaction asks for the actions in it; all keys of one action in a table go together. */
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
            return one("GetItem", get.tableName(), get.key());
        }
        if (request instanceof PutItemRequest put) {
            return one("PutItem", put.tableName(), put.item());
        }
        if (request instanceof UpdateItemRequest update) {
            return one("UpdateItem", update.tableName(), update.key());
        }
        if (request instanceof DeleteItemRequest delete) {
            return one("DeleteItem", delete.tableName(), delete.key());
        }
        if (request instanceof QueryRequest query) {
            return List.of(query(query));
        }
        if (request instanceof BatchGetItemRequest batch) {
            List<Ask> asks = new ArrayList<>();
            batch.requestItems().forEach((table, keys) -> asks.add(ask("BatchGetItem", table, keys.keys())));
            return asks;
        }
        if (request instanceof TransactWriteItemsRequest transaction) {
            Map<List<String>, List<Map<String, AttributeValue>>> together = new LinkedHashMap<>();
            transaction.transactItems().forEach(item -> add(together, item));
            return together.entrySet().stream()
                    .map(entry -> ask(entry.getKey().get(0), entry.getKey().get(1), entry.getValue()))
                    .toList();
        }
        throw new IllegalArgumentException(request.toString());
    }

    private static void add(Map<List<String>, List<Map<String, AttributeValue>>> together, TransactWriteItem item) {
        String action;
        String table;
        Map<String, AttributeValue> key;
        if (item.put() != null) {
            action = "PutItem";
            table = item.put().tableName();
            key = item.put().item();
        } else if (item.update() != null) {
            action = "UpdateItem";
            table = item.update().tableName();
            key = item.update().key();
        } else if (item.delete() != null) {
            action = "DeleteItem";
            table = item.delete().tableName();
            key = item.delete().key();
        } else {
            action = "ConditionCheckItem";
            table = item.conditionCheck().tableName();
            key = item.conditionCheck().key();
        }
        together.computeIfAbsent(List.of(action, table), k -> new ArrayList<>()).add(key);
    }

    private List<Ask> one(String action, String table, Map<String, AttributeValue> key) {
        return List.of(ask(action, table, List.of(key)));
    }

    private Ask ask(String action, String table, List<Map<String, AttributeValue>> keys) {
        List<String> partition = partition(table, Optional.empty());
        return new Ask(
                "dynamodb:" + action,
                TemplateResources.tableArn(names.apply(table)),
                Optional.of(keys.stream()
                        .flatMap(key -> partition.stream().map(key::get))
                        .map(Asks::text)
                        .toList()));
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
        return new Ask(
                "dynamodb:Query",
                TemplateResources.tableArn(names.apply(query.tableName()))
                        + index.map(name -> "/index/" + name).orElse(""),
                Optional.of(values));
    }

    private static String text(AttributeValue value) {
        return value.s() != null
                ? value.s()
                : value.n() != null ? value.n() : value.b().asUtf8String();
    }

    private List<String> partition(String table, Optional<String> index) {
        Map<String, Object> properties = template.ofType("AWS::DynamoDB::Table").values().stream()
                .filter(each -> each.get("TableName").equals(names.apply(table)))
                .findFirst()
                .orElseThrow();
        Object schema = index.isEmpty()
                ? properties.get("KeySchema")
                : TemplateResources.list(properties.get("GlobalSecondaryIndexes")).stream()
                        .map(TemplateResources::map)
                        .filter(each -> each.get("IndexName").equals(index.get()))
                        .findFirst()
                        .orElseThrow()
                        .get("KeySchema");
        return TemplateResources.list(schema).stream()
                .map(TemplateResources::map)
                .filter(element -> element.get("KeyType").equals("HASH"))
                .map(element -> element.get("AttributeName").toString())
                .toList();
    }
}
