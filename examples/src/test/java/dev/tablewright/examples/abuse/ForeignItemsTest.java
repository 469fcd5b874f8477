package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that somebody else wrote, without this library: what is wrong with them is said by name, and the rest can be read. */
class ForeignItemsTest {

    private static final String ORDER_KEY = "#ORDER#2026-01-01T00:00:01.000Z#" + ShopOnEngine.ksuid(1);

    private final ShopOnEngine engine = new ShopOnEngine();
    private final ShopTable shop = engine.shop();

    @BeforeEach
    void fill() {
        shop.register(ShopOnEngine.customer("alice"));
        shop.register(ShopOnEngine.customer("bob"));
        shop.placeOrder(ShopOnEngine.order("alice", 1));
        shop.placeOrder(ShopOnEngine.order("alice", 2));
        shop.placeOrder(ShopOnEngine.order("bob", 3));
    }

    @AfterEach
    void close() {
        engine.close();
    }

    private void changeOrder(Consumer<Map<String, AttributeValue>> change) {
        Map<String, AttributeValue> item = engine.item("CUSTOMER#alice", ORDER_KEY);
        assertThat(item).isNotEmpty();
        change.accept(item);
        engine.put(item);
    }

    private static void assertMismatch(ThrowingCallable call, String entity, String attribute) {
        assertThatThrownBy(call).isInstanceOfSatisfying(ItemMismatchException.class, problem -> {
            assertThat(problem.entity()).contains(entity);
            assertThat(problem.getMessage()).contains(entity).contains(attribute);
        });
    }

    private void assertOthersAreReadable() {
        assertThat(shop.customer("alice")).isPresent();
        assertThat(shop.order(ShopOnEngine.ksuid(2))).isPresent();
        assertThat(shop.ordersOfCustomer("bob").list()).hasSize(1);
        assertThat(shop.customerPage("bob").list()).hasSize(2);
        assertThat(shop.ordersOfCustomer("alice").page(1).items())
                .extracting(Order::orderId)
                .containsExactly(ShopOnEngine.ksuid(2));
    }

    @Test
    void everyAttributeMayBeMissingOrMistyped() {
        List<AttributeValue> oddities = List.of(
                AttributeValue.fromNul(true),
                AttributeValue.fromS(""),
                AttributeValue.fromS("17"),
                AttributeValue.fromN("17"),
                AttributeValue.fromN("1.5"),
                AttributeValue.fromBool(false),
                AttributeValue.fromB(SdkBytes.fromUtf8String("x")),
                AttributeValue.fromSs(List.of("a")),
                AttributeValue.fromNs(List.of("1")),
                AttributeValue.fromL(List.of(AttributeValue.fromNul(true))),
                AttributeValue.fromL(List.of(AttributeValue.fromS("x"))),
                AttributeValue.fromL(List.of(AttributeValue.fromM(Map.of()))),
                AttributeValue.fromM(Map.of()));
        Map<String, AttributeValue> whole = engine.item("CUSTOMER#alice", ORDER_KEY);
        for (String name : List.of("orderId", "customer", "placedAt", "status", "total", "items")) {
            engine.put(whole);
            changeOrder(item -> item.remove(name));
            assertMismatch(() -> shop.order(ShopOnEngine.ksuid(1)), "Order", name);
            assertMismatch(() -> shop.ordersOfCustomer("alice").list(), "Order", name);
            assertMismatch(() -> shop.customerPage("alice").list(), "Order", name);
            assertOthersAreReadable();
            for (AttributeValue odd : Scale.some(2, oddities)) {
                changeOrder(item -> item.put(name, odd));
                try {
                    shop.order(ShopOnEngine.ksuid(1));
                } catch (ItemMismatchException e) {
                    assertThat(e).hasMessageContaining("Order").hasMessageContaining(name);
                }
                for (ThrowingCallable write : List.<ThrowingCallable>of(
                        () -> shop.orders()
                                .update("alice", ShopOnEngine.NEW_YEAR.plusSeconds(1), ShopOnEngine.ksuid(1))
                                .status(Order.Status.SHIPPED)
                                .apply(),
                        () -> shop.orders().put(ShopOnEngine.order("alice", 1)),
                        () -> shop.orders().delete(ShopOnEngine.ksuid(1)))) {
                    engine.put(whole);
                    changeOrder(item -> item.put(name, odd));
                    try {
                        write.call();
                    } catch (Throwable e) {
                        assertThat(e).as("%s as %s", name, odd).isInstanceOf(TablewrightException.class);
                    }
                }
                engine.put(whole);
            }
        }
    }

