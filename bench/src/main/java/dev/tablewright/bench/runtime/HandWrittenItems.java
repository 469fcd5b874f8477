package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Address;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.OrderItem;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Customers and orders to items and back, by hand: what is used twice is made once. */
final class HandWrittenItems {

    private static final AttributeValue CUSTOMER = AttributeValue.fromS("Customer");
    private static final AttributeValue ORDER = AttributeValue.fromS("Order");

    private HandWrittenItems() {}

    static AttributeValue customerPartition(String username) {
        return AttributeValue.fromS(HandWrittenKeys.customer(username));
    }

    static Map<String, AttributeValue> customerKey(String username) {
        AttributeValue key = customerPartition(username);
        return Map.of("PK", key, "SK", key);
    }

    static Map<String, AttributeValue> item(Customer customer) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        item.put("Type", CUSTOMER);
        item.put("username", AttributeValue.fromS(customer.username()));
        item.put("email", AttributeValue.fromS(customer.email()));
        item.put("name", AttributeValue.fromS(customer.name()));
        List<AttributeValue> addresses = new ArrayList<>(customer.addresses().size());
        for (Address address : customer.addresses()) {
            addresses.add(value(address));
        }
        item.put("addresses", AttributeValue.fromL(addresses));
        item.put("totalSpent", AttributeValue.fromN(customer.totalSpent().toPlainString()));
        AttributeValue key = customerPartition(customer.username());
        item.put("PK", key);
        item.put("SK", key);
        AttributeValue byEmail = AttributeValue.fromS(HandWrittenKeys.email(customer.email()));
        item.put("GSI1PK", byEmail);
        item.put("GSI1SK", byEmail);
        return item;
    }

    private static AttributeValue value(Address address) {
        Map<String, AttributeValue> value = new HashMap<>(8);
        value.put("label", AttributeValue.fromS(address.label()));
        value.put("street", AttributeValue.fromS(address.street()));
        value.put("city", AttributeValue.fromS(address.city()));
        value.put("zip", AttributeValue.fromS(address.zip()));
        value.put("country", AttributeValue.fromS(address.country()));
        return AttributeValue.fromM(value);
    }

    static Customer customer(Map<String, AttributeValue> item) {
        List<AttributeValue> stored = item.get("addresses").l();
        List<Address> addresses = new ArrayList<>(stored.size());
        for (AttributeValue address : stored) {
            Map<String, AttributeValue> value = address.m();
            addresses.add(new Address(
                    value.get("label").s(),
                    value.get("street").s(),
                    value.get("city").s(),
                    value.get("zip").s(),
                    value.get("country").s()));
        }
        return new Customer(
                item.get("username").s(),
                item.get("email").s(),
                item.get("name").s(),
                addresses,
                new BigDecimal(item.get("totalSpent").n()));
    }

    static Map<String, AttributeValue> item(Order order) {
        Map<String, AttributeValue> item = new HashMap<>(32);
        String placedAt = HandWrittenKeys.time(order.placedAt());
        String placed = placedAt + "#" + order.orderId();
        item.put("Type", ORDER);
        item.put("orderId", AttributeValue.fromS(order.orderId()));
        item.put("customer", AttributeValue.fromS(order.customer()));
        item.put("placedAt", AttributeValue.fromS(placedAt));
        item.put("status", AttributeValue.fromS(order.status().name()));
        item.put("total", AttributeValue.fromN(order.total().toPlainString()));
        List<AttributeValue> items = new ArrayList<>(order.items().size());
        for (OrderItem orderItem : order.items()) {
            items.add(value(orderItem));
        }
        item.put("items", AttributeValue.fromL(items));
        item.put("PK", customerPartition(order.customer()));
        item.put("SK", AttributeValue.fromS("#ORDER#" + placed));
        AttributeValue byId = AttributeValue.fromS("ORDER#" + order.orderId());
        item.put("GSI1PK", byId);
        item.put("GSI1SK", byId);
        item.put("GSI2PK", AttributeValue.fromS("STATUS#" + order.status().name()));
        item.put("GSI2SK", AttributeValue.fromS(placed));
        return item;
    }

    private static AttributeValue value(OrderItem orderItem) {
        Map<String, AttributeValue> value = new HashMap<>(8);
        value.put("product", AttributeValue.fromS(orderItem.product()));
        value.put("name", AttributeValue.fromS(orderItem.name()));
        value.put("quantity", AttributeValue.fromN(Long.toString(orderItem.quantity())));
        value.put("price", AttributeValue.fromN(orderItem.price().toPlainString()));
        return AttributeValue.fromM(value);
    }

    static Order order(Map<String, AttributeValue> item) {
        List<AttributeValue> stored = item.get("items").l();
        List<OrderItem> items = new ArrayList<>(stored.size());
        for (AttributeValue orderItem : stored) {
            Map<String, AttributeValue> value = orderItem.m();
            items.add(new OrderItem(
                    value.get("product").s(),
                    value.get("name").s(),
                    Long.parseLong(value.get("quantity").n()),
                    new BigDecimal(value.get("price").n())));
        }
        return new Order(
                item.get("orderId").s(),
                item.get("customer").s(),
                Instant.parse(item.get("placedAt").s()),
                Order.Status.valueOf(item.get("status").s()),
                new BigDecimal(item.get("total").n()),
                items);
    }
}
