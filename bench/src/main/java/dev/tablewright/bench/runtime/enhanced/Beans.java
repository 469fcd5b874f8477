package dev.tablewright.bench.runtime.enhanced;

import dev.tablewright.bench.shop.Address;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.OrderItem;

/** Beans with what records have. */
public final class Beans {

    private Beans() {}

    public static CustomerBean of(Customer customer) {
        CustomerBean bean = new CustomerBean();
        bean.setUsername(customer.username());
        bean.setEmail(customer.email());
        bean.setName(customer.name());
        bean.setAddresses(customer.addresses().stream().map(Beans::of).toList());
        bean.setTotalSpent(customer.totalSpent());
        return bean;
    }

    public static OrderBean of(Order order) {
        OrderBean bean = new OrderBean();
        bean.setOrderId(order.orderId());
        bean.setCustomer(order.customer());
        bean.setPlacedAt(order.placedAt());
        bean.setStatus(order.status());
        bean.setTotal(order.total());
        bean.setItems(order.items().stream().map(Beans::of).toList());
        return bean;
    }

    private static AddressBean of(Address address) {
        AddressBean bean = new AddressBean();
        bean.setLabel(address.label());
        bean.setStreet(address.street());
        bean.setCity(address.city());
        bean.setZip(address.zip());
        bean.setCountry(address.country());
        return bean;
    }

    private static OrderItemBean of(OrderItem item) {
        OrderItemBean bean = new OrderItemBean();
        bean.setProduct(item.product());
        bean.setName(item.name());
        bean.setQuantity(item.quantity());
        bean.setPrice(item.price());
        return bean;
    }

    /** The record of a bean, to compare. */
    public static Customer record(CustomerBean bean) {
        return new Customer(
                bean.getUsername(),
                bean.getEmail(),
                bean.getName(),
                bean.getAddresses().stream()
                        .map(address -> new Address(
                                address.getLabel(),
                                address.getStreet(),
                                address.getCity(),
                                address.getZip(),
                                address.getCountry()))
                        .toList(),
                bean.getTotalSpent());
    }

    /** The record of a bean, to compare. */
    public static Order record(OrderBean bean) {
        return new Order(
                bean.getOrderId(),
                bean.getCustomer(),
                bean.getPlacedAt(),
                bean.getStatus(),
                bean.getTotal(),
                bean.getItems().stream()
                        .map(item ->
                                new OrderItem(item.getProduct(), item.getName(), item.getQuantity(), item.getPrice()))
                        .toList());
    }
}
