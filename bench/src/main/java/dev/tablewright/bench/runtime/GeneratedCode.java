package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.ShopTable;
import dev.tablewright.runtime.item.EntityType;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The code that Tablewright generates. */
final class GeneratedCode implements Contender {

    private final ShopTable shop;
    private final EntityType<Order> orders;
    private Customer customer;
    private Order order;
    private Map<String, AttributeValue> orderItem;

    GeneratedCode(DynamoDbClient client) {
        shop = ShopTable.on(client).build();
        orders = shop.orders().type();
    }

    @Override
    public void prepare(Customer someCustomer, Order someOrder, Map<String, AttributeValue> someItem) {
        customer = someCustomer;
        order = someOrder;
        orderItem = someItem;
    }

    @Override
    public Map<String, AttributeValue> toItem() {
        return orders.item(order);
    }

    @Override
    public Object fromItem() {
        return orders.entity(orderItem);
    }

    @Override
    public Object create() {
        return shop.register(customer);
    }

    @Override
    public Object get(String username) {
        return shop.customer(username).orElseThrow();
    }

    @Override
    public List<?> page(String username) {
        return shop.customerPage(username).page(PAGE).items();
    }

    @Override
    public Object place() {
        return shop.placeOrder(order);
    }
}
