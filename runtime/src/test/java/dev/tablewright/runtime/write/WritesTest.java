package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.ValueRefusedException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each operation on entities, and each refusal, on the real engine. */
class WritesTest extends ShopTest {

    /** A key that is too long is the caller's value, however the entity is written. */
    @Test
    void keysThatAreTooLong() {
        Row note = Row.of("noteId", "n".repeat(2049), "text", "t");
        assertThatThrownBy(() -> table.create(Shop.NOTE, note)).isInstanceOf(ValueRefusedException.class);
        assertThatThrownBy(() -> table.run(table.of(Shop.NOTE).put(note))).isInstanceOf(ValueRefusedException.class);
        assertThatThrownBy(() -> table.update(Shop.NOTE, note).with("text", "u").apply())
                .isInstanceOf(ValueRefusedException.class);
        assertThatThrownBy(() -> table.transact(
                        table.of(Shop.NOTE).create(note), table.of(Shop.NOTE).create(note.with("noteId", "n"))))
                .isInstanceOf(ValueRefusedException.class);
    }

    /** Somebody else wrote something there that is no version. */
    @Test
    void versionsOfAnotherType() {
        table.create(Shop.CUSTOMER, ALICE);
        for (AttributeValue odd : List.of(AttributeValue.fromN("1.5"), AttributeValue.fromS("1"))) {
            Map<String, AttributeValue> item = new HashMap<>(table.raw(Shop.CUSTOMER, ALICE));
            item.put("version", odd);
            table.client.putItem(put -> put.tableName(table.tableName("Shop")).item(item));
            assertThat(table.update(Shop.CUSTOMER, ALICE)
                            .with("name", "A.")
                            .ifVersion(1)
                            .tryApply()
                            .refusals())
                    .containsExactly(new Refusal.Stale("Customer", 1, OptionalLong.empty()));
        }
    }

