package dev.tablewright.bench.shop;

import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.Repository;

/** All customers. */
public final class Customers extends Repository<Customer> {

    Customers(Connection connection) {
        super(connection, CustomerType.INSTANCE);
    }
}
