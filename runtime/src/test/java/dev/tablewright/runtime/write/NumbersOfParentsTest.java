package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sums, counts and sequences that are kept in the same transaction. */
class NumbersOfParentsTest extends ShopTest {

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
}
