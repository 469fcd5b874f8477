package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.runtime.call.Operation;
import dev.tablewright.runtime.call.Step;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Several writes: in transactions, cascades and batches. */
class ManyWritesTest extends ShopTest {

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
        assertThat(table.step(notes.putAll(table.settings(), rows)).orThrow()).isEqualTo(rows);
        assertThat(table.scan("Notes")).hasSize(120);
        assertThat(table.get(Shop.NOTE, rows.get(129))).isEqualTo(rows.get(129));
        table.step(notes.deleteAll(
                table.settings(),
                rows.stream().map(row -> Known.of(row.values())).toList()));
        assertThat(table.scan("Notes")).isEmpty();

        BatchWrites<Row> customers = new BatchWrites<>(table.of(Shop.CUSTOMER));
        BatchOutcome<Row> outcome = table.step(customers.putAll(
                table.settings(),
                List.of(ALICE, BOB, ALICE.with("name", "later").with("version", 1))));
        assertThat(outcome.isDone()).isTrue();
        assertThat(outcome.done().get(2).number("version")).isEqualByComparingTo("2");
        assertThat(table.get(Shop.CUSTOMER, ALICE).text("name")).isEqualTo("later");
        assertThat(guards("Customer.email")).hasSize(2);
        table.step(customers.deleteAll(table.settings(), List.of(Known.of(ALICE.values()), Known.of(BOB.values()))));
        assertThat(table.scan("Shop")).isEmpty();
    }

    /** What stands in the way of one keeps no other from being written, and the caller is told which is which. */
    @Test
    void batchesInWhichSomeAreRefused() {
        BatchWrites<Row> customers = new BatchWrites<>(table.of(Shop.CUSTOMER));
        Row thief = BOB.with("email", ALICE.text("email"));
        BatchOutcome<Row> outcome =
                table.step(customers.putAll(table.settings(), List.of(ALICE, thief, BOB.with("username", "carol"))));
        assertThat(outcome.done()).containsOnlyKeys(0, 2);
        assertThat(outcome.refused()).containsOnly(Map.entry(1, List.of(new Refusal.Taken("Customer", "email"))));
        assertThat(outcome.open()).isEmpty();
        assertThatThrownBy(outcome::orThrow)
                .isInstanceOf(PartlyDoneException.class)
                .hasMessage("2 done, 1 refused, 0 open; the first refusal: another Customer has this `email`");
    }

    /** Of two writes alike, the one that was refused is named. */
    @Test
    void whichWriteOfATransactionWasRefused() {
        table.create(Shop.CUSTOMER, ALICE);
        Outcome<List<Object>> outcome = table.transact(
                table.update(Shop.CUSTOMER, ALICE).with("name", "A."),
                table.of(Shop.NOTE).create(Row.of("noteId", "n", "text", "t")),
                table.update(Shop.CUSTOMER, BOB).with("name", "B."));
        assertThat(outcome.refusals()).containsExactly(new Refusal.Missing("Customer"));
        assertThat(((Outcome.Refused<?>) outcome).refusals(0)).isEmpty();
        assertThat(((Outcome.Refused<?>) outcome).refusals(2)).containsExactly(new Refusal.Missing("Customer"));
        assertThatThrownBy(outcome::orThrow)
                .isInstanceOf(WriteRefusedException.class)
                .hasMessage("this Customer does not exist (write 3)");

        Outcome<List<Object>> taken = table.transact(
                table.of(Shop.NOTE)
                        .create(Row.of("noteId", "n", "text", "t"))
                        .with(table.of(Shop.NOTE).create(Row.of("noteId", "m", "text", "t"))),
                table.of(Shop.CUSTOMER).create(BOB.with("email", ALICE.text("email"))));
        assertThat(((Outcome.Refused<?>) taken).refusals(1)).containsExactly(new Refusal.Taken("Customer", "email"));
        assertThat(((Outcome.Refused<?>) taken).refusals(0)).isEmpty();
    }

    /** The caller's token: the second time, nothing is done, and it is no refusal. */
    @Test
    void withATokenOfTheCaller() {
        Write<Row> note = table.of(Shop.NOTE)
                .create(Row.of("noteId", "n", "text", "t"))
                .exactlyOnce(UUID.randomUUID().toString());
        assertThat(table.run(note).isDone()).isTrue();
        assertThat(table.run(note).isDone()).isTrue();
        assertThat(table.run(table.of(Shop.NOTE)
                                .create(Row.of("noteId", "n", "text", "t"))
                                .exactlyOnce())
                        .refusals())
                .containsExactly(new Refusal.Exists("Note"));
        assertThatThrownBy(() -> note.exactlyOnce("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> note.with(table.of(Shop.NOTE)
                        .create(Row.of("noteId", "m", "text", "t"))
                        .exactlyOnce("other")))
                .hasMessageContaining("two idempotency tokens");
    }
}
