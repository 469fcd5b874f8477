package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.ShopTableAsync;
import dev.tablewright.examples.shop.ShopWrites;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.item.Ids;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** The shop in futures: no thread waits but that of the test. */
class AsyncShopApplicationTest {

    private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

    @Test
    void customersOrderAndNobodyWaits() {
        try (EngineTables tables = EngineTables.of("shop");
                DynamoDbAsyncClient client = client()) {
            // So many attempts that nobody gives up because others were faster.
            ShopTableAsync shop = ShopTableAsync.on(client)
                    .tableNames(tables::name)
                    .pauses(new Pauses(Duration.ofMillis(25), Duration.ofSeconds(1), 1_000, Duration.ofHours(1)))
                    .build();
            Customer alice = Customer.builder()
                    .username("alice")
                    .email("alice@example.org")
                    .name("Alice")
                    .build();

            List<Order> orders = shop.register(alice)
                    .thenCompose(registered -> placeAll(shop, registered, 5))
                    .join();

            assertThat(shop.customer("alice").join().map(Customer::totalSpent))
                    .hasValueSatisfying(spent -> assertThat(spent).isEqualByComparingTo("5"));
            assertThat(shop.ordersOfCustomer("alice").first().join()).contains(orders.get(4));
            List<String> ids = new ArrayList<>();
            shop.ordersOfCustomer("alice")
                    .forEach(order -> ids.add(order.orderId()))
                    .join();
            assertThat(ids).hasSize(5);
            assertThat(shop.customerPage("alice").page(2).join().items())
                    .hasSize(2)
                    .last()
                    .isEqualTo(orders.get(4));

            Customer other = alice.toBuilder().username("mallory").build();
            assertThatThrownBy(() -> shop.register(other).join()).hasCauseInstanceOf(WriteRefusedException.class);
            Order first = orders.get(0);
            shop.cancel("alice", first.placedAt(), first.orderId(), Order.Status.CANCELLED)
                    .thenCompose(done -> shop.order(first.orderId()))
                    .thenAccept(order -> assertThat(order.map(Order::status)).contains(Order.Status.CANCELLED))
                    .join();
            assertThat(shop.customers().delete("alice").join())
                    .map(Customer::username)
                    .contains("alice");
        }
    }

    /** Also what is wrong with a parameter: who chains futures has but one place for failures. */
    @Test
    void whatIsWrongComesWithTheFuture() {
        try (EngineTables tables = EngineTables.of("shop");
                DynamoDbAsyncClient client = client()) {
            ShopTableAsync shop =
                    ShopTableAsync.on(client).tableNames(tables::name).build();
            Order nobodys = Order.builder()
                    .orderId(Ids.ksuid(MONDAY))
                    .customer("")
                    .placedAt(MONDAY)
                    .total(BigDecimal.ONE)
                    .build();
            List<Supplier<CompletableFuture<?>>> calls = List.of(
                    () -> shop.customer(null),
                    () -> shop.customerByEmail(null),
                    () -> shop.ordersOfCustomer(null).page(),
                    () -> shop.ordersOfCustomer(null).page(5),
                    () -> shop.ordersOfCustomer(null).list(),
                    () -> shop.ordersOfCustomer(null).first(),
                    () -> shop.ordersOfCustomer(null).forEach(order -> {}),
                    () -> shop.ordersOfCustomer("alice").after("no cursor").page(),
                    () -> shop.changeEmail(null, "a@example.org"),
                    () -> shop.register(null),
                    () -> shop.customers().create(null),
                    () -> shop.customers().tryPut(null),
                    () -> shop.customers().delete((String) null),
                    () -> shop.orders().delete("alice", null, "id"),
                    () -> shop.placeOrder(nobodys),
                    () -> shop.tryWrite(ShopWrites.register(null)),
                    () -> shop.transact(ShopWrites.placeOrder(nobodys)));
            for (int i = 0; i < calls.size(); i++) {
                CompletableFuture<?> future = calls.get(i).get();
                assertThatThrownBy(future::join).as("call %d", i).isInstanceOf(CompletionException.class);
            }
        }
    }

    /** All at once: their transactions meet at the customer, and are tried again. */
    private static CompletableFuture<List<Order>> placeAll(ShopTableAsync shop, Customer customer, int count) {
        List<CompletableFuture<Order>> placed = IntStream.range(0, count)
                .mapToObj(i -> Order.builder()
                        .orderId(Ids.ksuid(MONDAY))
                        .customer(customer.username())
                        .placedAt(MONDAY.plusSeconds(i))
                        .total(BigDecimal.ONE)
                        .build())
                .map(shop::placeOrder)
                .toList();
        return CompletableFuture.allOf(placed.toArray(CompletableFuture[]::new))
                .thenApply(done -> placed.stream().map(CompletableFuture::join).toList());
    }

    private static DynamoDbAsyncClient client() {
        return DynamoDbAsyncClient.builder()
                .endpointOverride(LocalEngine.shared().endpoint())
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .build();
    }
}