    /** What costs nothing: the version after the one that was demanded, and what a number has come to. */
    @Test
    void updatesTellWhatTheyChanged() {
        table.create(Shop.CUSTOMER, ALICE);
        Updated renamed = table.update(Shop.CUSTOMER, ALICE)
                .with("name", "A.")
                .ifVersion(1)
                .apply();
        assertThat(renamed.version()).hasValue(2);
        assertThat(table.update(Shop.CUSTOMER, ALICE).with("name", "B.").apply().version())
                .isEmpty();
        Row session =
                Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 9, "hits", 4);
        table.create(Shop.SESSION, session);
        Field<Long> hits = new Field<>("hits", List.of("hits"), Row::value);
        Field<String> user = new Field<>("user", List.of("user"), Row::value);
        Updated more = table.update(Shop.SESSION, session).plus("hits", 3).apply();
        assertThat(more.number(hits))
                .hasValueSatisfying(number -> assertThat(number).isEqualByComparingTo("7"));
        assertThat(more.number(user)).isEmpty();
        assertThat(more.version()).isEmpty();
        assertThat(table.update(Shop.SESSION, session)
                        .plus("hits", 3)
                        .exactlyOnce()
                        .apply()
                        .number(hits))
                .isEmpty();
    }

    @Test
    void createsOnce() {
        Row created = table.create(Shop.CUSTOMER, ALICE);
        assertThat(created).isEqualTo(ALICE.with("version", 1));
        assertThat(table.get(Shop.CUSTOMER, ALICE)).isEqualTo(created);
        assertThat(guards("Customer.email")).hasSize(1);
        assertThat(guards("Customer.email").get(0)).containsEntry("username", AttributeValue.fromS("alice"));

        assertThat(table.run(table.of(Shop.CUSTOMER).create(ALICE.with("email", "other")))
                        .refusals())
                .containsExactly(new Refusal.Exists("Customer"));
        assertThat(table.run(table.of(Shop.CUSTOMER).create(BOB.with("email", "a@x.org")))
                        .refusals())
                .containsExactly(new Refusal.Taken("Customer", "email"));
        assertThat(table.run(table.of(Shop.CUSTOMER).create(ALICE)).refusals())
                .containsExactly(new Refusal.Exists("Customer"), new Refusal.Taken("Customer", "email"));
        assertThatThrownBy(() -> table.create(Shop.CUSTOMER, ALICE))
                .isInstanceOf(WriteRefusedException.class)
                .hasMessage("this Customer exists already; another Customer has this `email`");
    }

    @Test
    void plainEntities() {
        Row note = Row.of("noteId", "n", "text", "hello");
        assertThat(table.create(Shop.NOTE, note)).isSameAs(note);
        assertThat(table.run(table.of(Shop.NOTE).create(note)).refusals()).containsExactly(new Refusal.Exists("Note"));
        table.run(table.of(Shop.NOTE).replace(note.with("text", "new"))).orThrow();
        table.run(table.of(Shop.NOTE).put(note.with("likes", 3))).orThrow();
        table.update(Shop.NOTE, note).plus("likes", 2).apply();
        assertThat(table.get(Shop.NOTE, note)).isEqualTo(note.with("likes", 5));
        table.update(Shop.NOTE, note).without("likes").with("text", "x").apply();
        assertThat(table.get(Shop.NOTE, note)).isEqualTo(note.with("text", "x"));
        assertThat(table.delete(Shop.NOTE, note).apply()).contains(note.with("text", "x"));
        assertThat(table.delete(Shop.NOTE, note).apply()).isEmpty();
        assertThat(table.run(table.of(Shop.NOTE).replace(note)).refusals())
                .containsExactly(new Refusal.Missing("Note"));
        assertThat(table.update(Shop.NOTE, note).with("text", "y").tryApply().refusals())
                .containsExactly(new Refusal.Missing("Note"));
        assertThat(table.scan("Notes")).isEmpty();
    }

    @Test
    void scopesOfUniqueValues() {
        table.create(Shop.CUSTOMER, ALICE.with("nick", "ace"));
        assertThat(table.run(table.of(Shop.CUSTOMER).create(BOB.with("nick", "ace")))
                        .refusals())
                .containsExactly(new Refusal.Taken("Customer", "nick"));
        table.create(Shop.CUSTOMER, BOB.with("nick", "ace").with("realm", "us"));
        assertThat(table.update(Shop.CUSTOMER, BOB)
                        .with("realm", "eu")
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Taken("Customer", "nick"));
        table.update(Shop.CUSTOMER, ALICE).without("nick").apply();
        table.update(Shop.CUSTOMER, BOB).with("realm", "eu").apply();
        assertThat(guards("Customer.nick"))
                .singleElement()
                .satisfies(guard -> assertThat(guard.get("PK").s()).isEqualTo("NICK#eu#ace"));
    }

    @Test
    void uniqueValuesCanBeSwapped() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.CUSTOMER, BOB);
        table.transact(
                        table.update(Shop.CUSTOMER, ALICE).with("email", "b@x.org"),
                        table.update(Shop.CUSTOMER, BOB).with("email", "a@x.org"))
                .orThrow();
        assertThat(guards("Customer.email"))
                .extracting(guard ->
                        guard.get("PK").s() + " " + guard.get("username").s())
                .containsExactlyInAnyOrder("EMAIL#a@x.org bob", "EMAIL#b@x.org alice");
        assertThat(table.transact(
                                table.update(Shop.CUSTOMER, ALICE).with("email", "new"),
                                table.update(Shop.CUSTOMER, BOB).with("email", "new"))
                        .refusals())
                .containsExactly(new Refusal.Taken("Customer", "email"));
    }

    @Test
    void versions() {
        Row first = table.create(Shop.CUSTOMER, ALICE);
        Row second = table.run(table.of(Shop.CUSTOMER).replace(first.with("name", "A.")))
                .orThrow();
        assertThat(second.number("version")).isEqualByComparingTo("2");
        assertThat(table.run(table.of(Shop.CUSTOMER).replace(first)).refusals())
                .containsExactly(new Refusal.Stale("Customer", 1, OptionalLong.of(2)));
        assertThat(table.run(table.of(Shop.CUSTOMER).put(first)).refusals())
                .containsExactly(new Refusal.Stale("Customer", 1, OptionalLong.of(2)));
        table.update(Shop.CUSTOMER, first).with("name", "B.").ifVersion(2).apply();
        assertThat(table.update(Shop.CUSTOMER, first)
                        .with("name", "C.")
                        .ifVersion(2)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Stale("Customer", 2, OptionalLong.of(3)));
        table.update(Shop.CUSTOMER, first).with("email", "new").apply();
        assertThat(table.get(Shop.CUSTOMER, first).number("version")).isEqualByComparingTo("4");
        assertThat(table.delete(Shop.CUSTOMER, first).ifVersion(3).tryApply().refusals())
                .containsExactly(new Refusal.Stale("Customer", 3, OptionalLong.of(4)));
        assertThat(table.delete(Shop.CUSTOMER, first).ifVersion(4).apply()).isPresent();
        assertThat(table.delete(Shop.CUSTOMER, first).ifVersion(4).tryApply().refusals())
                .containsExactly(new Refusal.Missing("Customer"));
        assertThat(table.scan("Shop")).isEmpty();
        assertThatThrownBy(() -> table.update(Shop.ORDER, ORDER).ifVersion(1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDeletionCanDemandThatThereIsSomething() {
        Row note = Row.of("noteId", "gone", "text", "hello");
        assertThat(table.delete(Shop.NOTE, note).mustExist().tryApply().refusals())
                .containsExactly(new Refusal.Missing("Note"));
        assertThat(table.delete(Shop.CUSTOMER, ALICE).mustExist().tryApply().refusals())
                .containsExactly(new Refusal.Missing("Customer"));
        assertThat(table.transact(
                                table.delete(Shop.NOTE, note),
                                table.of(Shop.NOTE).check(table.of(Shop.NOTE).known(note)))
                        .refusals())
                .containsExactly(new Refusal.Missing("Note"));
        table.create(Shop.CUSTOMER, ALICE);
        assertThat(table.delete(Shop.CUSTOMER, ALICE).mustExist().apply()).isPresent();
    }

    @Test
    void conditionsAreNamed() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.ORDER, ORDER);
        Condition pending = STATUS.is("PENDING").named("status = PENDING");
        Condition large = TOTAL.above(BigDecimal.valueOf(100));
        assertThat(table.update(Shop.ORDER, ORDER)
                        .with("note", "x")
                        .onlyIf(pending, large)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Unmet("Order", "total > ?"));
        table.update(Shop.ORDER, ORDER)
                .with("status", "SHIPPED")
                .onlyIf(pending)
                .apply();
        assertThat(table.update(Shop.ORDER, ORDER)
                        .with("status", "SHIPPED")
                        .onlyIf(pending.and(large))
                        .tryApply()
                        .refusals())
                .containsExactly(
                        new Refusal.Unmet("Order", "status = PENDING"), new Refusal.Unmet("Order", "total > ?"));
        assertThat(table.delete(Shop.ORDER, ORDER).onlyIf(pending).tryApply().refusals())
                .containsExactly(new Refusal.Unmet("Order", "status = PENDING"));
        Known known = Known.of(TestTable.key(Shop.ORDER, ORDER));
        assertThat(table.of(Shop.ORDER)
                        .check(known, table)
                        .onlyIf(pending)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Unmet("Order", "status = PENDING"));
        table.of(Shop.ORDER)
                .check(known, table)
                .onlyIf(STATUS.in(List.of("SHIPPED", "DELIVERED")))
                .apply();
        Known none = Known.of(TestTable.key(Shop.ORDER, ORDER.with("orderId", "none")));
        assertThat(table.of(Shop.ORDER).check(none, table).tryApply().refusals())
                .containsExactly(new Refusal.Missing("Order"));
    }

    @Test
    void whatHasExpiredIsGone() {
        Row session = Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 10);
        table.create(Shop.SESSION, session);
        assertThat(table.run(table.of(Shop.SESSION).create(session)).isDone()).isFalse();
        table.update(Shop.SESSION, session)
                .with("expires", table.seconds.get() + 20)
                .apply();
        table.seconds.addAndGet(15);
        assertThat(table.run(table.of(Shop.SESSION).create(session.with("sessionId", "other")))
                        .refusals())
                .containsExactly(new Refusal.Taken("Session", "token"));
        table.seconds.addAndGet(5);
        assertThat(table.update(Shop.SESSION, session)
                        .plus("hits", 1)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Missing("Session"));
        assertThat(table.run(table.of(Shop.SESSION).replace(session)).refusals())
                .containsExactly(new Refusal.Missing("Session"));
        assertThat(table.delete(Shop.SESSION, session).apply()).isEmpty();
        Row other = session.with("sessionId", "other").with("expires", table.seconds.get() + 10);
        table.create(Shop.SESSION, other);
        table.create(Shop.SESSION, session.with("token", "t2").with("expires", table.seconds.get() + 10));
        assertThat(guards("Session.token")).hasSize(2);
        table.delete(Shop.SESSION, other).apply();
        assertThat(guards("Session.token")).hasSize(1);
    }

    @Test
    void tooLargeItems() {
        Row large = Row.of("noteId", "n", "text", "x".repeat(410_000));
        assertThatThrownBy(() -> table.create(Shop.NOTE, large)).isInstanceOf(ItemTooLargeException.class);
        assertThatThrownBy(() -> table.transact(
                        table.of(Shop.NOTE).create(large),
                        table.of(Shop.CUSTOMER).create(ALICE)))
                .isInstanceOf(ItemTooLargeException.class);
        Row note = table.create(Shop.NOTE, Row.of("noteId", "n", "text", "t"));
        assertThatThrownBy(() -> table.update(Shop.NOTE, note)
                        .with("text", large.text("text"))
                        .apply())
                .isInstanceOf(ItemTooLargeException.class);
    }

    @Test
    void asynchronously() {
        try (DynamoDbAsyncClient client = TestTable.openAsync()) {
            AsyncCaller async = table.async(client);
            CallInfo call = CallInfo.of("test");
            Settings settings = table.settings();
            EntityWrites<Row> customers = table.of(Shop.CUSTOMER);
            assertThat(async.run(call, customers.create(ALICE).step(settings))
                            .join()
                            .isDone())
                    .isTrue();
            assertThat(async.run(call, customers.create(ALICE).step(settings))
                            .join()
                            .refusals())
                    .containsExactly(new Refusal.Exists("Customer"), new Refusal.Taken("Customer", "email"));
            List<CompletableFuture<Outcome<Row>>> orders = new ArrayList<>();
            for (int at = 0; at < 20; at++) {
                Row order = ORDER.with("orderId", "o" + at);
                orders.add(async.run(call, table.of(Shop.ORDER).create(order).step(settings)));
            }
            assertThat(orders).allMatch(order -> order.join().isDone());
            assertThat(spent(ALICE)).isEqualTo("500");
            RowUpdate update =
                    new RowUpdate(customers, Known.of(ALICE.values()), WriteRunner.none()).with("email", "n");
            assertThatThrownBy(update::apply).isInstanceOf(IllegalStateException.class);
            assertThat(async.run(call, update.step(settings)).join().isDone()).isTrue();
            assertThat(guards("Customer.email")).hasSize(1);
        }
    }
}
