package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** What a careful engineer writes on the SDK for these few operations, and nothing beyond. */
final class HandWritten implements Contender {

    private static final String TABLE = "Shop";
    private static final Map<String, String> KEY_NAME = Map.of("#p", "PK");
    private static final Map<String, String> SPENT_NAMES = Map.of("#p", "PK", "#t", "totalSpent");

    private final DynamoDbClient client;
    private Customer customer;
    private Order order;
    private Map<String, AttributeValue> orderItem;

    HandWritten(DynamoDbClient client) {
        this.client = client;
    }

    @Override
    public void prepare(Customer someCustomer, Order someOrder, Map<String, AttributeValue> someItem) {
        customer = someCustomer;
        order = someOrder;
        orderItem = someItem;
    }

    @Override
    public Map<String, AttributeValue> toItem() {
        return HandWrittenItems.item(order);
    }

    @Override
    public Object fromItem() {
        return HandWrittenItems.order(orderItem);
    }

    @Override
    public Object create() {
        client.putItem(PutItemRequest.builder()
                .tableName(TABLE)
                .item(HandWrittenItems.item(customer))
                .conditionExpression("attribute_not_exists(#p)")
                .expressionAttributeNames(KEY_NAME)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
        return customer;
    }

    @Override
    public Object get(String username) {
        GetItemResponse answer = client.getItem(GetItemRequest.builder()
                .tableName(TABLE)
                .key(HandWrittenItems.customerKey(username))
                .build());
        if (!answer.hasItem()) {
            throw new IllegalStateException("no customer");
        }
        return HandWrittenItems.customer(answer.item());
    }

    @Override
    public List<?> page(String username) {
        QueryResponse answer = client.query(QueryRequest.builder()
                .tableName(TABLE)
                .keyConditionExpression("#p = :p")
                .expressionAttributeNames(KEY_NAME)
                .expressionAttributeValues(Map.of(":p", HandWrittenItems.customerPartition(username)))
                .scanIndexForward(false)
                .limit(PAGE)
                .build());
        List<Object> results = new ArrayList<>(answer.items().size());
        for (Map<String, AttributeValue> item : answer.items()) {
            results.add(
                    switch (item.get("Type").s()) {
                        case "Customer" -> HandWrittenItems.customer(item);
                        case "Order" -> HandWrittenItems.order(item);
                        default -> throw new IllegalStateException("neither a customer nor an order");
                    });
        }
        return results;
    }

    @Override
    public Object place() {
        client.transactWriteItems(TransactWriteItemsRequest.builder()
                .clientRequestToken(UUID.randomUUID().toString())
                .transactItems(
                        TransactWriteItem.builder()
                                .put(Put.builder()
                                        .tableName(TABLE)
                                        .item(HandWrittenItems.item(order))
                                        .conditionExpression("attribute_not_exists(#p)")
                                        .expressionAttributeNames(KEY_NAME)
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                        .build())
                                .build(),
                        TransactWriteItem.builder()
                                .update(Update.builder()
                                        .tableName(TABLE)
                                        .key(HandWrittenItems.customerKey(order.customer()))
                                        .updateExpression("ADD #t :total")
                                        .conditionExpression("attribute_exists(#p)")
                                        .expressionAttributeNames(SPENT_NAMES)
                                        .expressionAttributeValues(Map.of(
                                                ":total",
                                                AttributeValue.fromN(
                                                        order.total().toPlainString())))
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                        .build())
                                .build())
                .build());
        return order;
    }
}
