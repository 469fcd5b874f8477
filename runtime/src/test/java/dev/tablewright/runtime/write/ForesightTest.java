package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An update whose conditions tell what it needs is not preceded by a read, and does the same as if it were. */
class ForesightTest extends ShopTest {

    private static final long SEED = Scale.seed(20261116);
    private static final List<String> STATUSES = List.of("PENDING", "SHIPPED", "CANCELLED");

    private final AtomicInteger reads = new AtomicInteger();

    @BeforeEach
    void fill() {
        table.through(this::counting);
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.ORDER, ORDER);
        reads.set(0);
    }

    private DynamoDbClient counting(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("getItem")) {
                        reads.incrementAndGet();
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** By what the key of the table is made of. */
    private RowUpdate update(Row order) {
        Map<String, AttributeValue> item = Shop.ORDER.item(order);
        return new RowUpdate(
                table.of(Shop.ORDER),
                Known.of(Map.of(
                        "customer", item.get("customer"),
                        "placedAt", item.get("placedAt"),
                        "orderId", item.get("orderId"))),
                table);
    }

    @Test
    void aShareThatStaysNeedsNoReading() {
        update(ORDER).with("status", "SHIPPED").onlyIf(STATUS.is("PENDING")).apply();

        assertThat(reads).hasValue(0);
        assertThat(table.raw(Shop.ORDER, ORDER)).isEqualTo(stored(Shop.ORDER, ORDER.with("status", "SHIPPED")));
        assertThat(spent(ALICE)).isEqualTo("25");
    }

    @Test
    void aShareThatGoesIsReadFirst() {
        update(ORDER).with("status", "CANCELLED").onlyIf(STATUS.is("PENDING")).apply();

        assertThat(reads).hasValue(1);
        assertThat(spent(ALICE)).isEqualTo("0");
    }

    @Test
    void aShareThatIsDemandedNeedsNoReadingEvenIfItGoes() {
        update(ORDER)
                .with("status", "CANCELLED")
                .onlyIf(STATUS.is("PENDING"), TOTAL.is(new BigDecimal(25)))
                .apply();

        assertThat(reads).hasValue(0);
        assertThat(spent(ALICE)).isEqualTo("0");
    }

    @Test
    void whatIsSetToWhatItIsChangesNothing() {
        update(ORDER).with("status", "PENDING").onlyIf(STATUS.is("PENDING")).apply();

        assertThat(reads).hasValue(0);
        assertThat(table.raw(Shop.ORDER, ORDER)).isEqualTo(stored(Shop.ORDER, ORDER));
    }

    @Test
    void whatDoesNotHoldIsRefused() {
        assertThat(update(ORDER)
                        .with("status", "SHIPPED")
                        .onlyIf(STATUS.is("SHIPPED"))
                        .tryApply()
                        .refusals())
                .hasSize(1)
                .allMatch(Refusal.Unmet.class::isInstance);
        assertThat(table.raw(Shop.ORDER, ORDER)).isEqualTo(stored(Shop.ORDER, ORDER));
    }

    /** Whatever is known and demanded, rightly or wrongly: the tables are as they would be had everything been read. */
    @Test
    void anyKnowledge() {
        Dice dice = new Dice(SEED);
        Row order = ORDER;
        int done = 0;
        for (int i = 0; i < Scale.times(60, 400, 20_000); i++) {
            Row next = order;
            RowUpdate update = dice.percent(20) ? table.update(Shop.ORDER, stale(dice, order)) : update(order);
            List<Condition> conditions = new ArrayList<>();
            boolean met = true;
            if (dice.percent(70)) {
                String status = dice.percent(80) ? order.text("status") : dice.of(STATUSES);
                conditions.add(STATUS.is(status));
                met &= status.equals(order.text("status"));
            }
            if (dice.percent(30)) {
                BigDecimal total = dice.percent(80) ? order.number("total") : BigDecimal.valueOf(dice.between(1, 3));
                conditions.add(TOTAL.is(total));
                met &= total.compareTo(order.number("total")) == 0;
            }
            if (dice.percent(80)) {
                next = next.with("status", dice.of(STATUSES));
                update.with("status", next.text("status"));
            }
            if (dice.percent(30)) {
                next = next.with("total", dice.between(1, 50));
                update.with("total", next.number("total"));
            }
            if (dice.percent(30)) {
                next = next.with("code", "c" + dice.between(1, 3));
                update.with("code", next.text("code"));
            }
            if (dice.percent(10)) {
                next = next.with("note", "n" + i);
                update.with("note", "n" + i);
            }
            if (next.equals(order)) {
                continue;
            }
            boolean was = update.onlyIf(conditions.toArray(Condition[]::new))
                    .tryApply()
                    .isDone();
            String context = "seed " + SEED + ", update " + i;
            assertThat(was).as(context).isEqualTo(met);
            order = met ? next : order;
            done += met ? 1 : 0;
            assertThat(table.raw(Shop.ORDER, order)).as(context).isEqualTo(stored(Shop.ORDER, order));
            BigDecimal counted = order.text("status").equals("CANCELLED") ? BigDecimal.ZERO : order.number("total");
            assertThat(new BigDecimal(spent(ALICE))).as(context).isEqualByComparingTo(counted);
            assertThat(guards("Order.code")).as(context).hasSize(order.has("code") ? 1 : 0);
        }
        assertThat(done).isGreaterThan(Scale.times(20, 150, 8_000));
    }

    /** The order as somebody remembers it who has not looked for a while. */
    private static Row stale(Dice dice, Row order) {
        return dice.percent(50)
                ? order
                : order.with("status", dice.of(STATUSES)).with("total", dice.between(1, 50));
    }
}
