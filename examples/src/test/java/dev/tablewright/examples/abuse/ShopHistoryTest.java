package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.OrdersByStatusRow;
import dev.tablewright.examples.shop.Product;
import dev.tablewright.examples.shop.ProductUpdate;
import dev.tablewright.examples.shop.Review;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.Results;
import dev.tablewright.runtime.write.WriteRefusedException;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Random histories through the generated facade of the shop. Each write is to be done or refused as the reference says; after each block
 * every pattern is asked, in pages of random sizes, and gives what the reference has.
 */
class ShopHistoryTest {

    private static final long SEED = Scale.seed(20260517);

    private static final int OPERATIONS = Scale.times(120, 600, 300_000);
    private static final int BLOCK = 60;
    private static final int NAMES = 8;
    private static final int EMAILS = 10;
    private static final int ORDERS = 60;
    private static final int CATEGORIES = 3;
    private static final int PRODUCTS = 8;
    private static final int REVIEWS = 40;

    private final Random random = new Random(SEED);
    private final ShopReference reference = new ShopReference();
    private ShopTable shop;

    @Test
    void everyPatternAgreesWithTheReference() {
        System.out.println("seed " + SEED + ", " + OPERATIONS + " operations");
        try (ShopOnEngine engine = new ShopOnEngine()) {
            shop = engine.shop();
            int done = 0;
            for (int i = 1; i <= OPERATIONS; i++) {
                String what = "seed " + SEED + ", operation " + i;
                done += operate(what) ? 1 : 0;
                if (i % BLOCK == 0 || i == OPERATIONS) {
                    compare(what);
                    assertThat(engine.items()).as(what).hasSize(reference.items());
                }
            }
            assertThat(done).as("not all is refused").isGreaterThan(OPERATIONS / 4);
        }
    }

    private static boolean done(Runnable write) {
        try {
            write.run();
            return true;
        } catch (WriteRefusedException e) {
            return false;
        }
    }

    private void same(String what, int kind, boolean done, boolean expected) {
        assertThat(done).as("%s of kind %d was done", what, kind).isEqualTo(expected);
    }

    private boolean operate(String what) {
        int kind = random.nextInt(20);
        String name = name();
        String email = email();
        Order order = order(random.nextInt(ORDERS));
        String product = ShopOnEngine.ulid(random.nextInt(PRODUCTS));
        Review review = review(random.nextInt(REVIEWS));
        Order.Status status = status();
        boolean done;
        boolean expected;
        switch (kind) {
            case 0, 1 -> {
                Customer customer =
                        Customer.builder().username(name).email(email).name("n").build();
                done = done(() -> shop.register(customer));
                expected = reference.register(customer);
            }
            case 2 -> {
                done = done(() -> shop.changeEmail(name, email));
                expected = reference.change(name, Optional.of(email), Optional.empty());
            }
            case 3 -> {
                boolean both = random.nextBoolean();
                String called = "called " + random.nextInt();
                done = done(() -> {
                    var update = shop.customers().update(name).name(called);
                    (both ? update.email(email) : update).apply();
                });
                expected = reference.change(name, Optional.of(email).filter(given -> both), Optional.of(called));
            }
            case 4 -> {
                Customer customer = Customer.builder()
                        .username(name)
                        .email(email)
                        .name("put")
                        .build();
                done = done(() -> shop.customers().put(customer));
                expected = reference.put(customer);
            }
            case 5 -> {
                done = shop.customers().delete(name).isPresent();
                expected = reference.customers.remove(name) != null;
            }
            case 6, 7, 8 -> {
                done = done(() -> shop.placeOrder(order));
                expected = reference.place(order);
            }
            case 9 -> {
                done = done(() -> shop.ship(order.customer(), order.placedAt(), order.orderId(), status));
                expected = reference.turn(order.orderId(), status, Optional.of(Order.Status.PENDING));
            }
            case 10 -> {
                done = done(() -> shop.deliver(order.customer(), order.placedAt(), order.orderId(), status));
                expected = reference.turn(order.orderId(), status, Optional.of(Order.Status.SHIPPED));
            }
            case 11 -> {
                done = done(() ->
                        shop.orders().update(order.orderId()).status(status).apply());
                expected = reference.turn(order.orderId(), status, Optional.empty());
            }
            case 12 -> {
                done = random.nextBoolean()
                        ? shop.orders().delete(order.orderId()).isPresent()
                        : shop.orders()
                                .delete(order.customer(), order.placedAt(), order.orderId())
                                .isPresent();
                expected = reference.deleteOrder(order.orderId());
            }
            case 13 -> {
                int number = Integer.parseInt(order.orderId().substring(20));
                Order other = order((number + 1 + random.nextInt(ORDERS - 1)) % ORDERS);
                done = done(() -> shop.transact(
                        shop.orders().creating(order),
                        shop.orders().creating(other),
                        shop.categories().putting(ShopOnEngine.category("c0"))));
                expected = reference.mayPlace(order) && reference.mayPlace(other);
                if (expected) {
                    reference.place(order);
                    reference.place(other);
                    reference.categories.put("c0", ShopOnEngine.category("c0"));
                }
            }
            case 14 -> {
                Product whole = product(product);
                done = done(() -> shop.addProduct(whole));
                expected = reference.products.putIfAbsent(product, whole) == null;
            }
            case 15 -> {
                Optional<String> category = random.nextBoolean() ? Optional.of(category()) : Optional.empty();
                Optional<BigDecimal> price =
                        random.nextBoolean() ? Optional.of(BigDecimal.valueOf(random.nextInt(100))) : Optional.empty();
                BigDecimal more = BigDecimal.valueOf(random.nextInt(5) + 1);
                ProductUpdate update = shop.products().update(product).name("p");
                category.ifPresent(update::category);
                price.ifPresent(update::price);
                update.addPrice(more);
                done = done(update::apply);
                expected = reference.products.computeIfPresent(product, (id, was) -> was.toBuilder()
                                .name("p")
                                .category(category.orElse(was.category()))
                                .price(price.orElse(was.price()).add(more))
                                .build())
                        != null;
            }
            case 16 -> {
                boolean delete = random.nextInt(3) == 0;
                done = delete
                        ? shop.products().delete(product).isPresent()
                        : done(() -> shop.changePrice(product, BigDecimal.TEN));
                expected = delete
                        ? reference.products.remove(product) != null
                        : reference.products.computeIfPresent(product, (id, was) -> was.toBuilder()
                                        .price(BigDecimal.TEN)
                                        .build())
                                != null;
            }
            case 17, 18 -> {
                done = done(() -> shop.review(review));
                expected = reference.review(review);
            }
            default -> {
                boolean delete = random.nextBoolean();
                String text = "text " + random.nextInt();
                done = delete
                        ? shop.reviews().delete(review).isPresent()
                        : done(() -> shop.reviews()
                                .update(review.product(), review.writtenAt(), review.reviewId())
                                .text(text)
                                .apply());
                expected = delete
                        ? reference.deleteReview(review.reviewId())
                        : reference.reviews.computeIfPresent(
                                        review.reviewId(),
                                        (id, was) -> was.toBuilder().text(text).build())
                                != null;
            }
        }
        same(what, kind, done, expected);
        return done;
    }

