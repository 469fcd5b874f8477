package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.bounds.Book;
import dev.tablewright.examples.bounds.BoundsTable;
import dev.tablewright.examples.bounds.BoundsTableAsync;
import dev.tablewright.examples.bounds.Shelf;
import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.ItemProblem;
import dev.tablewright.runtime.item.UnreadableItems;
import dev.tablewright.runtime.query.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item that cannot be read does not keep others from being read, and is not kept secret either. */
class UnreadableItemsTest {

    private final BoundsModel model = new BoundsModel();
    private final BoundsTable table = model.table();

    @BeforeEach
    void fill() {
        table.build(BoundsModel.shelf("a"));
        for (int i = 0; i < 3; i++) {
            table.place(BoundsModel.book("a"));
        }
    }

    @AfterEach
    void close() {
        model.close();
    }

    private void changeBook(int number, Consumer<Map<String, AttributeValue>> change) {
        Map<String, AttributeValue> item = model.item("SHELF#a", "BOOK#" + number);
        assertThat(item).isNotEmpty();
        change.accept(item);
        model.put(item);
    }

    private static ItemProblem problem(int number, String attribute, String reason) {
        return new ItemProblem(
                "Bounds",
                Map.of("PK", AttributeValue.fromS("SHELF#a"), "SK", AttributeValue.fromS("BOOK#" + number)),
                "Book",
                attribute,
                reason);
    }

    @Test
    void aPageGoesOnAndCarriesWhatCouldNotBeRead() {
        changeBook(2, item -> item.remove("pages"));
        Page<Book> page = table.books("a").page(3);
        assertThat(page.items()).extracting(Book::number).containsExactly(1L, 3L);
        assertThat(page.problems()).containsExactly(problem(2, "pages", "is missing"));
        changeBook(2, item -> item.put("pages", AttributeValue.fromS("many")));
        assertThat(table.books("a").page(3).problems()).containsExactly(problem(2, "pages", "is not a number"));
        changeBook(2, item -> {
            item.put("pages", AttributeValue.fromN("1"));
            item.put("number", AttributeValue.fromN("6"));
        });
        assertThat(table.books("a").page(3).problems()).containsExactly(problem(2, "number", "is larger than 5"));
        assertThat(table.shown("a").page(3).problems()).hasSize(1);
        assertThat(table.whole("a").page(5).problems()).hasSize(1);
    }

    @Test
    void everyProblemIsInOnePage() {
        changeBook(1, item -> item.remove("pages"));
        changeBook(3, item -> item.remove("addedAt"));
        for (int size = 1; size < 4; size++) {
            List<ItemProblem> problems = new ArrayList<>();
            List<Book> books = new ArrayList<>();
            Optional<String> next = Optional.empty();
            do {
                Page<Book> page = table.books("a").after(next).page(size);
                problems.addAll(page.problems());
                books.addAll(page.items());
                next = page.next();
            } while (next.isPresent());
            assertThat(books).extracting(Book::number).containsExactly(2L);
            assertThat(problems)
                    .as("pages of %d", size)
                    .containsExactly(problem(1, "pages", "is missing"), problem(3, "addedAt", "is missing"));
        }
    }

    @Test
    void whatHasNoPlaceForProblemsFailsAndNamesTheItem() {
        changeBook(2, item -> item.remove("pages"));
        String words = "an item of Book (PK SHELF#a, SK BOOK#2): `pages` is missing";
        assertThatThrownBy(() -> table.books("a").list())
                .isInstanceOf(ItemMismatchException.class)
                .hasMessage(words);
        assertThatThrownBy(() -> table.books("a").stream().count())
                .isInstanceOf(ItemMismatchException.class)
                .hasMessage(words);
        assertThatThrownBy(() -> table.book("a", 2)).isInstanceOf(ItemMismatchException.class);
        assertThatThrownBy(() -> table.books().scan(2).count()).isInstanceOf(ItemMismatchException.class);
        assertThatThrownBy(
                        () -> table.books("a").unreadable(UnreadableItems.FAIL).page(3))
                .isInstanceOf(ItemMismatchException.class)
                .hasMessage(words);
    }

