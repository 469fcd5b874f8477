package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** The same requests and answers with items that are there already: what no code on the SDK can do without. */
final class SdkAlone implements Contender {

    private static final String TABLE = "Shop";
    private static final Map<String, String> KEY_NAME = Map.of("#p", "PK");
    private static final Map<String, String> SPENT_NAMES = Map.of("#p", "PK", "#t", "totalSpent");

    private final DynamoDbClient client;
    private Map<String, AttributeValue> customer;
    private Map<String, AttributeValue> customerKey;
    private Map<String, AttributeValue> partition;
    private Map<String, AttributeValue> order;
    private Map<String, AttributeValue> total;

    SdkAlone(DynamoDbClient client) {
        this.client = client;
    }

    @Override
    public void prepare(Customer someCustomer, Order someOrder, Map<String, AttributeValue> someItem) {
        customer = HandWrittenItems.item(someCustomer);
        customerKey = HandWrittenItems.customerKey(Samples.USERNAME);
        partition = Map.of(":p", HandWrittenItems.customerPartition(Samples.USERNAME));
        order = HandWrittenItems.item(someOrder);
        total = Map.of(":total", order.get("total"));
    }

    @Override
    public Map<String, AttributeValue> toItem() {
        return order;
    }

    @Override
    public Object fromItem() {
        return order;
    }

    @Override
    public Object create() {
        return client.putItem(PutItemRequest.builder()
                .tableName(TABLE)
                .item(customer)
                .conditionExpression("attribute_not_exists(#p)")
                .expressionAttributeNames(KEY_NAME)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
    }

    @Override
    public Object get(String username) {
        return client.getItem(GetItemRequest.builder()
                        .tableName(TABLE)
                        .key(customerKey)
                        .build())
                .item();
    }

    @Override
    public List<?> page(String username) {
        return client.query(QueryRequest.builder()
                        .tableName(TABLE)
                        .keyConditionExpression("#p = :p")
                        .expressionAttributeNames(KEY_NAME)
                        .expressionAttributeValues(partition)
                        .scanIndexForward(false)
                        .limit(PAGE)
                        .build())
                .items();
    }

    @Override
    public Object place() {
        return client.transactWriteItems(TransactWriteItemsRequest.builder()
                .clientRequestToken(UUID.randomUUID().toString())
                .transactItems(
                        TransactWriteItem.builder()
                                .put(Put.builder()
                                        .tableName(TABLE)
                                        .item(order)
                                        .conditionExpression("attribute_not_exists(#p)")
                                        .expressionAttributeNames(KEY_NAME)
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                        .build())
                                .build(),
                        TransactWriteItem.builder()
                                .update(Update.builder()
                                        .tableName(TABLE)
                                        .key(customerKey)
                                        .updateExpression("ADD #t :total")
                                        .conditionExpression("attribute_exists(#p)")
                                        .expressionAttributeNames(SPENT_NAMES)
                                        .expressionAttributeValues(total)
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                        .build())
                                .build())
                .build());
    }
}
