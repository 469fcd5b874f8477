package dev.tablewright.exercise.law;

import dev.tablewright.lab.trial.Exchange;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * What a request does, or one item of a transaction.
 *
 * @param action the name of an operation that reads; of what writes, the name of the action: {@code Put}, {@code Update}, {@code Delete},
 *     {@code Check}
 */
record Sent(String action, String table, Optional<String> index) {

    static Sent of(String action, String table) {
        return new Sent(action, table, Optional.empty());
    }

    /** All that is in a request. */
    static Stream<Sent> in(Exchange exchange, String prefix) {
        return in(exchange).map(sent -> new Sent(sent.action, sent.table.substring(prefix.length()), sent.index));
    }

    private static Stream<Sent> in(Exchange exchange) {
        if (exchange.request() instanceof GetItemRequest get) {
            return Stream.of(of("GetItem", get.tableName()));
        }
        if (exchange.request() instanceof BatchGetItemRequest batch) {
            return batch.requestItems().keySet().stream().map(table -> of("BatchGetItem", table));
        }
        if (exchange.request() instanceof QueryRequest query) {
            return Stream.of(new Sent("Query", query.tableName(), Optional.ofNullable(query.indexName())));
        }
        if (exchange.request() instanceof PutItemRequest put) {
            return Stream.of(of("Put", put.tableName()));
        }
        if (exchange.request() instanceof UpdateItemRequest update) {
            return Stream.of(of("Update", update.tableName()));
        }
        if (exchange.request() instanceof DeleteItemRequest delete) {
            return Stream.of(of("Delete", delete.tableName()));
        }
        if (exchange.request() instanceof TransactWriteItemsRequest transaction) {
            return transaction.transactItems().stream().map(Sent::in);
        }
        throw new IllegalArgumentException("nobody says that this is sent: " + exchange.operation());
    }

    private static Sent in(TransactWriteItem item) {
        if (item.put() != null) {
            return of("Put", item.put().tableName());
        }
        if (item.update() != null) {
            return of("Update", item.update().tableName());
        }
        return item.delete() != null
                ? of("Delete", item.delete().tableName())
                : of("Check", item.conditionCheck().tableName());
    }

    boolean isRead() {
        return action.endsWith("Item") || action.equals("Query");
    }

    @Override
    public String toString() {
        return action + " " + table + index.map(name -> " " + name).orElse("");
    }
}
