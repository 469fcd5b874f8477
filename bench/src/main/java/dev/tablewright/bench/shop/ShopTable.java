package dev.tablewright.bench.shop;

import dev.tablewright.runtime.Connection;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Values;
import dev.tablewright.runtime.query.Decoder;
import dev.tablewright.runtime.query.GetShape;
import dev.tablewright.runtime.query.QueryShape;
import dev.tablewright.runtime.query.Results;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What the generated facade looks like. */
public final class ShopTable {

    public static final TableType SHOP = new TableType("Shop", "PK", Optional.of("SK"), "Type");

    private static final List<EntityType<?>> ENTITIES = List.of(CustomerType.INSTANCE, OrderType.INSTANCE);

    private static final GetShape<Customer> CUSTOMER =
            GetShape.of(new CallInfo("customer", 0.5, 1), SHOP, Decoder.of(CustomerType.INSTANCE));

    private static final QueryShape<CustomerPage> CUSTOMER_PAGE = QueryShape.of(
                    new CallInfo("customerPage", 2, 1),
                    SHOP,
                    Decoder.<CustomerPage>mixed(
                            SHOP, List.of(Decoder.of(CustomerType.INSTANCE), Decoder.of(OrderType.INSTANCE))))
            .names(Map.of("#pk", "PK"))
            .where("#pk = :pk")
            .backwards()
            .page(21);

    private final Connection connection;
    private final Customers customers;
    private final Orders orders;

    private ShopTable(Connection connection) {
        this.connection = connection;
        this.customers = new Customers(connection);
        this.orders = new Orders(connection);
    }

    public static Connection.Builder<ShopTable> on(DynamoDbClient client) {
        return Connection.on(client, ENTITIES, ShopTable::new);
    }

    public Customers customers() {
        return customers;
    }

    public Orders orders() {
        return orders;
    }

    public Optional<Customer> customer(String username) {
        return connection.run(CUSTOMER.call(), CUSTOMER.get(connection.settings(), CustomerType.key(username)));
    }

    public Results<CustomerPage> customerPage(String customer) {
        return connection.results(CUSTOMER_PAGE.one(Map.of(":pk", Values.text(OrderType.pk(customer)))));
    }
}
