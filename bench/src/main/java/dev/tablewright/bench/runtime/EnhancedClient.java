package dev.tablewright.bench.runtime;

import dev.tablewright.bench.runtime.enhanced.Beans;
import dev.tablewright.bench.runtime.enhanced.CustomerBean;
import dev.tablewright.bench.runtime.enhanced.OrderBean;
import dev.tablewright.bench.runtime.enhanced.RecordSchemas;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Expression;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.PutItemEnhancedRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * The Enhanced Client. A table of it has items of one kind, so for a page of several kinds its users query with the SDK and let the
 * schemas make something of each item. It cannot add to a number in a transaction.
 *
 * @param <C> a customer
 * @param <O> an order
 */
final class EnhancedClient<C, O> implements Contender {

    private static final Map<String, String> KEY_NAME = Map.of("#p", "PK");
    private static final Expression ABSENT = Expression.builder()
            .expression("attribute_not_exists(#p)")
            .expressionNames(KEY_NAME)
            .build();

    private final DynamoDbClient client;
    private final DynamoDbTable<C> customers;
    private final TableSchema<C> customerSchema;
    private final TableSchema<O> orderSchema;
    private final Class<C> customerClass;
    private final Function<Customer, C> customerOf;
    private final Function<Order, O> orderOf;
    private C customer;
    private O order;
    private Map<String, AttributeValue> orderItem;

    private EnhancedClient(
            DynamoDbClient client,
            Class<C> customerClass,
            TableSchema<C> customerSchema,
            TableSchema<O> orderSchema,
            Function<Customer, C> customerOf,
            Function<Order, O> orderOf) {
        this.client = client;
        this.customers =
                DynamoDbEnhancedClient.builder().dynamoDbClient(client).build().table("Shop", customerSchema);
        this.customerClass = customerClass;
        this.customerSchema = customerSchema;
        this.orderSchema = orderSchema;
        this.customerOf = customerOf;
        this.orderOf = orderOf;
    }

    static EnhancedClient<CustomerBean, OrderBean> beans(DynamoDbClient client) {
        return new EnhancedClient<>(
                client,
                CustomerBean.class,
                TableSchema.fromBean(CustomerBean.class),
                TableSchema.fromBean(OrderBean.class),
                Beans::of,
                Beans::of);
    }

    static EnhancedClient<Customer, Order> records(DynamoDbClient client) {
        return new EnhancedClient<>(
                client,
                Customer.class,
                RecordSchemas.CUSTOMER,
                RecordSchemas.ORDER,
                Function.identity(),
                Function.identity());
    }

    @Override
    public void prepare(Customer someCustomer, Order someOrder, Map<String, AttributeValue> someItem) {
        customer = customerOf.apply(someCustomer);
        order = orderOf.apply(someOrder);
        orderItem = someItem;
    }

    @Override
    public Map<String, AttributeValue> toItem() {
        return orderSchema.itemToMap(order, true);
    }

    @Override
    public Object fromItem() {
        return orderSchema.mapToItem(orderItem);
    }

    @Override
    public Object create() {
        customers.putItem(PutItemEnhancedRequest.builder(customerClass)
                .item(customer)
                .conditionExpression(ABSENT)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .build());
        return customer;
    }

    @Override
    public Object get(String username) {
        String key = HandWrittenKeys.customer(username);
        return customers.getItem(
                Key.builder().partitionValue(key).sortValue(key).build());
    }

    @Override
    public List<?> page(String username) {
        List<Map<String, AttributeValue>> items = client.query(QueryRequest.builder()
                        .tableName("Shop")
                        .keyConditionExpression("#p = :p")
                        .expressionAttributeNames(KEY_NAME)
                        .expressionAttributeValues(Map.of(":p", HandWrittenItems.customerPartition(username)))
                        .scanIndexForward(false)
                        .limit(PAGE)
                        .build())
                .items();
        List<Object> results = new ArrayList<>(items.size());
        for (Map<String, AttributeValue> item : items) {
            results.add(
                    switch (item.get("Type").s()) {
                        case "Customer" -> customerSchema.mapToItem(item);
                        case "Order" -> orderSchema.mapToItem(item);
                        default -> throw new IllegalStateException("neither a customer nor an order");
                    });
        }
        return results;
    }
}
