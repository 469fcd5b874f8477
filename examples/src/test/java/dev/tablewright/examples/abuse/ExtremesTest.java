package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.loose.Account;
import dev.tablewright.examples.loose.Entry;
import dev.tablewright.examples.loose.LooseTable;
import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.Results;
import dev.tablewright.runtime.write.ItemTooLargeException;
import dev.tablewright.runtime.write.TooManyItemsException;
import dev.tablewright.runtime.write.Write;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Too much, too little, nothing at all. */
class ExtremesTest {

    private final LooseModel model = new LooseModel();
    private final LooseTable table = model.table();

    @AfterEach
    void close() {
        model.close();
    }

    private static Account account(String name) {
        return Account.builder().name(name).alias(name).build();
    }

    private static Entry entry(String label, String text) {
        return Entry.builder().account("a").label(label).text(text).build();
    }

    @Test
    void itemsOver400KbAreRefusedByNameAndNothingChanges() {
        table.open(account("a"));
        String large = "x".repeat(410_000);
        assertThatThrownBy(() -> table.add(entry("l", large)))
                .isInstanceOfSatisfying(ItemTooLargeException.class, problem -> assertThat(problem.entity())
                        .isEqualTo("Entry"));
        table.add(entry("s", "x".repeat(390_000)));
        assertThatThrownBy(() -> table.entries().update("a", "s").text(large).apply())
                .isInstanceOf(ItemTooLargeException.class);
        assertThatThrownBy(() -> table.accounts().update("a").note(large).apply())
                .isInstanceOf(ItemTooLargeException.class);
        assertThatThrownBy(() -> table.accounts()
                        .put(account("b").toBuilder().note(large).build()))
                .isInstanceOf(ItemTooLargeException.class);
        assertThatThrownBy(() -> table.entries().putAll(List.of(entry("m", large))))
                .isInstanceOf(ItemTooLargeException.class);
        assertThat(table.entries("a").list()).extracting(Entry::label).containsExactly("s");
        assertThat(table.account("a").orElseThrow().entryCount()).isEqualTo(1);
        assertThat(table.accountByAlias("b")).isEmpty();
    }

    @Test
    void pagesOfLargeItemsAreWholeThoughDynamoDbGivesAMegabyteAtATime() {
        table.open(account("a"));
        for (int i = 0; i < 6; i++) {
            table.add(entry("e" + i, "x".repeat(380_000)));
        }
        assertThat(table.entries("a").page(6).items()).hasSize(6);
        assertThat(table.everything("a").list()).hasSize(7);
    }

    @Test
    void transactionsOverAHundredItemsAreRefusedAndHundredAreNot() {
        table.open(account("a"));
        assertThatThrownBy(() -> table.transact(creating(0, 100))).isInstanceOf(TooManyItemsException.class);
        assertThat(table.account("a").orElseThrow().entryCount()).isZero();
        table.transact(creating(0, 99));
        assertThat(table.account("a").orElseThrow().entryCount()).isEqualTo(99);
        table.transact();
    }

    private Write<?>[] creating(int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(i -> table.entries().creating(entry("e" + i, "t")))
                .toArray(Write<?>[]::new);
    }

    @Test
    void aThousandAtOnceInTheirOrderAndNoneTwice() {
        List<Account> all =
                IntStream.range(0, 250).mapToObj(i -> account("n" + i)).toList();
        table.accounts().putAll(all);
        List<String> names = new ArrayList<>();
        IntStream.range(0, 1000).forEach(i -> names.add("n" + i));
        Collections.reverse(names);
        List<String> twice = new ArrayList<>(names);
        twice.addAll(names);
        Map<String, Account> found = table.accounts(twice);
        assertThat(found.keySet())
                .containsExactlyElementsOf(names.stream()
                        .filter(name -> name.length() < 4 || (name.compareTo("n250") < 0 && name.length() == 4))
                        .toList());
        assertThat(table.accounts(List.of())).isEmpty();
        table.accounts().putAll(List.of());
    }