    private String name() {
        return "u" + random.nextInt(NAMES);
    }

    private String email() {
        return "e" + random.nextInt(EMAILS) + "#x@example.org";
    }

    private String category() {
        return "c" + random.nextInt(CATEGORIES);
    }

    private Order.Status status() {
        return List.of(Order.Status.values()).get(random.nextInt(Order.Status.values().length));
    }

    /** Whose it is and when it was placed follow from its number, so that the same number is the same key. */
    private static Order order(int number) {
        return ShopOnEngine.order("u" + number % NAMES, number).toBuilder()
                .placedAt(ShopOnEngine.NEW_YEAR.plusSeconds(number * 7L % 20))
                .status(number % 5 == 0 ? Order.Status.CANCELLED : Order.Status.PENDING)
                .build();
    }

    private Product product(String id) {
        return Product.builder()
                .productId(id)
                .name("new")
                .category(category())
                .price(BigDecimal.valueOf(random.nextInt(50)))
                .build();
    }

    private static Review review(int number) {
        return ShopOnEngine.review(number % PRODUCTS, number);
    }

    private <T> List<T> pages(Results<T> results) {
        List<T> all = new ArrayList<>();
        Optional<String> next = Optional.empty();
        do {
            Page<T> page = results.after(next).page(1 + random.nextInt(12));
            all.addAll(page.items());
            next = page.next();
        } while (next.isPresent());
        return all;
    }

    private void compare(String what) {
        for (int i = 0; i < NAMES; i++) {
            String name = "u" + i;
            assertThat(shop.customer(name)).as(what).isEqualTo(Optional.ofNullable(reference.customers.get(name)));
            assertThat(pages(shop.customerPage(name))).as(what).isEqualTo(reference.page(name));
            assertThat(pages(shop.ordersOfCustomer(name))).as(what).isEqualTo(reference.ordersOf(name));
        }
        for (int i = 0; i < EMAILS; i++) {
            String email = "e" + i + "#x@example.org";
            assertThat(shop.customerByEmail(email)).as(what).isEqualTo(reference.byEmail(email));
        }
        for (int i = 0; i < 10; i++) {
            String id = ShopOnEngine.ksuid(random.nextInt(ORDERS));
            assertThat(shop.order(id)).as(what).isEqualTo(Optional.ofNullable(reference.orders.get(id)));
        }
        for (Order.Status status : Order.Status.values()) {
            Instant from = ShopOnEngine.NEW_YEAR.plusSeconds(random.nextInt(20));
            Instant to = from.plusSeconds(random.nextInt(20));
            assertThat(pages(shop.ordersByStatus(status, Range.between(from, to))))
                    .as(what)
                    .extracting(OrdersByStatusRow::orderId)
                    .isEqualTo(reference.ordersBy(status, from, to));
            assertThat(pages(shop.ordersByStatus(status, Range.all())))
                    .as(what)
                    .extracting(OrdersByStatusRow::orderId)
                    .isEqualTo(reference.ordersBy(status, Instant.MIN, Instant.MAX));
        }
        for (int i = 0; i < CATEGORIES; i++) {
            String category = "c" + i;
            assertThat(shop.category(category))
                    .as(what)
                    .isEqualTo(Optional.ofNullable(reference.categories.get(category)));
            assertThat(pages(shop.productsOfCategory(category))).as(what).isEqualTo(reference.productsOf(category));
        }
        for (int i = 0; i < PRODUCTS; i++) {
            String id = ShopOnEngine.ulid(i);
            assertThat(shop.product(id)).as(what).isEqualTo(Optional.ofNullable(reference.products.get(id)));
            assertThat(pages(shop.productPage(id))).as(what).isEqualTo(reference.productPage(id));
            assertThat(pages(shop.reviewsOfProduct(id))).as(what).isEqualTo(reference.reviewsOf(id));
        }
    }
}
