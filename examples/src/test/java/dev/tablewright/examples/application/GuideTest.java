package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.deals.DealCard;
import dev.tablewright.examples.deals.DealsTable;
import dev.tablewright.examples.deals.FrontPage;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.CustomerPage;
import dev.tablewright.examples.shop.Customers;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.Orders;
import dev.tablewright.examples.shop.OrdersByStatusRow;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.examples.shop.ShopWrites;
import dev.tablewright.runtime.Copies;
import dev.tablewright.runtime.cursor.CursorKeys;
import dev.tablewright.runtime.item.ItemProblem;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.stream.LambdaEvents;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Everything that docs/runtime.md shows is here, and works. */
class GuideTest {

    private static final Path GUIDE = Path.of("..", "docs", "runtime.md");

    @Test
    void whatTheGuideShowsWorks() {
        try (EngineTables tables = EngineTables.of("shop")) {
            DynamoDbClient client = tables.client();
            byte[] secret = "a secret of 32 bytes or more ...".getBytes(StandardCharsets.UTF_8);
            ShopTable shop = ShopTable.on(client)
                    .tableNames(tables::name)
                    .cursorKeys(CursorKeys.of("2026-11", secret))
                    .cursorsExpireAfter(Duration.ofHours(1))
                    .build();

            Customer alice = Customer.builder()
                    .username("alice")
                    .email("alice@example.org")
                    .name("Alice")
                    .build();
            shop.register(alice);

            String orderId = "0ujtsYcgvSTl8PAuAdqWYSMnLOv";
            Instant placedAt = Instant.parse("2026-11-15T10:00:00Z");
            Order order = Order.builder()
                    .orderId(orderId)
                    .customer("alice")
                    .placedAt(placedAt)
                    .total(new BigDecimal("19.90"))
                    .build();
            shop.placeOrder(order);

            Optional<Customer> found = shop.customer("alice");
            assertThat(found.orElseThrow().totalSpent()).isEqualByComparingTo("19.90");

            List<String> seen = new ArrayList<>();
            for (CustomerPage item : shop.customerPage("alice").page(11)) {
                if (item instanceof Customer customer) {
                    seen.add(customer.name());
                } else if (item instanceof Order each) {
                    seen.add(each.orderId());
                }
            }
            assertThat(seen).containsExactly("Alice", orderId);

            Page<Order> first = shop.ordersOfCustomer("alice").page(20);
            Page<Order> second =
                    shop.ordersOfCustomer("alice").after(first.next()).page(20);
            assertThat(first.items()).hasSize(1);
            assertThat(second.items().size() + first.items().size()).isBetween(1, 2);

            Page<Order> orders = shop.ordersOfCustomer("alice").page(20);
            for (ItemProblem problem : orders.problems()) {
                seen.add(problem.key() + " " + problem.attribute() + " " + problem.reason());
            }
            List<Order> readable = shop.ordersOfCustomer("alice")
                    .unreadable(UnreadableItems.SKIP)
                    .list();
            assertThat(readable).isEqualTo(orders.items());

            List<OrdersByStatusRow> pending = shop.ordersByStatus(Order.Status.PENDING, Range.from(placedAt))
                    .list();
            assertThat(pending).hasSize(1);

            shop.orders().update(order).status(Order.Status.SHIPPED).apply();
            shop.orders().update(orderId).status(Order.Status.DELIVERED).apply();
            shop.customers().update("alice").name("Alice Liddell").apply();

            Customer other = Customer.builder()
                    .username("alice2")
                    .email("alice@example.org")
                    .name("Another Alice")
                    .build();
            Outcome<Customer> outcome = shop.customers().tryCreate(other);
            if (outcome instanceof Outcome.Refused<Customer> refused) {
                for (Refusal refusal : refused.refusals()) {
                    if (refusal instanceof Refusal.Taken taken) {
                        seen.add(taken.attribute() + " is taken");
                    }
                }
            }
            assertThat(seen).contains("email is taken");

            Outcome<Customer> registered = shop.tryWrite(ShopWrites.register(other));
            assertThat(registered.refusals()).isEqualTo(outcome.refusals());

            shop.transact(
                    shop.customers().update("alice").email("liddell@example.org"),
                    shop.orders().checking(order).onlyIf(Orders.STATUS.is(Order.Status.DELIVERED)),
                    shop.customers().creating(other));
            assertThat(shop.customerByEmail("liddell@example.org")).isPresent();
            assertThat(shop.customers().tryCreate(other).isDone()).isFalse();
            assertThat(Customers.NAME
                            .is("x")
                            .holds(new dev.tablewright.runtime.item.ItemReader(
                                    "Customer", shop.customers().type().item(alice))))
                    .isFalse();

            String event = "{\"Records\": []}";
            shop.changes()
                    .on(shop.orders().type(), change -> change.after().ifPresent(this::confirmByMail))
                    .accept(LambdaEvents.read(event));
        }
    }

    @Test
    void copiesOfWhatEverybodyReads() {
        try (EngineTables tables = EngineTables.of("deals")) {
            DealsTable deals =
                    DealsTable.on(tables.client()).tableNames(tables::name).build();
            Instant now = Instant.parse("2026-11-15T10:00:00Z");
            List<DealCard> cards = List.of();

            Copies copies = Copies.of(10);
            deals.frontPages().putAll(copies.each(copy -> new FrontPage(copy, cards, now)));
            Optional<FrontPage> page = copies.any(deals::frontPage);

            assertThat(page.orElseThrow().updatedAt()).isEqualTo(now);
            assertThat(deals.frontPage(9)).isPresent();
        }
    }

    private void confirmByMail(Order order) {
        throw new IllegalStateException("there was no event for " + order.orderId());
    }

    /** Without blanks and comments: the guide shows parts of the code above and nothing else. */
    @Test
    void theGuideShowsNothingElse() throws IOException {
        String code =
                dense(Files.readString(Path.of("src/test/java/dev/tablewright/examples/application/GuideTest.java")));
        List<String> shown = new ArrayList<>();
        StringBuilder block = null;
        for (String line : Files.readAllLines(GUIDE)) {
            if (line.equals("```java")) {
                block = new StringBuilder();
            } else if (line.equals("```") && block != null) {
                shown.add(dense(block.toString()));
                block = null;
            } else if (block != null) {
                block.append(line.replaceAll("\\s+// .*$", ""));
            }
        }

        assertThat(shown).hasSizeGreaterThan(5).allSatisfy(part -> assertThat(code)
                .contains(part));
    }

    private static String dense(String text) {
        return text.replaceAll("\\s", "");
    }
}
