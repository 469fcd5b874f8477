package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.item.Upgrades;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys of indexes and of the table follow from attributes, whoever knows what. */
class KeysThatFollowTest extends ShopTest {

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
    void whatSomebodyElseWroteStaysWhereItIs() {
        table.create(Shop.CUSTOMER, ALICE);
        table.create(Shop.CUSTOMER, BOB);
        table.create(Shop.ORDER, ORDER);
        // The key says that the order is Alice's, and an attribute that it is Bob's.
        table.client.updateItem(update -> update.tableName(table.tableName("Shop"))
                .key(TestTable.key(Shop.ORDER, ORDER))
                .updateExpression("SET customer = :other")
                .expressionAttributeValues(Map.of(":other", AttributeValue.fromS("bob"))));
        table.updateByKey(Shop.ORDER, ORDER).with("status", "SHIPPED").apply();
        assertThat(table.raw(Shop.ORDER, ORDER.with("customer", "bob"))).isEmpty();
        assertThat(table.get(Shop.ORDER, ORDER))
                .isEqualTo(ORDER.with("customer", "bob").with("status", "SHIPPED"));
        // Who sets the customer says where it belongs.
        table.updateByKey(Shop.ORDER, ORDER).with("customer", "bob").apply();
        assertThat(table.raw(Shop.ORDER, ORDER)).isEmpty();
        assertThat(table.get(Shop.ORDER, ORDER.with("customer", "bob")).text("status"))
                .isEqualTo("SHIPPED");
    }

    @Test
    void whatCannotBeReadCanBeDeleted() {
        SampleType strict = new SampleType(
                        "Note",
                        Shop.NOTES,
                        Set.of("noteId"),
                        List.of("noteId"),
                        Set.of("noteId"),
                        item -> Map.of("noteId", item.values().get("noteId")))
                .schema(3);
        table.client.putItem(put -> put.tableName(table.tableName("Notes")).item(SampleType.texts("noteId", "n")));
        Known known = Known.of(SampleType.texts("noteId", "n"));
        // There is no upgrade from the first version, in which it is.
        assertThat(new EntityWrites<>(strict).delete(known, table).apply()).isEmpty();
        assertThat(table.scan("Notes")).isEmpty();
    }
}
