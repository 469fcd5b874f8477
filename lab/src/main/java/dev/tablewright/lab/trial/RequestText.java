package dev.tablewright.lab.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Requests for people: with the names and values where the expressions have placeholders. */
public final class RequestText {

    private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");
    private static final int LONGEST_VALUE = 80;

    private RequestText() {}

    public static String of(Exchange exchange) {
        return exchange.operation() + " " + details(exchange);
    }

    private static String details(Exchange exchange) {
        if (exchange.request() instanceof QueryRequest query) {
            return query(query);
        }
        if (exchange.request() instanceof ScanRequest scan) {
            return scan.tableName()
                    + (scan.limit() == null ? "" : ", limit " + scan.limit())
                    + (scan.hasExclusiveStartKey() && !scan.exclusiveStartKey().isEmpty()
                            ? ", after " + values(scan.exclusiveStartKey())
                            : "");
        }
        if (exchange.request() instanceof GetItemRequest get) {
            return get.tableName() + " " + values(get.key())
                    + (Boolean.TRUE.equals(get.consistentRead()) ? ", consistent" : "")
                    + projection(get.projectionExpression(), get.expressionAttributeNames());
        }
        if (exchange.request() instanceof BatchGetItemRequest batch) {
            return batch.requestItems().entrySet().stream()
                    .map(table -> table.getKey() + " "
                            + table.getValue().keys().stream()
                                    .map(RequestText::values)
                                    .collect(Collectors.joining("; "))
                            + (Boolean.TRUE.equals(table.getValue().consistentRead()) ? ", consistent" : "")
                            + projection(
                                    table.getValue().projectionExpression(),
                                    table.getValue().expressionAttributeNames()))
                    .collect(Collectors.joining(" and "));
        }
        if (exchange.request() instanceof TransactWriteItemsRequest transaction) {
            return transaction.transactItems().stream().map(RequestText::part).collect(Collectors.joining("\n  "));
        }
        if (exchange.request() instanceof PutItemRequest put) {
            return put.tableName() + " " + values(put.item())
                    + condition(
                            put.conditionExpression(), put.expressionAttributeNames(), put.expressionAttributeValues());
        }
        if (exchange.request() instanceof UpdateItemRequest update) {
            return update.tableName() + " " + values(update.key()) + " "
                    + filled(
                            update.updateExpression(),
                            update.expressionAttributeNames(),
                            update.expressionAttributeValues())
                    + condition(
                            update.conditionExpression(),
                            update.expressionAttributeNames(),
                            update.expressionAttributeValues());
        }
        if (exchange.request() instanceof DeleteItemRequest delete) {
            return delete.tableName() + " " + values(delete.key())
                    + condition(
                            delete.conditionExpression(),
                            delete.expressionAttributeNames(),
                            delete.expressionAttributeValues());
        }
        return "";
    }

    private static String query(QueryRequest query) {
        List<String> words = new ArrayList<>();
        words.add(query.tableName() + (query.indexName() == null ? "" : " " + query.indexName()));
        words.add("where "
                + filled(
                        query.keyConditionExpression(),
                        query.expressionAttributeNames(),
                        query.expressionAttributeValues()));
        if (query.filterExpression() != null) {
            words.add("filter "
                    + filled(
                            query.filterExpression(),
                            query.expressionAttributeNames(),
                            query.expressionAttributeValues()));
        }
        if (Boolean.FALSE.equals(query.scanIndexForward())) {
            words.add("backwards");
        }
        if (Boolean.TRUE.equals(query.consistentRead())) {
            words.add("consistent");
        }
        if (query.limit() != null) {
            words.add("limit " + query.limit());
        }
        if (query.select() == Select.COUNT) {
            words.add("count");
        }
        if (query.hasExclusiveStartKey() && !query.exclusiveStartKey().isEmpty()) {
            words.add("after " + values(query.exclusiveStartKey()));
        }
        return String.join(", ", words) + projection(query.projectionExpression(), query.expressionAttributeNames());
    }

    private static String projection(String expression, Map<String, String> names) {
        return expression == null ? "" : ", only " + filled(expression, names, Map.of());
    }

    private static String part(TransactWriteItem item) {
        if (item.put() != null) {
            Put put = item.put();
            return "Put " + put.tableName() + " " + values(put.item())
                    + condition(
                            put.conditionExpression(), put.expressionAttributeNames(), put.expressionAttributeValues());
        }
        if (item.update() != null) {
            Update update = item.update();
            return "Update " + update.tableName() + " " + values(update.key()) + " "
                    + filled(
                            update.updateExpression(),
                            update.expressionAttributeNames(),
                            update.expressionAttributeValues())
                    + condition(
                            update.conditionExpression(),
                            update.expressionAttributeNames(),
                            update.expressionAttributeValues());
        }
        if (item.delete() != null) {
            Delete delete = item.delete();
            return "Delete " + delete.tableName() + " " + values(delete.key())
                    + condition(
                            delete.conditionExpression(),
                            delete.expressionAttributeNames(),
                            delete.expressionAttributeValues());
        }
        ConditionCheck check = item.conditionCheck();
        return "Check " + check.tableName() + " " + values(check.key())
                + condition(
                        check.conditionExpression(),
                        check.expressionAttributeNames(),
                        check.expressionAttributeValues());
    }

    private static String condition(String expression, Map<String, String> names, Map<String, AttributeValue> values) {
        return expression == null ? "" : " if " + filled(expression, names, values);
    }

    private static String filled(String expression, Map<String, String> names, Map<String, AttributeValue> values) {
        if (expression == null) {
            return "";
        }
        return PLACEHOLDER
                .matcher(expression)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group().startsWith("#")
                                ? names.getOrDefault(found.group(), found.group())
                                : values.containsKey(found.group())
                                        ? value(values.get(found.group()))
                                        : found.group()));
    }

    static String values(Map<String, AttributeValue> values) {
        return values.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey() + " = " + value(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** A value, or that there is none. */
    static String shown(AttributeValue value) {
        return value == null ? "absent" : value(value);
    }

    private static String value(AttributeValue value) {
        String text =
                switch (value.type()) {
                    case S -> "'" + value.s() + "'";
                    case N -> value.n();
                    case BOOL -> value.bool().toString();
                    default -> value.type() + " …";
                };
        return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "…";
    }
}
