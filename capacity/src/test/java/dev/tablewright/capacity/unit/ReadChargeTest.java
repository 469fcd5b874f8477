package dev.tablewright.capacity.unit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.item.AttributeValue.StringValue;
import dev.tablewright.capacity.item.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReadChargeTest {

    private static final Item SMALL = item(100);
    private static final Item LARGE = item(5_000);

    @Test
    void anItemIsRoundedUpAndAMissingOneIsNotFree() {
        assertThat(ReadCharge.ofItem(Optional.of(LARGE), Consistency.STRONG)).hasToString("table 2");
        assertThat(ReadCharge.ofItem(Optional.empty(), Consistency.EVENTUAL)).hasToString("table 0.5");
    }

    @Test
    void itemsOfABatchAndOfATransactionAreRoundedOneByOne() {
        List<Optional<Item>> items = List.of(Optional.of(SMALL), Optional.of(LARGE), Optional.empty());
        assertThat(ReadCharge.ofBatch(items, Consistency.EVENTUAL)).hasToString("table 2");
        assertThat(ReadCharge.ofTransaction(items)).hasToString("table 8");
    }

    @Test
    void aPageIsSummedBeforeItIsRounded() {
        assertThat(ReadCharge.ofPage(List.of(SMALL, SMALL, LARGE), Consistency.STRONG))
                .hasToString("table 2");
        assertThat(ReadCharge.ofPage(List.of(), Consistency.STRONG)).hasToString("table 1");
    }

    @Test
    void aPageOfAnIndexIsSizedOnItsEntries() {
        IndexShape keys = new IndexShape("keys", Set.of("a"), Optional.of(Set.of("pk", "a")));
        IndexShape all = new IndexShape("all", Set.of("a"), Optional.empty());
        assertThat(ReadCharge.ofPage(keys, List.of(LARGE, LARGE))).hasToString("table 0, indexes {keys=0.5}");
        assertThat(ReadCharge.ofPage(all, List.of(LARGE, LARGE))).hasToString("table 0, indexes {all=1.5}");
    }

    private static Item item(int length) {
        return new Item(Map.of(
                "pk", new StringValue("1"), "a", new StringValue("1"), "text", new StringValue("x".repeat(length))));
    }
}
