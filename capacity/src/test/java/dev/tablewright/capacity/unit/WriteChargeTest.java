package dev.tablewright.capacity.unit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.item.AttributeValue;
import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WriteChargeTest {

    private static final TableShape TABLE = new TableShape(List.of(
            new IndexShape("all", Set.of("a"), Optional.empty()),
            new IndexShape("keys", Set.of("a", "b"), Optional.of(Set.of("pk", "a", "b"))),
            new IndexShape("some", Set.of("b"), Optional.of(Set.of("pk", "b", "i")))));

    private static final Item SMALL = item("a", 1, "b", 1, "i", 1, "o", 1);

    @Test
    void aNewItemIsAddedToEveryIndexThatItHasTheKeyOf() {
        assertThat(put(Optional.empty(), SMALL)).hasToString("table 1, indexes {all=1, keys=1, some=1}");
        assertThat(put(Optional.empty(), item("a", 1))).hasToString("table 1, indexes {all=1}");
        assertThat(put(Optional.empty(), item("o", 3_000))).hasToString("table 3");
    }

    @Test
    void anIndexIsChargedForWhatItKeeps() {
        assertThat(put(Optional.empty(), item("a", 1, "b", 1, "i", 1_500, "o", 3_000)))
                .hasToString("table 5, indexes {all=5, keys=1, some=2}");
    }

    @Test
    void whatAnIndexDoesNotSeeIsFreeThere() {
        assertThat(put(Optional.of(SMALL), SMALL)).hasToString("table 1");
        assertThat(put(Optional.of(SMALL), item("a", 1, "b", 1, "i", 1, "o", 2)))
                .hasToString("table 1, indexes {all=1}");
    }

    @Test
    void aChangedEntryCostsTheLargerOfBoth() {
        Item large = item("a", 1, "b", 1, "i", 3_000, "o", 1);
        assertThat(put(Optional.of(large), SMALL)).hasToString("table 3, indexes {all=3, some=3}");
        assertThat(put(Optional.of(SMALL), large)).hasToString("table 3, indexes {all=3, some=3}");
    }

    @Test
    void aChangedKeyCostsTheOldEntryAndTheNew() {
        Item large = item("a", 1, "b", 1, "i", 3_000);
        assertThat(put(Optional.of(large), item("a", 1, "b", 2, "i", 1)))
                .hasToString("table 3, indexes {all=3, keys=2, some=4}");
    }

    @Test
    void anItemLeavesAnIndexWithItsKey() {
        assertThat(put(Optional.of(item("a", 1, "b", 1, "i", 3_000)), item("a", 1)))
                .hasToString("table 3, indexes {all=3, keys=1, some=3}");
    }

    @Test
    void aDeleteCostsWhatWasThere() {
        assertThat(WriteCharge.of(TABLE, Write.delete(Optional.of(item("b", 1, "i", 3_000)))))
                .hasToString("table 3, indexes {some=3}");
        assertThat(WriteCharge.of(TABLE, Write.delete(Optional.empty()))).hasToString("table 1");
    }

    @Test
    void aFailedConditionCostsTheTableAlone() {
        assertThat(WriteCharge.ofFailed(Write.put(Optional.of(item("a", 3_000)), SMALL)))
                .hasToString("table 3");
        assertThat(WriteCharge.ofFailed(Write.put(Optional.empty(), SMALL))).hasToString("table 1");
    }

    @Test
    void aTransactionWritesTheTableTwiceAndTheIndexesOnce() {
        assertThat(WriteCharge.ofTransaction(
                        TABLE,
                        List.of(
                                Write.put(Optional.empty(), item("b", 1, "i", 1_500)),
                                Write.check(Optional.of(item("a", 3_000))),
                                Write.delete(Optional.empty()))))
                .hasToString("table 12, indexes {some=2}");
    }

    @Test
    void storageIsBilledWithAnOverheadForTheItemAndEveryEntry() {
        long item = SMALL.bytes();
        assertThat(BilledStorage.of(item)).isEqualTo(item + 100);
        assertThat(BilledStorage.of(TABLE, item("a", 10))).isEqualTo(2 * (2 + 1 + 1 + 10 + 100));
    }

    private static Consumed put(Optional<Item> before, Item after) {
        return WriteCharge.of(TABLE, Write.put(before, after));
    }

    private static Item item(Object... namesAndLengths) {
        Map<String, AttributeValue> attributes = new HashMap<>();
        attributes.put("pk", new StringValue("1"));
        for (int i = 0; i < namesAndLengths.length; i += 2) {
            attributes.put((String) namesAndLengths[i], new StringValue("x".repeat((int) namesAndLengths[i + 1])));
        }
        return new Item(attributes);
    }
}