    @Test
    void duplicatesInABatchAreWrittenInTheirOrder() {
        table.open(account("a"));
        table.entries().putAll(List.of(entry("x", "1"), entry("y", "1"), entry("x", "2"), entry("x", "3")));
        assertThat(table.entries("a").list()).extracting(Entry::text).containsExactly("3", "1");
        assertThat(table.account("a").orElseThrow().entryCount()).isEqualTo(2);
    }

    @Test
    void pageSizes() {
        table.open(account("a"));
        table.entries().putAll(List.of(entry("x", "1"), entry("y", "2")));
        Results<Entry> entries = table.entries("a");
        for (int size : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> entries.page(size)).isInstanceOf(IllegalArgumentException.class);
        }
        for (int size : new int[] {2, 3, 1_000_000, Integer.MAX_VALUE - 1, Integer.MAX_VALUE}) {
            assertThat(entries.page(size).items()).hasSize(2);
        }
        assertThat(table.entries("nobody").page(1).items()).isEmpty();
        assertThat(table.entries("nobody").page(1).next()).isEmpty();
    }

    @Test
    void rangesUpsideDownAreRefusedAndThoseWithoutAnyPointInTimeAreEmpty() {
        assertThatThrownBy(() -> Range.between("b", "a")).isInstanceOf(IllegalArgumentException.class);
        try (ShopOnEngine engine = new ShopOnEngine()) {
            ShopTable shop = engine.shop();
            shop.register(ShopOnEngine.customer("alice"));
            shop.placeOrder(ShopOnEngine.order("alice", 1));
            Range<java.time.Instant> tiny =
                    Range.between(ShopOnEngine.NEW_YEAR.plusNanos(100_000), ShopOnEngine.NEW_YEAR.plusNanos(200_000));
            assertThat(shop.ordersByStatus(Order.Status.PENDING, tiny).list()).isEmpty();
            assertThat(shop.ordersByStatus(Order.Status.PENDING, tiny).page(3).next())
                    .isEmpty();
            for (java.time.Instant far : List.of(java.time.Instant.MAX, java.time.Instant.MIN)) {
                assertThatThrownBy(() -> shop.ordersByStatus(Order.Status.PENDING, Range.from(far))
                                .list())
                        .isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> shop.ordersByStatus(Order.Status.PENDING, Range.to(far))
                                .list())
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    void nullIsRefusedBeforeAnythingIsSent() {
        List<ThrowingCallable> calls = List.of(
                () -> table.account(null),
                () -> table.accounts((java.util.Collection<String>) null),
                () -> table.accounts(Collections.singletonList(null)),
                () -> table.entries(null).list(),
                () -> table.entriesFrom("a", null).list(),
                () -> table.entriesFrom("a", Range.from(null)).list(),
                () -> table.entriesWith("a", null).list(),
                () -> table.labelled("a", null).list(),
                () -> table.open(null),
                () -> table.accounts().putAll(null),
                () -> table.accounts().putAll(Collections.singletonList(null)),
                () -> table.rename("a", null),
                () -> table.accounts().update("a").note(null).apply(),
                () -> table.accounts().update("a").tags(null).apply(),
                () -> table.accounts().update("a").amount(null).apply(),
                () -> table.transact((Write<?>) null));
        for (int i = 0; i < calls.size(); i++) {
            assertThatThrownBy(calls.get(i)).as("call %d", i).isInstanceOf(NullPointerException.class);
        }
    }

    @Test
    void updatesKeepTheLimitsThatRecordsHave() {
        try (ShopOnEngine engine = new ShopOnEngine()) {
            ShopTable shop = engine.shop();
            shop.register(ShopOnEngine.customer("alice"));
            String tooLong = "x".repeat(201);
            assertThatThrownBy(() -> shop.changeEmail("alice", tooLong)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(
                            () -> shop.customers().update("alice").name(tooLong).apply())
                    .isInstanceOf(IllegalArgumentException.class);
            assertThat(shop.customer("alice")).contains(ShopOnEngine.customer("alice"));
        }
        table.open(account("a"));
        table.add(entry("x", "1"));
        assertThatThrownBy(() -> table.entries().update("a", "x").score(1001L).apply())
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(table.entry("a", "x")).isPresent();
    }
}
