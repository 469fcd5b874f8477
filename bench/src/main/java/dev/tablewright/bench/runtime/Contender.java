package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One way to work with customers and orders. Each keeps what it works with, in its own form, so that only the work itself is measured.
 * Not every one can do everything.
 */
interface Contender {

    /** How many results are asked for: more than there are, so that there is no next page. */
    int PAGE = 25;

    /** What is to be mapped and written. */
    void prepare(Customer customer, Order order, Map<String, AttributeValue> orderItem);

    /** The order as an item. */
    default Map<String, AttributeValue> toItem() {
        throw new UnsupportedOperationException();
    }

    /** The order in an item. */
    default Object fromItem() {
        throw new UnsupportedOperationException();
    }

    /** Writes the customer unless there is one. */
    default Object create() {
        throw new UnsupportedOperationException();
    }

    /** Reads a customer. */
    default Object get(String username) {
        throw new UnsupportedOperationException();
    }

    /** Reads a customer and the orders, the newest first. */
    default List<?> page(String username) {
        throw new UnsupportedOperationException();
    }

    /** Writes the order and adds its total to what the customer has spent, all or nothing. */
    default Object place() {
        throw new UnsupportedOperationException();
    }
}
