package dev.tablewright.bench.runtime;

import dev.tablewright.bench.shop.Address;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.OrderItem;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A customer with two addresses and twenty orders of three items each. */
final class Samples {

    static final String USERNAME = "alice_of_wonderland";

    private static final Instant FIRST = Instant.parse("2026-03-01T09:30:15.250Z");
    private static final long SECONDS_BETWEEN = 93_784;

    private Samples() {}

    static Customer customer() {
        return customer(USERNAME);
    }

    static Customer customer(String username) {
        return new Customer(
                username,
                username + "@example.org",
                "Alice Liddell",
                List.of(
                        new Address("home", "12 Folly Bridge", "Oxford", "OX1 4LB", "GB"),
                        new Address("work", "Christ Church, St Aldate's", "Oxford", "OX1 1DP", "GB")),
                new BigDecimal("1234.50"));
    }

    static Order order() {
        return order(0);
    }

    /** Orders of different numbers have different ids; those of twenty in a row, different times. */
    static Order order(long number) {
        return new Order(
                String.format("2A%025d", number),
                USERNAME,
                FIRST.plusSeconds(SECONDS_BETWEEN * (number % 20)),
                number < 2 ? Order.Status.PENDING : Order.Status.DELIVERED,
                new BigDecimal("74.85"),
                List.of(
                        new OrderItem("01J8ZQ4TX3V5W7Y9ABCDEFGHJK", "A looking-glass", 1, new BigDecimal("49.95")),
                        new OrderItem("01J8ZQ4TX3V5W7Y9ABCDEFGHJM", "Playing cards, a pack", 3, new BigDecimal("4.95")),
                        new OrderItem("01J8ZQ4TX3V5W7Y9ABCDEFGHJN", "Tea, Assam, 250 g", 2, new BigDecimal("5.03"))));
    }

    static List<Order> orders() {
        List<Order> orders = new ArrayList<>();
        for (int number = 0; number < 20; number++) {
            orders.add(order(number));
        }
        return orders;
    }
}
