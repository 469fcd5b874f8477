package dev.tablewright.examples.application;

import static dev.tablewright.examples.shoptables.Order.Status.PENDING;
import static dev.tablewright.examples.shoptables.Order.Status.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.shoptables.Customer;
import dev.tablewright.examples.shoptables.Order;
import dev.tablewright.examples.shoptables.OrderItem;
import dev.tablewright.examples.shoptables.Product;
import dev.tablewright.examples.shoptables.ShopTables;
import dev.tablewright.runtime.item.Ids;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The shop with a table for each entity at work; to the application it is much the same. */
class ShopTablesApplicationTest {

    private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

    private static EngineTables tables;
    private static ShopTables shop;

    @BeforeAll
    static void open() {
        tables = EngineTables.of("shop-tables");
        shop = ShopTables.on(tables.client()).tableNames(tables::name).build();
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    @Test
    void customersHaveAnEmailAddressOfTheirOwn() {
        Customer alice = shop.register(customer("alice@example.org"));
        assertThat(shop.customer(alice.customerId())).contains(alice);
        assertThat(shop.customerByEmail("alice@example.org")).contains(alice);

        Customer other = customer("alice@example.org");
        assertThat(Refusals.of(() -> shop.register(other))).containsExactly(new Refusal.Taken("Customer", "email"));
        shop.changeEmail(alice.customerId(), "alice@example.com");
        shop.register(other);
        assertThat(shop.customerByEmail("alice@example.org")).contains(other);
        assertThat(shop.customerByEmail("alice@example.com").map(Customer::customerId))
                .contains(alice.customerId());

        shop.customers().delete(other.customerId());
        shop.changeEmail(alice.customerId(), "alice@example.org");
    }

    @Test
    void anOrderTakesWhatIsOnTheShelf() {
        Customer bob = shop.register(customer("bob@example.org"));
        Product lamp = shop.addProduct(product("Lamp", "lights", 1));
        Order order = order(bob, MONDAY);
        OrderItem item = item(order, lamp);

        shop.placeOrder(order, item, lamp.productId());

        assertThat(shop.order(order.orderId())).contains(order);
        assertThat(shop.itemsOfOrder(order.orderId()).list()).containsExactly(item);
        assertThat(shop.product(lamp.productId()).map(Product::inventory)).contains(0L);

        Order late = order(bob, MONDAY.plusSeconds(1));
        assertThat(Refusals.of(() -> shop.placeOrder(late, item(late, lamp), lamp.productId())))
                .containsExactly(new Refusal.Unmet("Product", "inventory > 0"));
        assertThat(shop.order(late.orderId())).isEmpty();
        assertThat(shop.itemsOfOrder(late.orderId()).list()).isEmpty();
    }

    @Test
    void ordersAreFoundByCustomerAndByStatus() {
        Customer carol = shop.register(customer("carol@example.org"));
        Instant april = Instant.parse("2026-04-01T00:00:00Z");
        List<Order> latestFirst = IntStream.range(0, 25)
                .mapToObj(i -> shop.orders().create(order(carol, april.plus(Duration.ofDays(24 - i)))))
                .toList();

        Page<Order> page =
                shop.ordersOfCustomer(carol.customerId(), Range.all()).page();
        Page<Order> rest = shop.ordersOfCustomer(carol.customerId(), Range.all())
                .after(page.next())
                .page();
        assertThat(page).hasSize(20);
        assertThat(Stream.concat(page.items().stream(), rest.items().stream())).containsExactlyElementsOf(latestFirst);
        assertThat(shop.ordersOfCustomer(carol.customerId(), Range.between(april, april.plus(Duration.ofDays(1))))
                        .list())
                .isEqualTo(latestFirst.subList(23, 25));

        Order shipped = latestFirst.get(0);
        shop.ship(shipped.orderId(), SHIPPED);
        assertThat(Refusals.of(() -> shop.ship(shipped.orderId(), SHIPPED)))
                .containsExactly(new Refusal.Unmet("Order", "status = PENDING"));
        assertThat(shop.ordersByStatus(SHIPPED, Range.from(april)).list())
                .containsExactly(shipped.toBuilder().status(SHIPPED).build());
        Page<Order> pending = shop.ordersByStatus(PENDING, Range.from(april)).page(10);
        assertThat(pending.items()).isEqualTo(latestFirst.subList(1, 11));
        assertThat(shop.ordersByStatus(PENDING, Range.from(april))
                        .after(pending.next())
                        .list())
                .isEqualTo(latestFirst.subList(11, 25));
        assertThat(shop.ordersByStatus(PENDING, Range.between(april, april)).list())
                .containsExactly(latestFirst.get(24));
    }

    @Test
    void productsAreSortedByName() {
        List<Product> byName = Stream.of("Chair", "Chaise longue", "Desk", "Stool")
                .map(name -> shop.addProduct(product(name, "furniture", 3)))
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .toList();
        assertThat(shop.productsOfCategory("furniture").list()).isEqualTo(byName);
        assertThat(shop.productsByName("furniture", "Chai").list()).isEqualTo(byName.subList(0, 2));

        List<String> cart = byName.stream().map(Product::productId).toList();
        Map<String, Product> found = shop.productsOfCart(
                Stream.concat(cart.stream(), Stream.of(Ids.ulid())).toList());
        assertThat(found.keySet()).containsExactlyElementsOf(cart);
        assertThat(found.values()).containsExactlyElementsOf(byName);

        shop.describe(
                cart.get(0),
                "Armchair",
                "comfort",
                new BigDecimal("99"),
                byName.get(0).version());
        assertThat(shop.productsOfCategory("comfort").list())
                .extracting(Product::name)
                .containsExactly("Armchair");
        assertThat(shop.productsOfCategory("furniture").list()).isEqualTo(byName.subList(1, 4));
    }

    @Test
    void whoeverReadAnOlderVersionIsToldSo() {
        Product product = shop.addProduct(product("Clock", "clocks", 5));
        Product mine = shop.product(product.productId()).orElseThrow();
        Product theirs = shop.product(product.productId()).orElseThrow();

        Product stored = shop.products().replace(theirs.toBuilder().inventory(4).build());
        assertThat(stored.version()).isEqualTo(theirs.version() + 1);

        Refusal stale = new Refusal.Stale("Product", mine.version(), OptionalLong.of(stored.version()));
        Outcome<Product> replaced =
                shop.products().tryReplace(mine.toBuilder().inventory(9).build());
        assertThat(replaced.refusals()).containsExactly(stale);
        assertThat(shop.products()
                        .update(mine)
                        .price(BigDecimal.TEN)
                        .ifVersion(mine.version())
                        .tryApply()
                        .refusals())
                .containsExactly(stale);
        assertThat(shop.products()
                        .deleting(mine)
                        .ifVersion(mine.version())
                        .tryApply()
                        .refusals())
                .containsExactly(stale);
        assertThat(shop.product(product.productId())).contains(stored);
    }

    @Test
    void aProductIsDiscontinuedWhenTheShelfIsEmpty() {
        Product last = shop.addProduct(product("Last", "sale", 1));
        assertThat(Refusals.of(() -> shop.discontinue(last.productId())))
                .containsExactly(new Refusal.Unmet("Product", "inventory = 0"));
        shop.products().update(last.productId()).addInventory(-1).apply();
        assertThat(shop.discontinue(last.productId())).map(Product::name).contains("Last");
        assertThat(shop.product(last.productId())).isEmpty();
    }

    private static Customer customer(String email) {
        return Customer.builder()
                .customerId(Ids.ulid())
                .email(email)
                .name("Somebody")
                .createdAt(MONDAY)
                .build();
    }

    private static Order order(Customer customer, Instant orderDate) {
        return Order.builder()
                .orderId(Ids.ulid(orderDate))
                .customer(customer.customerId())
                .orderDate(orderDate)
                .totalAmount(new BigDecimal("12.5"))
                .build();
    }

    private static OrderItem item(Order order, Product product) {
        return OrderItem.builder()
                .order(order.orderId())
                .itemId(Ids.ulid())
                .product(product.productId())
                .quantity(1)
                .priceAtPurchase(product.price())
                .build();
    }

    private static Product product(String name, String category, long inventory) {
        return Product.builder()
                .productId(Ids.ulid())
                .name(name)
                .category(category)
                .price(new BigDecimal("12.5"))
                .inventory(inventory)
                .build();
    }
}
