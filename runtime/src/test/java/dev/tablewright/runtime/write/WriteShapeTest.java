package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.testing.Dice;
import dev.tablewright.testing.Scale;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What is known of a request before it is called for is sent as it stands; what is not comes out as if nothing had been known. */
class WriteShapeTest extends ShopTest {

    private static final long SEED = Scale.seed(20261116);
    private static final Field<String> NAME = new Field<>("name", List.of("name"), Row::value);

    private final List<UpdateItemRequest> sent = new ArrayList<>();
    private final List<String> calls = new ArrayList<>();
    private WriteShape rename;

    @BeforeEach
    void fill() {
        table.through(this::recording);
        table.create(Shop.CUSTOMER, ALICE);
        rename = WriteShape.update(table.of(Shop.CUSTOMER), "SET #name = :name ADD version :one")
                .where("attribute_exists(PK) AND version = :seen AND #name = :name2")
                .names(Map.of("#name", "name"))
                .onlyIf(NAME.is("Alice").named("name = Alice"), ":name2");
        calls.clear();
    }

    private DynamoDbClient recording(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    calls.add(method.getName());
                    if (arguments[0] instanceof UpdateItemRequest request) {
                        sent.add(request);
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private RowUpdate renaming(String name, long seen) {
        return new RowUpdate(
                        table.of(Shop.CUSTOMER), Known.of(Map.of("username", Row.value(ALICE.text("username")))), table)
                .with("name", name)
                .ifVersion(seen)
                .as(rename);
    }

    @Test
    void isSentAsItStands() {
        assertThat(renaming("A.", 1).tryApply().isDone()).isTrue();

        assertThat(calls).containsExactly("updateItem");
        assertThat(sent.get(0).updateExpression()).isEqualTo("SET #name = :name ADD version :one");
        assertThat(sent.get(0).expressionAttributeValues())
                .isEqualTo(Map.of(
                        ":name", AttributeValue.fromS("A."),
                        ":name2", AttributeValue.fromS("Alice"),
                        ":seen", AttributeValue.fromN("1"),
                        ":one", AttributeValue.fromN("1")));
        assertThat(table.get(Shop.CUSTOMER, ALICE))
                .isEqualTo(ALICE.with("name", "A.").with("version", 2));
    }

    @Test
    void tellsWhatStandsInTheWay() {
        assertThat(renaming("A.", 7).tryApply().refusals())
                .containsExactly(new Refusal.Stale("Customer", 7, java.util.OptionalLong.of(1)));
        renaming("A.", 1).apply();
        assertThat(renaming("B.", 2).tryApply().refusals())
                .containsExactly(new Refusal.Unmet("Customer", "name = Alice"));
        table.delete(Shop.CUSTOMER, ALICE).apply();
        assertThat(renaming("B.", 2).tryApply().refusals()).containsExactly(new Refusal.Missing("Customer"));
    }

    @Test
    void isPartOfATransactionLikeAnyOther() {
        assertThat(table.transact(renaming("A.", 1), table.of(Shop.CUSTOMER).create(BOB))
                        .isDone())
                .isTrue();

        assertThat(calls).containsExactly("transactWriteItems");
        assertThat(table.get(Shop.CUSTOMER, ALICE).text("name")).isEqualTo("A.");
    }

    @Test
    void isWorkedOutIfAValueIsMissing() {
        new RowUpdate(table.of(Shop.CUSTOMER), Known.of(TestTable.key(Shop.CUSTOMER, ALICE)), table)
                .with("name", "A.")
                .as(rename)
                .apply();

        assertThat(sent.get(0).updateExpression()).doesNotContain(":one");
        assertThat(table.get(Shop.CUSTOMER, ALICE).number("version")).isEqualByComparingTo("2");
    }

    @Test
    void whatOlderCodeWroteIsWorkedOut() {
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
        table.through(this::recording);
        table.client.putItem(put -> put.tableName(table.tableName("Notes"))
                .item(SampleType.texts("noteId", "m", "Type", "Memo", "title", "t")));
        EntityWrites<Row> writes = new EntityWrites<>(memo);
        WriteShape say = WriteShape.update(writes, "SET body = :body")
                .where("attribute_exists(noteId) AND SchemaVersion = :schema");
        Known known = Known.of(SampleType.texts("noteId", "m"));
        calls.clear();

        new RowUpdate(writes, known, table).with("body", "b").as(say).apply();
        assertThat(calls).containsExactly("updateItem", "getItem", "putItem");
        Row row = Row.of("noteId", "m", "headline", "t", "body", "b");
        assertThat(table.raw(memo, row)).isEqualTo(memo.item(row));

        calls.clear();
        new RowUpdate(writes, known, table).with("body", "c").as(say).apply();
        assertThat(calls).containsExactly("updateItem");
        assertThat(table.raw(memo, row)).isEqualTo(memo.item(row.with("body", "c")));
    }

    @Test
    void whatHasExpiredIsNotThere() {
        Row session =
                Row.of("sessionId", "s", "user", "alice", "token", "t", "hits", 0, "expires", table.seconds.get() + 10);
        table.create(Shop.SESSION, session);
        WriteShape use = WriteShape.update(table.of(Shop.SESSION), "ADD hits :hits")
                .where("attribute_exists(PK) AND (attribute_not_exists(expires) OR expires > :now)");
        table.update(Shop.SESSION, session).plus("hits", 1).as(use).apply();
        table.seconds.addAndGet(20);

        assertThat(table.update(Shop.SESSION, session)
                        .plus("hits", 1)
                        .as(use)
                        .tryApply()
                        .refusals())
                .containsExactly(new Refusal.Missing("Session"));
        assertThatThrownBy(() -> table.update(Shop.SESSION, session)
                        .plus("hits", 1)
                        .as(use)
                        .apply())
                .isInstanceOf(WriteRefusedException.class);
    }

    /** Puts and deletions of what is alone need no plan, and end as if there were one. */
    @Test
    void putsAndDeletionsEndAsIfTheyWereWorkedOut() {
        Dice dice = new Dice(SEED);
        EntityWrites<Row> notes = table.of(Shop.NOTE);
        try (TestTable other = new TestTable()) {
            for (int i = 0; i < Scale.times(40, 200, 2_000); i++) {
                Row note = Row.of("noteId", "n" + dice.between(1, 4), "likes", dice.between(0, 9));
                boolean put = dice.percent(60);
                Write<?> write = put ? notes.put(note) : notes.delete(Known.of(TestTable.key(Shop.NOTE, note)));

                assertThat(table.run(write)).as("seed %d", SEED).isEqualTo(other.run(write.with()));
            }
            assertThat(table.scan("Notes")).containsExactlyInAnyOrderElementsOf(other.scan("Notes"));
        }
    }
}
