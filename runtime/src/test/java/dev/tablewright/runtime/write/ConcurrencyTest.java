package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Many at once. */
class ConcurrencyTest {

    private static final int THREADS = 32;

    private TestTable table;
    private ExecutorService threads;

    /** Subclasses go another way. */
    TestTable table() {
        return new TestTable();
    }

    @BeforeEach
    void open() {
        table = table();
        threads = Executors.newFixedThreadPool(THREADS);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
        table.close();
    }

    private <T> List<T> together(int times, IntFunction<Callable<T>> each) throws Exception {
        List<Callable<T>> calls = new ArrayList<>();
        for (int at = 0; at < times; at++) {
            calls.add(each.apply(at));
        }
        List<T> results = new ArrayList<>();
        for (Future<T> future : threads.invokeAll(calls)) {
            results.add(future.get());
        }
        return results;
    }

    @Test
    void oneWinsAUniqueValue() throws Exception {
        List<Outcome<Row>> outcomes = together(
                THREADS,
                at -> () -> table.run(table.of(Shop.CUSTOMER).create(ShopTest.ALICE.with("username", "u" + at))));
        assertThat(outcomes).filteredOn(Outcome::isDone).hasSize(1);
        assertThat(outcomes).filteredOn(outcome -> !outcome.isDone()).allSatisfy(outcome -> assertThat(
                        outcome.refusals())
                .containsExactly(new Refusal.Taken("Customer", "email")));
        assertThat(table.scan("Shop")).hasSize(2);
    }

    @Test
    void oneCreates() throws Exception {
        Row note = Row.of("noteId", "n", "text", "t");
        List<Outcome<Row>> outcomes =
                together(THREADS, at -> () -> table.run(table.of(Shop.NOTE).create(note.with("text", "t" + at))));
        assertThat(outcomes).filteredOn(Outcome::isDone).hasSize(1);
    }

    @Test
    void noNumberTwice() throws Exception {
        Row ticket = Row.of("desk", "d", "number", 0, "title", "t");
        Set<String> numbers = new HashSet<>(together(
                200,
                at -> () -> table.create(Shop.TICKET, ticket).number("number").toPlainString()));
        assertThat(numbers).hasSize(200).contains("1", "200");
    }

    /** Each issue changes the number of its project, which stands in a key there, and that of its portfolio. */
    @Test
    void exactSums() throws Exception {
        table.create(Shop.PORTFOLIO, ShopTest.PORTFOLIO);
        table.create(Shop.PROJECT, ShopTest.PROJECT);
        table.create(Shop.PROJECT, ShopTest.PROJECT.with("projectId", "q"));
        together(40, at -> () -> table.create(Shop.ISSUE, ShopTest.ISSUE.with("project", at % 2 == 0 ? "p" : "q")));
        assertThat(table.get(Shop.PORTFOLIO, ShopTest.PORTFOLIO).number("issues"))
                .isEqualByComparingTo("40");
        Row project = table.get(Shop.PROJECT, ShopTest.PROJECT);
        assertThat(project.number("openIssues")).isEqualByComparingTo("20");
        assertThat(table.raw(Shop.PROJECT, project)).isEqualTo(Shop.PROJECT.item(project));
    }

    @Test
    void exactCounters() throws Exception {
        Row session =
                Row.of("sessionId", "s", "user", "u", "token", "t", "expires", table.seconds.get() + 9, "hits", 0);
        table.create(Shop.SESSION, session);
        together(200, at -> () -> {
            RowUpdate update = table.update(Shop.SESSION, session).plus("hits", 1);
            (at % 10 == 0 ? update.exactlyOnce() : update).apply();
            return at;
        });
        assertThat(table.get(Shop.SESSION, session).number("hits")).isEqualByComparingTo("200");
    }

    /** Orders are moved between two customers by everybody at once: each is in one place in the end, and the sums are right. */
    @Test
    void movesAndSums() throws Exception {
        table.create(Shop.CUSTOMER, ShopTest.ALICE);
        table.create(Shop.CUSTOMER, ShopTest.BOB);
        for (int at = 0; at < 6; at++) {
            table.create(Shop.ORDER, ShopTest.ORDER.with("orderId", "o" + at).with("code", "c" + at));
        }
        List<Outcome<Updated>> outcomes = together(120, at -> () -> {
            String from = at % 2 == 0 ? "alice" : "bob";
            Row order = ShopTest.ORDER.with("orderId", "o" + at % 6).with("customer", from);
            RowUpdate update = table.updateByKey(Shop.ORDER, order);
            return at % 5 == 0
                    ? update.plus("total", 1).tryApply()
                    : update.with("customer", from.equals("alice") ? "bob" : "alice")
                            .tryApply();
        });
        assertThat(outcomes).anyMatch(Outcome::isDone).anyMatch(outcome -> !outcome.isDone());
        long orders = table.scan("Shop").stream()
                .filter(item -> item.get("Type").s().equals("Order"))
                .count();
        assertThat(orders).isEqualTo(6);
        for (Row customer : List.of(ShopTest.ALICE, ShopTest.BOB)) {
            long sum = table.scan("Shop").stream()
                    .filter(item -> item.get("Type").s().equals("Order"))
                    .filter(item -> item.get("customer").s().equals(customer.text("username")))
                    .mapToLong(item -> Long.parseLong(item.get("total").n()))
                    .sum();
            assertThat(table.get(Shop.CUSTOMER, customer).number("totalSpent").longValue())
                    .isEqualTo(sum);
        }
    }
}
