package dev.tablewright.examples.abuse;

import dev.tablewright.examples.application.EngineTables;
import dev.tablewright.examples.shop.Category;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.Product;
import dev.tablewright.examples.shop.Review;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.Connection;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The shop on the engine, with entities to fill it and a back door by which others write. */
final class ShopOnEngine implements AutoCloseable {

    static final Instant NEW_YEAR = Instant.parse("2026-01-01T00:00:00Z");

    private final EngineTables tables = EngineTables.of("shop");
    private final ShopTable shop = connect(builder -> builder);

    ShopTable shop() {
        return shop;
    }

    /** Another connection to the same table. */
    ShopTable connect(UnaryOperator<Connection.Builder<ShopTable>> options) {
        return options.apply(ShopTable.on(tables.client()).tableNames(tables::name))
                .build();
    }

    /** Writes an item as somebody who does not know this library. */
    void put(Map<String, AttributeValue> item) {
        tables.client().putItem(with -> with.tableName(tables.name("Shop")).item(item));
    }

    /** The item with this key, as it is stored. */
    Map<String, AttributeValue> item(String pk, String sk) {
        return new HashMap<>(tables.client()
                .getItem(with -> with.tableName(tables.name("Shop"))
                        .key(Map.of("PK", AttributeValue.fromS(pk), "SK", AttributeValue.fromS(sk)))
                        .consistentRead(true))
                .item());
    }

    /** All items, as they are stored. */
    List<Map<String, AttributeValue>> items() {
        return tables.client().scanPaginator(with -> with.tableName(tables.name("Shop"))).items().stream()
                .toList();
    }

    static Customer customer(String username) {
        return Customer.builder()
                .username(username)
                .email(username + "@example.org")
                .name("Customer " + username)
                .build();
    }

    static String ksuid(int number) {
        return "0".repeat(20) + String.format(Locale.ROOT, "%07d", number);
    }

    static String ulid(int number) {
        return "0".repeat(18) + String.format(Locale.ROOT, "%08d", number);
    }

    static Order order(String customer, int number) {
        return Order.builder()
                .orderId(ksuid(number))
                .customer(customer)
                .placedAt(NEW_YEAR.plusSeconds(number))
                .total(BigDecimal.valueOf(number))
                .items(List.of())
                .build();
    }

    static Category category(String id) {
        return new Category(id, "Category " + id, Optional.empty());
    }

    static Product product(int number, String category) {
        return Product.builder()
                .productId(ulid(number))
                .name("Product " + number)
                .category(category)
                .price(BigDecimal.ONE)
                .build();
    }

    static Review review(int product, int number) {
        return Review.builder()
                .product(ulid(product))
                .reviewId(ulid(number))
                .writtenAt(NEW_YEAR.plusSeconds(number))
                .author("alice")
                .rating(number % 6)
                .text("text " + number)
                .build();
    }

    @Override
    public void close() {
        tables.close();
    }
}