    @Test
    void theCallerChoosesForOneListOrForAll() {
        changeBook(2, item -> item.remove("pages"));
        assertThat(table.books("a").unreadable(UnreadableItems.SKIP).list()).hasSize(2);
        Page<Book> skipped = table.books("a").unreadable(UnreadableItems.SKIP).page(3);
        assertThat(skipped.items()).hasSize(2);
        assertThat(skipped.problems()).isEmpty();
        List<ItemProblem> told = Collections.synchronizedList(new ArrayList<>());
        BoundsTable telling = model.connect(builder -> builder.unreadableItems(UnreadableItems.reportTo(told::add)));
        assertThat(telling.books("a").list()).hasSize(2);
        assertThat(telling.books("a").stream().count()).isEqualTo(2);
        assertThat(telling.books().scan(2).count()).isEqualTo(2);
        assertThat(telling.book("a", 2)).isEmpty();
        assertThat(telling.books("a").page(3).problems()).hasSize(1);
        assertThat(told).hasSize(5).containsOnly(problem(2, "pages", "is missing"));
    }

    @Test
    void batchesLeaveOutWhatTheyMay() {
        table.build(BoundsModel.shelf("b"));
        Map<String, AttributeValue> shelf = model.item("SHELF#b", "SHELF");
        shelf.put("stock", AttributeValue.fromN("11"));
        model.put(shelf);
        assertThatThrownBy(() -> table.shelves(List.of("a", "b")))
                .isInstanceOf(ItemMismatchException.class)
                .hasMessageContaining("SHELF#b")
                .hasMessageContaining("stock");
        BoundsTable tolerant = model.connect(builder -> builder.unreadableItems(UnreadableItems.SKIP));
        assertThat(tolerant.shelves(List.of("a", "b"))).containsOnlyKeys("a");
    }

    @Test
    void theSameInFutures() {
        changeBook(2, item -> item.remove("pages"));
        try (BoundsModel.Async async = model.async()) {
            BoundsTableAsync other = async.table();
            Page<Book> page = other.books("a").page(3).join();
            assertThat(page.items()).hasSize(2);
            assertThat(page.problems()).containsExactly(problem(2, "pages", "is missing"));
            assertThat(other.books("a").unreadable(UnreadableItems.SKIP).list().join())
                    .hasSize(2);
            assertThatThrownBy(() -> other.books("a").list().join()).hasCauseInstanceOf(ItemMismatchException.class);
        }
    }

    @Test
    void anItemWithoutATypeIsNoneForPatternsAndScans() {
        changeBook(2, item -> item.remove("Type"));
        assertThat(table.books("a").page(3).problems()).containsExactly(problem(2, "Type", "is missing"));
        assertThat(table.books().scan(1)).extracting(Book::number).containsExactlyInAnyOrder(1L, 3L);
        assertThatThrownBy(() -> table.book("a", 2)).isInstanceOf(ItemMismatchException.class);
    }

    @Test
    void pointsInTimeOfOthersAreReadInAnyForm() {
        for (String form : List.of(
                "2026-01-01T00:00:00Z", "2026-01-01T00:00Z", "2026-01-01T01:00:00.000+01:00", "20260101T000000Z")) {
            changeBook(2, item -> item.put("addedAt", AttributeValue.fromS(form)));
            assertThat(table.book("a", 2).orElseThrow().addedAt()).isEqualTo(BoundsModel.NEW_YEAR);
        }
        changeBook(2, item -> item.put("addedAt", AttributeValue.fromS("2026-01-01")));
        assertThat(table.books("a").page(3).problems()).containsExactly(problem(2, "addedAt", "is no point in time"));
    }

    @Test
    void anEntityIsStillWrittenInOneForm() {
        Shelf shelf = table.shelf("a").orElseThrow();
        assertThat(shelf.bookCount()).isEqualTo(3);
        changeBook(2, item -> item.put("addedAt", AttributeValue.fromS("2026-01-01T00:00Z")));
        Book read = table.book("a", 2).orElseThrow();
        table.books().put(read);
        assertThat(model.item("SHELF#a", "BOOK#2").get("addedAt").s()).isEqualTo("2026-01-01T00:00:00.000Z");
    }
}
