package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.runtime.call.AsyncCaller;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Upgrades;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Each operation, and each refusal, on the real engine. */
class WritesTest {

    static final Field<String> STATUS = new Field<>("status", List.of("status"), AttributeValue::fromS);
    static final Field<BigDecimal> TOTAL =
            new Field<>("total", List.of("total"), number -> AttributeValue.fromN(number.toPlainString()));

    static final Row ALICE = Row.of(
            "username", "alice", "email", "a@x.org", "realm", "eu", "name", "Alice", "totalSpent", 0, "version", 0);
    static final Row BOB =
            Row.of("username", "bob", "email", "b@x.org", "realm", "eu", "name", "Bob", "totalSpent", 0, "version", 0);
    static final Row ORDER =
            Row.of("orderId", "o1", "customer", "alice", "placedAt", "2026-01-01", "status", "PENDING", "total", 25);
    static final Row PROJECT =
            Row.of("projectId", "p", "portfolio", "f", "title", "t", "lastIssue", 0, "openIssues", 0);
    static final Row PORTFOLIO = Row.of("portfolioId", "f", "issues", 0);
    static final Row ISSUE = Row.of("project", "p", "number", 0, "title", "first", "state", "OPEN");

    private TestTable table;

    @BeforeEach
    void open() {
        table = new TestTable();
    }

    @AfterEach
    void close() {
        table.close();
    }

    private List<Map<String, AttributeValue>> guards(String name) {
        return table.scan("Shop").stream()
                .filter(item -> item.get("Type").s().equals(name))
                .toList();
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
    void sumsOfParents() {
        assertThat(table.run(table.of(Shop.ORDER).create(ORDER)).refusals())
                .containsExactly(new Refusal.MissingParent("Order", "Customer"));
        Row alice = table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.CUSTOMER, BOB);
        table.create(Shop.ORDER, ORDER);
        table.create(Shop.ORDER, ORDER.with("orderId", "o2").with("total", 5));
        assertThat(spent(ALICE)).isEqualTo("30");
        assertThat(table.get(Shop.CUSTOMER, ALICE).number("version")).isEqualByComparingTo("1");

        // Whoever replaces the customer knows an old sum, and it does no harm.
        table.run(table.of(Shop.CUSTOMER).replace(alice.with("name", "A."))).orThrow();
        assertThat(spent(ALICE)).isEqualTo("30");

        table.update(Shop.ORDER, ORDER).with("status", "CANCELLED").apply();
        assertThat(spent(ALICE)).isEqualTo("5");
        table.update(Shop.ORDER, ORDER)
                .with("status", "PENDING")
                .plus("total", 1)
                .apply();
        assertThat(spent(ALICE)).isEqualTo("31");
        table.update(Shop.ORDER, ORDER).with("customer", "bob").apply();
        assertThat(spent(ALICE)).isEqualTo("5");
        assertThat(spent(BOB)).isEqualTo("26");
        assertThat(table.raw(Shop.ORDER, ORDER)).isEmpty();
        table.delete(Shop.ORDER, ORDER.with("customer", "bob")).apply();
        assertThat(spent(BOB)).isEqualTo("0");
    }

    private String spent(Row customer) {
        return table.get(Shop.CUSTOMER, customer).number("totalSpent").toPlainString();
    }

