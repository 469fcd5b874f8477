package dev.tablewright.bench.shop;

import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.Repository;

/** All orders. */
public final class Orders extends Repository<Order> {

    Orders(Connection connection) {
        super(connection, OrderType.INSTANCE);
    }
}
