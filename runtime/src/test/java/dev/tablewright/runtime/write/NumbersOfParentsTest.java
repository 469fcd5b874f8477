package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.item.Numbering;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    private static final SampleType BINDER = new SampleType(
                    "Binder",
                    Shop.SHOP,
                    Set.of("name", "last", "weight", "version"),
                    List.of("name"),
                    Set.of("name"),
                    item -> Shop.same("BINDER#" + item.text("name")))
            .index(
                    "GSI1",
                    List.of("GSI1PK"),
                    Set.of("last"),
                    item -> SampleType.texts("GSI1PK", "LAST#" + item.whole("last")))
            .version("version");

    private static final SampleType SHEET = new SampleType(
                    "Sheet",
                    Shop.SHOP,
                    Set.of("binder", "number"),
                    List.of("binder", "number"),
                    Set.of("binder", "number"),
                    item -> SampleType.texts(
                            "PK", "BINDER#" + item.text("binder"), "SK", "SHEET#" + item.whole("number")))
            .numbering(new Numbering(
                    "Sheet.number",
                    "number",
                    Shop.SHOP,
                    item -> Shop.same("BINDER#" + item.text("binder")),
                    "last",
                    Optional.of(() -> BINDER)));

    private static final Row MAPS = Row.of("name", "maps", "last", 0, "weight", 5, "version", 0);

    @Test
    void aKeyFollowsTheLastNumberOfASequence() {
        EntityWrites<Row> sheets = new EntityWrites<>(SHEET);
        Row sheet = Row.of("binder", "maps", "number", 0);
        assertThat(table.run(sheets.create(sheet)).refusals())
                .containsExactly(new Refusal.MissingParent("Sheet", "Binder"));
        table.run(new EntityWrites<>(BINDER).create(MAPS)).orThrow();

        Row first = table.run(sheets.create(sheet)).orThrow();
        Row second = table.run(sheets.create(sheet)).orThrow();

        assertThat(first.number("number")).isEqualByComparingTo("1");
        assertThat(second.number("number")).isEqualByComparingTo("2");
        assertThat(table.raw(BINDER, MAPS))
                .containsEntry("last", AttributeValue.fromN("2"))
                .containsEntry("GSI1PK", AttributeValue.fromS("LAST#2"));
    }

    @Test
    void anAdditionMakesNoOtherVersion() {
        EntityWrites<Row> binders = new EntityWrites<>(BINDER);
        table.run(binders.create(MAPS)).orThrow();
        Known known = Known.of(TestTable.key(BINDER, MAPS));

        new RowUpdate(binders, known, table).plus("weight", 2).ifVersion(1).apply();
        assertThat(table.get(BINDER, MAPS)).isEqualTo(MAPS.with("weight", 7).with("version", 1));
        new RowUpdate(binders, known, table).plus("last", 2).apply();
        assertThat(table.raw(BINDER, MAPS))
                .containsEntry("GSI1PK", AttributeValue.fromS("LAST#2"))
                .containsEntry("version", AttributeValue.fromN("1"));
        new RowUpdate(binders, known, table).with("weight", 1).plus("last", 1).apply();
        assertThat(table.get(BINDER, MAPS).number("version")).isEqualByComparingTo("2");
    }
}