    @Test
    void childrenOutliveTheirParents() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.ORDER, ORDER);
        table.delete(Shop.CUSTOMER, ALICE).apply();
        table.update(Shop.ORDER, ORDER).plus("total", 1).apply();
        assertThat(table.delete(Shop.ORDER, ORDER).apply()).contains(ORDER.with("total", 26));
        assertThat(table.scan("Shop")).isEmpty();
    }

    @Test
    void keysOfIndexesFollow() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.ORDER, ORDER);
        table.updateByKey(Shop.ORDER, ORDER).with("status", "SHIPPED").apply();
        assertThat(table.raw(Shop.ORDER, ORDER))
                .doesNotContainKeys("GSI2PK", "GSI2SK")
                .containsKey("GSI1PK");
        table.update(Shop.ORDER, ORDER).with("status", "PENDING").apply();
        assertThat(table.raw(Shop.ORDER, ORDER)).isEqualTo(stored(Shop.ORDER, ORDER));
    }

    private static Map<String, AttributeValue> stored(SampleType type, Row row) {
        return type.item(row);
    }

    @Test
    void outdatedKnowledgeDoesNoHarm() {
        table.create(Shop.PORTFOLIO, PORTFOLIO);
        Row project = table.create(Shop.PROJECT, PROJECT);
        table.create(Shop.ISSUE, ISSUE);
        // The caller believes that no issue is open, and changes the title, which stands in the same key.
        table.update(Shop.PROJECT, project).with("title", "new").apply();
        assertThat(table.raw(Shop.PROJECT, project)).containsEntry("GSI2SK", AttributeValue.fromS("00001#new"));
    }

    @Test
    void numbersOfParentsInTheirOwnKeysAndTheirParents() {
        table.create(Shop.PORTFOLIO, PORTFOLIO);
        table.create(Shop.PROJECT, PROJECT);
        Row one = table.create(Shop.ISSUE, ISSUE);
        Row two = table.create(Shop.ISSUE, ISSUE.with("title", "second"));
        assertThat(one.number("number")).isEqualByComparingTo("1");
        assertThat(two.number("number")).isEqualByComparingTo("2");
        assertThat(table.raw(Shop.PROJECT, PROJECT)).containsEntry("GSI2SK", AttributeValue.fromS("00002#t"));
        assertThat(table.get(Shop.PORTFOLIO, PORTFOLIO).number("issues")).isEqualByComparingTo("2");
        table.transact(
                        table.update(Shop.ISSUE, one).with("state", "CLOSED"),
                        table.update(Shop.ISSUE, two).with("state", "CLOSED"))
                .orThrow();
        assertThat(table.raw(Shop.PROJECT, PROJECT)).containsEntry("GSI2SK", AttributeValue.fromS("00000#t"));
        assertThat(table.get(Shop.PORTFOLIO, PORTFOLIO).number("issues")).isEqualByComparingTo("0");
        assertThat(table.run(table.of(Shop.ISSUE).create(ISSUE.with("project", "none")))
                        .refusals())
                .containsExactly(new Refusal.MissingParent("Issue", "Project"));
    }

    @Test
    void parentAndNumberedChildInOneGo() {
        table.create(Shop.PORTFOLIO, PORTFOLIO);
        List<Object> all = table.transact(
                        table.of(Shop.ISSUE).create(ISSUE),
                        table.of(Shop.PROJECT).create(PROJECT),
                        table.of(Shop.ISSUE).create(ISSUE.with("title", "second")))
                .orThrow();
        assertThat(((Row) all.get(0)).number("number")).isEqualByComparingTo("1");
        assertThat(((Row) all.get(2)).number("number")).isEqualByComparingTo("2");
        Row project = PROJECT.with("lastIssue", 2).with("openIssues", 2);
        assertThat(all.get(1)).isEqualTo(project);
        assertThat(table.raw(Shop.PROJECT, PROJECT)).isEqualTo(stored(Shop.PROJECT, project));
        assertThat(table.get(Shop.PORTFOLIO, PORTFOLIO).number("issues")).isEqualByComparingTo("2");
    }

    @Test
    void numbersWithAnItemOfTheirOwn() {
        Row ticket = Row.of("desk", "d", "number", 0, "title", "t");
        assertThat(table.create(Shop.TICKET, ticket).number("number")).isEqualByComparingTo("1");
        assertThat(table.create(Shop.TICKET, ticket).number("number")).isEqualByComparingTo("2");
        assertThat(table.create(Shop.TICKET, ticket.with("desk", "e")).number("number"))
                .isEqualByComparingTo("1");
        assertThat(guards("Ticket.number")).hasSize(2);
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
    void moves() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.CUSTOMER, BOB);
        table.create(Shop.ORDER, ORDER.with("code", "c"));
        Row there = ORDER.with("customer", "bob");
        table.create(Shop.ORDER, there.with("status", "CANCELLED"));
        assertThat(table.update(Shop.ORDER, ORDER)
                        .with("customer", "bob")
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Exists("Order"));
        table.delete(Shop.ORDER, there).apply();
        assertThat(table.update(Shop.ORDER, ORDER)
                        .with("customer", "nobody")
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.MissingParent("Order", "Customer"));
        Row moved = table.run(table.of(Shop.ORDER)
                        .replace(
                                Known.of(TestTable.key(Shop.ORDER, ORDER)),
                                there.with("note", "n").with("code", "c")))
                .orThrow();
        assertThat(table.raw(Shop.ORDER, there)).isEqualTo(stored(Shop.ORDER, moved));
        assertThat(table.raw(Shop.ORDER, ORDER)).isEmpty();
        assertThat(guards("Order.code")).hasSize(1);
        assertThat(spent(BOB)).isEqualTo("25");
    }

    @Test
    void lookups() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.ORDER, ORDER);
        Known found = Known.lookup(settings -> Step.done(Optional.of(TestTable.key(Shop.ORDER, ORDER))));
        new RowUpdate(table.of(Shop.ORDER), found, table).with("note", "x").apply();
        assertThat(table.get(Shop.ORDER, ORDER)).isEqualTo(ORDER.with("note", "x"));
        Known nothing = Known.lookup(settings -> Step.done(Optional.empty()));
        assertThat(new RowUpdate(table.of(Shop.ORDER), nothing, table)
                        .with("note", "x")
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Missing("Order"));
        assertThat(table.of(Shop.ORDER).delete(nothing, table).apply()).isEmpty();
        // The index still shows where it was; the next time that it is asked it knows.
        List<Integer> asked = new ArrayList<>();
        Known late = Known.lookup(settings -> {
            asked.add(1);
            Row where = asked.size() == 1 ? ORDER.with("customer", "bob") : ORDER;
            return Step.done(Optional.of(TestTable.key(Shop.ORDER, where)));
        });
        new RowUpdate(table.of(Shop.ORDER), late, table).with("note", "y").apply();
        assertThat(table.get(Shop.ORDER, ORDER)).isEqualTo(ORDER.with("note", "y"));
    }

    @Test
    void transactionsMerge() {
        table.transact(
                        table.of(Shop.CUSTOMER).create(ALICE),
                        table.of(Shop.ORDER).create(ORDER),
                        table.of(Shop.ORDER).create(ORDER.with("orderId", "o2")))
                .orThrow();
        assertThat(spent(ALICE)).isEqualTo("50");
        table.transact(
                        table.update(Shop.CUSTOMER, ALICE).with("name", "A."),
                        table.update(Shop.CUSTOMER, ALICE).with("realm", "us"),
                        table.of(Shop.CUSTOMER).check(Known.of(TestTable.key(Shop.CUSTOMER, ALICE))),
                        table.delete(Shop.ORDER, ORDER),
                        table.of(Shop.CUSTOMER).add(Known.of(ALICE.values()), Map.of("totalSpent", BigDecimal.ONE)))
                .orThrow();
        assertThat(table.get(Shop.CUSTOMER, ALICE))
                .isEqualTo(ALICE.with("name", "A.")
                        .with("realm", "us")
                        .with("version", 2)
                        .with("totalSpent", 26));
        assertThatThrownBy(() -> table.transact(
                        table.update(Shop.CUSTOMER, ALICE).with("name", "1"),
                        table.update(Shop.CUSTOMER, ALICE).with("name", "2")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("`name`");
        assertThatThrownBy(() -> table.transact(
                        table.update(Shop.CUSTOMER, ALICE).with("name", "1"), table.delete(Shop.CUSTOMER, ALICE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("update Customer and delete Customer");
        table.transact(table.delete(Shop.CUSTOMER, ALICE), table.delete(Shop.ORDER, ORDER.with("orderId", "o2")))
                .orThrow();
        assertThat(table.scan("Shop")).isEmpty();
    }

    @Test
    void additionsBesideAWrite() {
        table.create(Shop.CUSTOMER, ALICE);
        Row note = Row.of("noteId", "n", "text", "t");
        Write<Row> write = table.of(Shop.NOTE)
                .create(note)
                .with(table.of(Shop.CUSTOMER).add(Known.of(ALICE.values()), Map.of("totalSpent", BigDecimal.TEN)));
        assertThat(table.run(write).orThrow()).isEqualTo(note);
        assertThat(spent(ALICE)).isEqualTo("10");
        Write<Row> orphan = table.of(Shop.NOTE)
                .create(note.with("noteId", "m"))
                .with(table.of(Shop.CUSTOMER).add(Known.of(BOB.values()), Map.of("totalSpent", BigDecimal.TEN)));
        assertThat(table.run(orphan).refusals()).containsExactly(new Refusal.MissingParent("Note", "Customer"));
        assertThat(table.scan("Notes")).hasSize(1);
        assertThat(table.run(table.of(Shop.CUSTOMER).add(Known.of(BOB.values()), Map.of("totalSpent", BigDecimal.TEN)))
                        .refusals())
                .containsExactly(new Refusal.Missing("Customer"));
    }

    @Test
    void limitsOfTransactions() {
        List<Write<?>> many = new ArrayList<>();
        for (int at = 0; at < 101; at++) {
            many.add(table.of(Shop.NOTE).create(Row.of("noteId", "n" + at, "text", "t")));
        }
        assertThatThrownBy(() -> table.transact(many.toArray(Write[]::new)))
                .isInstanceOf(TooManyItemsException.class)
                .hasMessageContaining("101");
        table.transact(many.subList(0, 100).toArray(Write[]::new)).orThrow();
        assertThat(table.scan("Notes")).hasSize(100);
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
    void tokens() {
        String token = UUID.randomUUID().toString();
        Row session = table.create(
                Shop.SESSION, Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 10));
        for (int time = 0; time < 2; time++) {
            Write<?> write = table.update(Shop.SESSION, session).plus("hits", 1);
            table.step(Transaction.of(List.of(write), table.settings(), Optional.of(token)))
                    .orThrow();
        }
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("1");
        assertThatThrownBy(() -> table.step(Transaction.of(
                        List.of(table.update(Shop.SESSION, session).plus("hits", 2)),
                        table.settings(),
                        Optional.of(token))))
                .isInstanceOf(TokenUsedException.class);
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("1");
    }

    @Test
    void tokensOfWritesThatRead() {
        String token = UUID.randomUUID().toString();
        Row note = table.create(Shop.NOTE, Row.of("noteId", "n", "text", "t"));
        Write<?> write = table.update(Shop.NOTE, note).plus("likes", 1);
        table.step(Transaction.of(List.of(write), table.settings(), Optional.of(token)))
                .orThrow();
        // Likes stand in a key and are read: the second time, the plan is another, and still it is not done twice.
        assertThatThrownBy(() -> table.step(Transaction.of(List.of(write), table.settings(), Optional.of(token))))
                .isInstanceOf(TokenUsedException.class);
        assertThat(table.get(Shop.NOTE, note).number("likes")).isEqualByComparingTo("1");
    }

    @Test
    void cascades() {
        table.create(Shop.PORTFOLIO, PORTFOLIO);
        table.create(Shop.PROJECT, PROJECT);
        for (int at = 0; at < 30; at++) {
            table.create(Shop.ISSUE, ISSUE.with("title", "t" + at));
        }
        Cascade cascade = Cascade.of(table.of(Shop.PROJECT).delete(Known.of(PROJECT.values())))
                .children(issues(7), issue -> Cascade.of(table.of(Shop.ISSUE).delete(issue)))
                .atATime(3);
        assertThat(table.step(cascade.step(table.settings())).orThrow()).isEqualTo(30);
        assertThat(table.scan("Shop")).hasSize(1);
        assertThat(table.get(Shop.PORTFOLIO, PORTFOLIO).number("issues")).isEqualByComparingTo("0");
        assertThat(table.step(cascade.step(table.settings())).orThrow()).isZero();
    }

    /** Pages of keys, found by a query that knows nothing of entities. */
    private Cascade.Finder issues(int size) {
        return (settings, after) -> Step.send(
                Operation.QUERY,
                QueryRequest.builder()
                        .tableName(settings.table("Shop"))
                        .keyConditionExpression("PK = :p AND SK > :after")
                        .expressionAttributeValues(Map.of(
                                ":p",
                                AttributeValue.fromS("PROJECT#p"),
                                ":after",
                                AttributeValue.fromS(after.orElse("I"))))
                        .limit(size)
                        .build(),
                answer -> {
                    List<Map<String, AttributeValue>> keys = answer.items().stream()
                            .map(Shop.SHOP::keyOf)
                            .filter(key -> key.get("SK").s().startsWith("ISSUE#"))
                            .toList();
                    Optional<String> next = answer.hasLastEvaluatedKey()
                            ? Optional.of(answer.lastEvaluatedKey().get("SK").s())
                            : Optional.empty();
                    return Step.done(new Cascade.Keys(keys, next));
                });
    }

    @Test
    void batches() {
        BatchWrites<Row> notes = new BatchWrites<>(table.of(Shop.NOTE));
        List<Row> rows = new ArrayList<>();
        for (int at = 0; at < 130; at++) {
            rows.add(Row.of("noteId", "n" + at % 120, "text", "t" + at));
        }
        assertThat(table.step(notes.putAll(table.settings(), rows)))
                .hasSize(130)
                .allMatch(Outcome::isDone);
        assertThat(table.scan("Notes")).hasSize(120);
        assertThat(table.get(Shop.NOTE, rows.get(129))).isEqualTo(rows.get(129));
        table.step(notes.deleteAll(
                table.settings(),
                rows.stream().map(row -> Known.of(row.values())).toList()));
        assertThat(table.scan("Notes")).isEmpty();

        BatchWrites<Row> customers = new BatchWrites<>(table.of(Shop.CUSTOMER));
        List<Outcome<Row>> outcomes = table.step(customers.putAll(
                table.settings(),
                List.of(ALICE, BOB, ALICE.with("name", "later").with("version", 1))));
        assertThat(outcomes).allMatch(Outcome::isDone);
        assertThat(table.get(Shop.CUSTOMER, ALICE).text("name")).isEqualTo("later");
        assertThat(guards("Customer.email")).hasSize(2);
        table.step(customers.deleteAll(table.settings(), List.of(Known.of(ALICE.values()), Known.of(BOB.values()))));
        assertThat(table.scan("Shop")).isEmpty();
    }

    @Test
    void itemsOfOlderVersions() {
        SampleType memo = new SampleType(
                        "Memo",
                        Shop.NOTES,
                        Set.of("noteId", "headline", "body"),
                        List.of("noteId"),
                        Set.of("noteId"),
                        item -> SampleType.texts("noteId", item.text("noteId")))
                .schema(2);
        table.set(settings -> new Settings(
                settings.tableNames(),
                settings.clock(),
                settings.chance(),
                settings.pauses(),
                settings.cursors(),
                Upgrades.NONE.and("Memo", 1, item -> {
                    item.put("headline", item.remove("title"));
                    return item;
                }),
                settings.unknown()));
        table.client.putItem(put -> put.tableName(table.tableName("Notes"))
                .item(SampleType.texts("noteId", "m", "Type", "Memo", "title", "t")));
        EntityWrites<Row> writes = new EntityWrites<>(memo);
        Known known = Known.of(SampleType.texts("noteId", "m"));
        new RowUpdate(writes, known, table).with("body", "b").apply();
        Row row = Row.of("noteId", "m", "headline", "t", "body", "b");
        assertThat(table.raw(memo, row)).isEqualTo(memo.item(row));
        new RowUpdate(writes, known, table).with("body", "c").apply();
        assertThat(table.raw(memo, row)).isEqualTo(memo.item(row.with("body", "c")));
        assertThat(writes.delete(known, table).apply()).contains(row.with("body", "c"));
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
