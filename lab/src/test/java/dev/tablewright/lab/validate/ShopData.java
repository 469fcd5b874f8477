package dev.tablewright.lab.validate;

import dev.tablewright.lab.row.Row;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A shop in which everything is right: customers with orders, products with reviews. */
final class ShopData {

    static final int CUSTOMERS = 12;

    private static final String KSUID = "0ujtsYcgvSTl8PAuAdqWYSMn";
    private static final String ULID = "01ARZ3NDEKTSV4RRFFQ69G5";

    private final Playground shop;
    private final List<Row> orders = new ArrayList<>();
    private final List<Row> reviews = new ArrayList<>();

    ShopData(Playground shop) {
        this.shop = shop;
        shop.create("Category", "categoryId", "books", "name", "Books");
        for (int i = 0; i < CUSTOMERS; i++) {
            shop.create(
                    "Customer",
                    "username",
                    customer(i),
                    "email",
                    customer(i) + "@example.com",
                    "name",
                    "Customer " + i,
                    "addresses",
                    List.of(Map.of("label", "home", "street", "1", "city", "Berlin", "zip", "10115", "country", "DE")));
        }
        for (int i = 0; i < 4; i++) {
            shop.create(
                    "Product",
                    "productId",
                    product(i),
                    "name",
                    "Product " + i,
                    "category",
                    "books",
                    "price",
                    new BigDecimal("9.90"));
        }
        for (int i = 0; i < 3 * CUSTOMERS; i++) {
            orders.add(order(i));
        }
        for (int i = 0; i < 10; i++) {
            reviews.add(shop.create(
                    "Review",
                    "product",
                    product(i % 4),
                    "reviewId",
                    ULID + "R" + number(i),
                    "writtenAt",
                    "2026-02-01T00:00:00Z",
                    "author",
                    customer(i),
                    "rating",
                    BigDecimal.valueOf(1 + i % 5),
                    "text",
                    "Fine."));
        }
    }

    private Row order(int i) {
        return shop.create(
                "Order",
                "orderId",
                KSUID + "a" + number(i),
                "customer",
                customer(i % CUSTOMERS),
                "placedAt",
                String.format(Locale.ROOT, "2026-01-%02dT10:00:00Z", 1 + i % 28),
                "status",
                i % 5 == 0 ? "CANCELLED" : "PENDING",
                "total",
                BigDecimal.valueOf(10 + i),
                "items",
                List.of(Map.of(
                        "product",
                        product(i % 4),
                        "name",
                        "Product",
                        "quantity",
                        BigDecimal.ONE,
                        "price",
                        BigDecimal.TEN)));
    }

    private static String number(int i) {
        return String.format(Locale.ROOT, "%02d", i);
    }

    static String customer(int i) {
        return "customer" + i;
    }

    static String product(int i) {
        return ULID + "P" + number(i);
    }

    static Map<String, AttributeValue> customerKey(int i) {
        return Playground.key("CUSTOMER#" + customer(i));
    }

    static Map<String, AttributeValue> guardKey(String email) {
        return Playground.key("CUSTOMEREMAIL#" + email);
    }

    static Map<String, AttributeValue> productKey(int i) {
        return Playground.key("PRODUCT#" + product(i));
    }

    Map<String, AttributeValue> orderKey(int i) {
        Map<String, AttributeValue> item = shop.item(orders.get(i));
        return Playground.key(item.get("PK").s(), item.get("SK").s());
    }

    Map<String, AttributeValue> orderItem(int i) {
        return shop.item(orders.get(i));
    }

    Map<String, AttributeValue> reviewKey(int i) {
        Map<String, AttributeValue> item = shop.item(reviews.get(i));
        return Playground.key(item.get("PK").s(), item.get("SK").s());
    }
}
