package dev.tablewright.examples.application;

import static dev.tablewright.examples.shop.Order.Status.CANCELLED;
import static dev.tablewright.examples.shop.Order.Status.DELIVERED;
import static dev.tablewright.examples.shop.Order.Status.PENDING;
import static dev.tablewright.examples.shop.Order.Status.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.shop.Address;
import dev.tablewright.examples.shop.Category;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.CustomerPage;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.OrderItem;
import dev.tablewright.examples.shop.OrdersByStatusRow;
import dev.tablewright.examples.shop.Product;
import dev.tablewright.examples.shop.ProductPage;
import dev.tablewright.examples.shop.Review;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.item.Ids;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The shop at work: customers who order, and products that are reviewed. */
class ShopApplicationTest {

    private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

    private static EngineTables tables;
    private static ShopTable shop;

    @BeforeAll
    static void open() {
        tables = EngineTables.of("shop");
        shop = ShopTable.on(tables.client()).tableNames(tables::name).build();
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    @Test
    void customersHaveAnEmailAddressOfTheirOwn() {
        Customer alice = shop.register(Customer.builder()
                .username("alice")
                .email("alice@example.org")
                .name("Alice")
                .addresses(List.of(new Address("home", "1 Main Street", "Springfield", "12345", "US")))
                .build());

        assertThat(shop.customer("alice")).contains(alice);
        assertThat(shop.customerByEmail("alice@example.org")).contains(alice);
        assertThat(shop.customer("nobody")).isEmpty();
        assertThat(shop.customerByEmail("nobody@example.org")).isEmpty();

        Customer mallory = customer("mallory", "alice@example.org");
        assertThat(Refusals.of(() -> shop.register(mallory))).containsExactly(new Refusal.Taken("Customer", "email"));
        assertThat(Refusals.of(() -> shop.register(customer("alice", "other@example.org"))))
                .containsExactly(new Refusal.Exists("Customer"));
        assertThat(shop.customer("mallory")).isEmpty();

        shop.changeEmail("alice", "alice@example.com");
        assertThat(shop.customerByEmail("alice@example.com").map(Customer::username))
                .contains("alice");
        assertThat(shop.customerByEmail("alice@example.org")).isEmpty();

        shop.register(mallory); // The old address is free again.
        assertThat(Refusals.of(() -> shop.changeEmail("mallory", "alice@example.com")))
                .containsExactly(new Refusal.Taken("Customer", "email"));

        assertThat(shop.customers().delete("alice")).map(Customer::email).contains("alice@example.com");
        shop.changeEmail("mallory", "alice@example.com"); // And so is that of someone who left.
        assertThat(Refusals.of(() -> shop.changeEmail("alice", "again@example.org")))
                .containsExactly(new Refusal.Missing("Customer"));
    }

    @Test
    void ordersArePlacedShippedAndDelivered() {
        shop.register(customer("bob", "bob@example.org"));
        Order first = shop.placeOrder(order("bob", MONDAY, "20.50"));
        Order second = shop.placeOrder(order("bob", MONDAY.plusSeconds(60), "9.50"));
        assertThat(spentBy("bob")).isEqualByComparingTo("30");

        shop.ship("bob", first.placedAt(), first.orderId(), SHIPPED);
        assertThat(Refusals.of(() -> shop.ship("bob", first.placedAt(), first.orderId(), SHIPPED)))
                .containsExactly(new Refusal.Unmet("Order", "status = PENDING"));
        shop.deliver("bob", first.placedAt(), first.orderId(), DELIVERED);
        assertThat(shop.order(first.orderId()).map(Order::status)).contains(DELIVERED);

        shop.cancel("bob", second.placedAt(), second.orderId(), CANCELLED);
        assertThat(shop.order(second.orderId()).map(Order::status)).contains(CANCELLED);
        assertThat(spentBy("bob")).isEqualByComparingTo("20.50");

        assertThat(Refusals.of(() -> shop.cancel("bob", first.placedAt(), first.orderId(), CANCELLED)))
                .hasSize(1)
                .allSatisfy(refusal -> assertThat(refusal).isInstanceOf(Refusal.Unmet.class));
        assertThat(Refusals.of(() -> shop.placeOrder(order("ghost", MONDAY, "1"))))
                .containsExactly(new Refusal.MissingParent("Order", "Customer"));

        shop.orders().delete(first.orderId()); // By its id alone: the index knows the rest of the key.
        assertThat(spentBy("bob")).isEqualByComparingTo("0");
        assertThat(shop.order(first.orderId())).isEmpty();
    }

    @Test
    void aPageHasTheCustomerAndTheNewestOrders() {
        shop.register(customer("carol", "carol@example.org"));
        List<Order> orders = IntStream.range(0, 25)
                .mapToObj(hour -> shop.placeOrder(order("carol", MONDAY.plus(Duration.ofHours(hour)), "1")))
                .toList();

        Page<CustomerPage> page = shop.customerPage("carol").page();
        assertThat(page).hasSize(11);
        assertThat(page.items().get(0)).isEqualTo(shop.customer("carol").orElseThrow());
        assertThat(page.items().stream().map(ShopApplicationTest::line).toList())
                .startsWith("Carol has spent 25", "1 on 2026-03-03T09:00:00Z", "1 on 2026-03-03T08:00:00Z");

        Page<Order> newest = shop.ordersOfCustomer("carol").page();
        Page<Order> rest = shop.ordersOfCustomer("carol").after(newest.next()).page();
        assertThat(newest).hasSize(20);
        assertThat(rest).hasSize(5);
        assertThat(rest.next()).isEmpty();
        assertThat(Stream.concat(newest.items().stream(), rest.items().stream()))
                .containsExactlyElementsOf(newestFirst(orders));
        assertThat(shop.ordersOfCustomer("carol").stream()).containsExactlyElementsOf(newestFirst(orders));
        assertThat(shop.ordersOfCustomer("carol").first()).contains(orders.get(24));

        String cursor = newest.next().orElseThrow();
        assertThatThrownBy(() -> shop.ordersOfCustomer("bob").after(cursor).page())
                .isInstanceOf(CursorException.class);
        assertThatThrownBy(() -> shop.customerPage("carol").after(cursor).page())
                .isInstanceOf(CursorException.class);
    }

    @Test
    void ordersAreFoundByStatusAndTime() {
        Instant april = Instant.parse("2026-04-01T00:00:00Z");
        shop.register(customer("dave", "dave@example.org"));
        List<Order> orders = IntStream.range(0, 4)
                .mapToObj(day -> shop.placeOrder(order("dave", april.plus(Duration.ofDays(day)), "7")))
                .toList();
        shop.orders().update(orders.get(1)).status(SHIPPED).apply();

        List<OrdersByStatusRow> pending = shop.ordersByStatus(
                        PENDING, Range.between(april, april.plus(Duration.ofDays(2))))
                .list();
        assertThat(pending)
                .extracting(OrdersByStatusRow::orderId)
                .containsExactly(orders.get(2).orderId(), orders.get(0).orderId());
        assertThat(pending).allSatisfy(row -> {
            assertThat(row.customer()).isEqualTo("dave");
            assertThat(row.total()).isEqualByComparingTo("7");
        });
        assertThat(shop.ordersByStatus(SHIPPED, Range.from(april)).list())
                .extracting(OrdersByStatusRow::placedAt)
                .containsExactly(orders.get(1).placedAt());
    }

    @Test
    void productsStandInCategories() {
        Category books = shop.addCategory(
                Category.builder().categoryId("books").name("Books").build());
        assertThat(shop.category("books")).contains(books);
        shop.categories().update("books").description("Paper, mostly").apply();
        assertThat(shop.category("books").flatMap(Category::description)).contains("Paper, mostly");

        List<Product> products = IntStream.range(0, 30)
                .mapToObj(i -> shop.addProduct(product("Book " + i, "books", MONDAY.plusMillis(i))))
                .toList();
        Page<Product> page = shop.productsOfCategory("books").page();
        assertThat(page.items()).isEqualTo(products.subList(0, 24));
        assertThat(shop.productsOfCategory("books").after(page.next()).list()).isEqualTo(products.subList(24, 30));

        String moved = products.get(0).productId();
        shop.changePrice(moved, new BigDecimal("9.99"));
        shop.products().update(moved).category("bargains").apply();
        assertThat(shop.productsOfCategory("bargains").list())
                .containsExactly(products.get(0).toBuilder()
                        .category("bargains")
                        .price(new BigDecimal("9.99"))
                        .build());
        assertThat(shop.productsOfCategory("books").first()).contains(products.get(1));
    }

    @Test
    void reviewsAreCountedAndSummedUp() {
        shop.register(customer("erin", "erin@example.org"));
        Product lamp = shop.addProduct(product("Lamp", "lights", MONDAY));
        List<Review> reviews = IntStream.rangeClosed(1, 5)
                .mapToObj(stars -> shop.review(review(lamp, stars, MONDAY.plus(Duration.ofDays(stars)))))
                .toList();

        assertThat(shop.product(lamp.productId())).hasValueSatisfying(product -> {
            assertThat(product.reviewCount()).isEqualTo(5);
            assertThat(product.ratingSum()).isEqualTo(15);
        });
        List<ProductPage> page = shop.productPage(lamp.productId()).page(3).items();
        assertThat(page.get(0)).isEqualTo(shop.product(lamp.productId()).orElseThrow());
        assertThat(page.subList(1, 3)).isEqualTo(List.of(reviews.get(4), reviews.get(3)));
        assertThat(shop.reviewsOfProduct(lamp.productId()).list()).containsExactlyElementsOf(newestFirst(reviews));

        shop.reviews().delete(reviews.get(4));
        assertThat(shop.product(lamp.productId())).hasValueSatisfying(product -> {
            assertThat(product.reviewCount()).isEqualTo(4);
            assertThat(product.ratingSum()).isEqualTo(10);
        });
        Review lost = review(product("Nothing", "lights", MONDAY), 1, MONDAY);
        assertThat(Refusals.of(() -> shop.review(lost)))
                .containsExactly(new Refusal.MissingParent("Review", "Product"));
    }

    /** Each kind of item in its own way; the interface is sealed, there is no third. */
    private static String line(CustomerPage item) {
        if (item instanceof Customer customer) {
            return customer.name() + " has spent " + customer.totalSpent();
        }
        Order order = (Order) item;
        return order.total() + " on " + order.placedAt();
    }

    private static BigDecimal spentBy(String username) {
        return shop.customer(username).orElseThrow().totalSpent();
    }

    private static <T> List<T> newestFirst(List<T> oldestFirst) {
        return IntStream.rangeClosed(1, oldestFirst.size())
                .mapToObj(i -> oldestFirst.get(oldestFirst.size() - i))
                .toList();
    }

    private static Customer customer(String username, String email) {
        return Customer.builder()
                .username(username)
                .email(email)
                .name(username.substring(0, 1).toUpperCase(Locale.ROOT) + username.substring(1))
                .build();
    }

    private static Order order(String customer, Instant placedAt, String total) {
        BigDecimal amount = new BigDecimal(total);
        return Order.builder()
                .orderId(Ids.ksuid(placedAt))
                .customer(customer)
                .placedAt(placedAt)
                .total(amount)
                .items(List.of(new OrderItem(Ids.ulid(placedAt), "Thing", 1, amount)))
                .build();
    }

    private static Product product(String name, String category, Instant added) {
        return Product.builder()
                .productId(Ids.ulid(added))
                .name(name)
                .category(category)
                .price(new BigDecimal("12.5"))
                .build();
    }

    private static Review review(Product product, int stars, Instant writtenAt) {
        return Review.builder()
                .product(product.productId())
                .reviewId(Ids.ulid(writtenAt))
                .writtenAt(writtenAt)
                .author("erin")
                .rating(stars)
                .text("I give it " + stars)
                .build();
    }
}