    @Test
    void unknownWordsAndValuesBeyondLimitsAreNamed() {
        changeOrder(item -> item.put("status", AttributeValue.fromS("EATEN")));
        assertMismatch(() -> shop.order(ShopOnEngine.ksuid(1)), "Order", "status");
        assertMismatch(() -> shop.ordersOfCustomer("alice").list(), "Order", "status");
        assertThat(shop.ordersByStatus(Order.Status.PENDING, Range.all()).list())
                .as("an index that does not hold the word is still readable")
                .hasSize(3);
        Map<String, AttributeValue> alice = engine.item("CUSTOMER#alice", "CUSTOMER#alice");
        alice.put("name", AttributeValue.fromS("x".repeat(101)));
        engine.put(alice);
        assertMismatch(() -> shop.customer("alice"), "Customer", "name");
        alice.put("name", AttributeValue.fromS("x"));
        alice.put("username", AttributeValue.fromS("NOT ALLOWED"));
        engine.put(alice);
        assertMismatch(() -> shop.customer("alice"), "Customer", "username");
        assertThat(shop.ordersOfCustomer("bob").list()).hasSize(1);
    }

    @Test
    void unknownTypesAreRefusedOrPassedOver() {
        for (AttributeValue type : new AttributeValue[] {
            AttributeValue.fromS("Invoice"), AttributeValue.fromN("1"), AttributeValue.fromNul(true), null
        }) {
            Map<String, AttributeValue> item = engine.item("CUSTOMER#alice", ORDER_KEY);
            item.put("SK", AttributeValue.fromS("#ORDER#zzz"));
            item.remove("GSI1PK");
            item.remove("GSI2PK");
            if (type == null) {
                item.remove("Type");
            } else {
                item.put("Type", type);
            }
            engine.put(item);
            assertMismatch(() -> shop.customerPage("alice").list(), "Customer or Order", "Type");
            ShopTable tolerant = engine.connect(builder -> builder.unknownItems(UnknownItems.SKIP));
            assertThat(tolerant.customerPage("alice").list()).hasSize(3);
            assertThat(tolerant.customerPage("alice").page(1).items()).hasSize(1);
        }
    }

    @Test
    void attributesOfOthersSurviveUpdates() {
        Map<String, AttributeValue> alice = engine.item("CUSTOMER#alice", "CUSTOMER#alice");
        alice.put("Loyalty", AttributeValue.fromM(Map.of("points", AttributeValue.fromN("7"))));
        engine.put(alice);
        shop.customers().update("alice").name("Alice").email("a2@example.org").apply();
        shop.placeOrder(ShopOnEngine.order("alice", 9));
        Map<String, AttributeValue> after = engine.item("CUSTOMER#alice", "CUSTOMER#alice");
        assertThat(after.get("Loyalty")).isEqualTo(alice.get("Loyalty"));
        assertThat(after.get("name").s()).isEqualTo("Alice");
        assertThat(after.get("totalSpent").n()).isEqualTo("12");
    }

    @Test
    void aSumThatIsNoNumberIsNamed() {
        Map<String, AttributeValue> alice = engine.item("CUSTOMER#alice", "CUSTOMER#alice");
        alice.put("totalSpent", AttributeValue.fromS("much"));
        engine.put(alice);
        assertThatThrownBy(() -> shop.placeOrder(ShopOnEngine.order("alice", 9)))
                .isInstanceOf(TablewrightException.class);
        assertThat(shop.order(ShopOnEngine.ksuid(9))).isEmpty();
    }
}
