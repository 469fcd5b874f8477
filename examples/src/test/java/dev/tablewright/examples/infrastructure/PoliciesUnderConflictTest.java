package dev.tablewright.examples.infrastructure;

import static dev.tablewright.examples.shop.Order.Status.CANCELLED;
import static dev.tablewright.examples.shop.Order.Status.SHIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.application.EngineTables;
import dev.tablewright.examples.application.ExampleModels;
import dev.tablewright.examples.shop.Customer;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.lab.trial.RecordingClient;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.runtime.item.Ids;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a write sends when others were faster, or a parent is gone, is allowed; and needs what is allowed for the sake of it. */
class PoliciesUnderConflictTest {

    private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

    private final EngineTables tables = EngineTables.of("shop");
    private final AtomicReference<Runnable> meddling = new AtomicReference<>();
    private final RecordingClient recording = new RecordingClient(meddled(tables.client()));
    private final ShopTable shop =
            ShopTable.on(recording).tableNames(tables::name).build();
    private final Model model = ExampleModels.of("shop");
    private final PolicyTrial policies = PolicyTrial.untried(model);
    private Order order;

    @BeforeEach
    void order() {
        shop.register(Customer.builder()
                .username("bob")
                .email("bob@example.org")
                .name("Bob")
                .addresses(List.of())
                .build());
        order = shop.placeOrder(Order.builder()
                .orderId(Ids.ksuid(MONDAY))
                .customer("bob")
                .placedAt(MONDAY)
                .total(new BigDecimal("20.50"))
                .items(List.of())
                .build());
        recording.taken();
    }

    @AfterEach
    void end() {
        tables.close();
    }

    /** A client before whose next write something else happens. */
    private DynamoDbClient meddled(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, given) -> {
                    boolean writes = List.of("updateItem", "transactWriteItems").contains(method.getName());
                    Runnable meddle = writes ? meddling.getAndSet(null) : null;
                    if (meddle != null) {
                        meddle.run();
                    }
                    try {
                        return method.invoke(client, given);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Test
    void itReadsAgainWhenOthersWereFaster() {
        meddling.set(() -> tables.client().updateItem(request -> request.tableName(tables.name("Shop"))
                .key(key())
                .updateExpression("SET placedAt = :later")
                .expressionAttributeValues(Map.of(":later", AttributeValue.fromS("2026-03-03T09:00:00.000Z")))));
        shop.ship("bob", order.placedAt(), order.orderId(), SHIPPED);

        List<Ask> sent = sent();
        assertThat(sent).extracting(Ask::action).contains("dynamodb:GetItem");
        assertThat(sent).anyMatch(ask -> ask.attributes().contains("total"));
        assertThat(sent).allMatch(ask -> isAllowed("backoffice", ask));
    }

    @Test
    void aParentThatIsGoneHasToStayGone() {
        shop.customers().delete("bob");
        recording.taken();
        shop.cancel("bob", order.placedAt(), order.orderId(), CANCELLED);

        List<Ask> sent = sent();
        assertThat(sent).extracting(Ask::action).contains("dynamodb:ConditionCheckItem");
        assertThat(sent).allMatch(ask -> isAllowed("storefront", ask));
    }

    private Map<String, AttributeValue> key() {
        return tables.client()
                .query(request -> request.tableName(tables.name("Shop"))
                        .keyConditionExpression("PK = :bob AND begins_with(SK, :orders)")
                        .projectionExpression("PK, SK")
                        .expressionAttributeValues(Map.of(
                                ":bob",
                                AttributeValue.fromS("CUSTOMER#bob"),
                                ":orders",
                                AttributeValue.fromS("#ORDER#"))))
                .items()
                .get(0);
    }

    private List<Ask> sent() {
        String prefix = tables.name("");
        Asks asks = new Asks(policies.template(), name -> PolicyTrial.physical(model, name.substring(prefix.length())));
        return recording.taken().stream()
                .flatMap(exchange -> asks.of(exchange.request()).stream())
                .toList();
    }

    private boolean isAllowed(String name, Ask ask) {
        Role role = policies.roles().stream()
                .filter(one -> one.name().text().equals(name))
                .findFirst()
                .orElseThrow();
        return policies.authorization(role, Optional.empty()).allows(ask);
    }
}
