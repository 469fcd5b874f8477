package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.bounds.Book;
import dev.tablewright.examples.bounds.BoundsTable;
import dev.tablewright.examples.bounds.BoundsWrites;
import dev.tablewright.examples.bounds.Shelf;
import dev.tablewright.runtime.write.Outcome;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.Updated;
import java.math.BigDecimal;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is written can be read again, or it is refused; and nobody loses what others wrote. */
class OwnWritesTest {

    private final BoundsModel model = new BoundsModel();
    private final BoundsTable table = model.table();

    @BeforeEach
    void fill() {
        table.build(BoundsModel.shelf("a"));
    }

    @AfterEach
    void close() {
        model.close();
    }

    private Shelf shelf() {
        return table.shelf("a").orElseThrow();
    }

    @Test
    void numbersInSetsHaveTheLimitsOfNumbers() {
        BigDecimal endless = new BigDecimal("1E+999999999");
        Shelf marked = BoundsModel.shelf("b").toBuilder().marks(Set.of(endless)).build();
        assertThatThrownBy(() -> table.build(marked)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.shelfs()
                        .update("a")
                        .marks(Set.of(new BigDecimal("1E-999999999")))
                        .apply())
                .isInstanceOf(IllegalArgumentException.class);
        Set<BigDecimal> largest = Set.of(new BigDecimal("1E+125"), new BigDecimal("-1.5"));
        table.shelfs().update("a").marks(largest).apply();
        assertThat(shelf().marks())
                .usingElementComparator(BigDecimal::compareTo)
                .containsExactlyInAnyOrderElementsOf(largest);
    }

    @Test
    void whoHasReadAnEntityDoesNotOverwriteAnotherVersion() {
        Shelf read = shelf();
        assertThat(read.version()).isEqualTo(1);
        table.shelfs().update(read).visits(7).apply();
        Outcome<Updated> second = table.shelfs().update(read).visits(8).tryApply();
        assertThat(second.refusals()).containsExactly(new Refusal.Stale("Shelf", 1, OptionalLong.of(2)));
        assertThat(table.tryTransact(table.shelfs().update(read).visits(8)).refusals())
                .containsExactly(new Refusal.Stale("Shelf", 1, OptionalLong.of(2)));
        table.shelfs().update(read).addVisits(1).apply();
        assertThat(shelf().visits())
                .as("an addition is right whatever was read")
                .isEqualTo(8);
        table.shelfs().update("a").visits(9).apply();
        assertThat(shelf().visits()).as("the key alone tells no version").isEqualTo(9);
        assertThat(table.shelfs().update(shelf()).visits(1).tryApply().isDone()).isTrue();
    }

    @Test
    void aFreshEntityDoesNotOverwriteAStoredOne() {
        Outcome<Shelf> put = table.shelfs().tryPut(BoundsModel.shelf("a"));
        assertThat(put.refusals()).containsExactly(new Refusal.Stale("Shelf", 0, OptionalLong.of(1)));
        assertThat(table.shelfs().put(BoundsModel.shelf("b")).version()).isEqualTo(1);
        assertThat(table.shelfs().put(shelf()).version()).isEqualTo(2);
    }

    private static Refusal outOfRange(String attribute) {
        return new Refusal.OutOfRange("Shelf", attribute);
    }

    @Test
    void additionsStayWithinTheModel() {
        table.shelfs().update("a").addStock(7).apply();
        assertThat(table.shelfs().update("a").addStock(4).tryApply().refusals()).containsExactly(outOfRange("stock"));
        assertThat(table.shelfs()
                        .update("a")
                        .addStock(4)
                        .exactlyOnce()
                        .tryApply()
                        .refusals())
                .containsExactly(outOfRange("stock"));
        assertThat(table.tryTransact(table.shelfs().update("a").addStock(4)).refusals())
                .containsExactly(outOfRange("stock"));
        assertThat(table.shelfs().update("a").stock(8).addStock(5).tryApply().refusals())
                .as("what is set and added at once")
                .containsExactly(outOfRange("stock"));
        assertThat(shelf().stock()).isEqualTo(7);
        table.shelfs().update("a").addStock(3).apply();
        assertThat(shelf().stock()).isEqualTo(10);
        table.shelfs().update("a").addStock(-20).apply();
        assertThat(shelf().stock()).as("the model has no least value").isEqualTo(-10);
        assertThat(table.shelfs()
                        .update("a")
                        .addBalance(new BigDecimal("100.01"))
                        .tryApply()
                        .refusals())
                .containsExactly(outOfRange("balance"));
        table.shelfs().update("a").addBalance(new BigDecimal("99.99")).apply();
        assertThat(table.shelfs()
                        .update("a")
                        .addBalance(new BigDecimal("0.02"))
                        .tryApply()
                        .refusals())
                .containsExactly(outOfRange("balance"));
        assertThat(shelf().balance()).isEqualByComparingTo("99.99");
    }

    @Test
    void writesOfTheModelAddWithinTheModel() {
        table.fill("a");
        table.fill("a");
        assertThat(table.tryWrite(BoundsWrites.fill("a")).refusals()).containsExactly(outOfRange("stock"));
        assertThat(table.tryTransact(BoundsWrites.fill("a"), table.shelfs().creating(BoundsModel.shelf("b")))
                        .refusals())
                .containsExactly(outOfRange("stock"));
        assertThat(shelf().stock()).isEqualTo(8);
        table.take("a");
        table.fill("a");
        assertThat(shelf().stock()).isEqualTo(8);
        assertThat(table.tryWrite(BoundsWrites.fill("nobody")).refusals())
                .containsExactly(new Refusal.Missing("Shelf"));
    }

    @Test
    void additionsStayWithin64Bits() {
        table.shelfs().update("a").visits(Long.MAX_VALUE - 1).apply();
        table.shelfs().update("a").addVisits(1).apply();
        assertThat(table.shelfs().update("a").addVisits(1).tryApply().refusals())
                .containsExactly(outOfRange("visits"));
        table.shelfs().update("a").visits(Long.MIN_VALUE).apply();
        assertThat(table.shelfs().update("a").addVisits(-1).tryApply().refusals())
                .containsExactly(outOfRange("visits"));
        assertThat(shelf().visits()).isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void aNumberThatSomebodyElseMadeTooLargeMayBecomeSmaller() {
        Map<String, AttributeValue> item = model.item("SHELF#a", "SHELF");
        item.put("stock", AttributeValue.fromN("15"));
        model.put(item);
        assertThat(table.shelfs().update("a").addStock(1).tryApply().refusals()).containsExactly(outOfRange("stock"));
        table.shelfs().update("a").addStock(-8).apply();
        assertThat(shelf().stock()).isEqualTo(7);
        item.remove("stock");
        model.put(item);
        assertThat(table.shelfs().update("a").addStock(11).tryApply().refusals())
                .containsExactly(outOfRange("stock"));
        table.shelfs().update("a").addStock(10).apply();
        assertThat(shelf().stock()).as("what is not there is 0").isEqualTo(10);
    }

    @Test
    void countsAndSumsOfParentsStayWithinTheModel() {
        Book first = table.place(BoundsModel.book("a"));
        table.place(BoundsModel.book("a").toBuilder().pages(Long.MAX_VALUE - 1).build());
        assertThat(table.books().tryCreate(BoundsModel.book("a")).refusals()).containsExactly(outOfRange("pageSum"));
        assertThat(table.tryWrite(BoundsWrites.recount("a", first.number(), 2)).refusals())
                .containsExactly(outOfRange("pageSum"));
        table.recount("a", first.number(), -5);
        table.place(BoundsModel.book("a"));
        assertThat(shelf().bookCount()).isEqualTo(3);
        assertThat(table.books().tryCreate(BoundsModel.book("a")).refusals()).containsExactly(outOfRange("bookCount"));
        table.remove("a", first.number());
        assertThat(shelf().bookCount()).isEqualTo(2);
        assertThat(table.books("a").list()).hasSize(2);
    }

    @Test
    void manyInOneTransactionStayWithinTheModel() {
        assertThat(table.tryTransact(
                                table.shelfs().creating(BoundsModel.shelf("b")),
                                table.books().creating(BoundsModel.book("b")),
                                table.books().creating(BoundsModel.book("b")),
                                table.books().creating(BoundsModel.book("b")),
                                table.books().creating(BoundsModel.book("b")))
                        .refusals())
                .containsExactly(outOfRange("bookCount"));
        assertThat(table.shelf("b")).isEmpty();
    }

    @Test
    void aSequenceThatHasEndedIsARefusal() {
        for (int i = 0; i < 5; i++) {
            table.remove("a", table.place(BoundsModel.book("a")).number());
        }
        assertThat(table.books().tryCreate(BoundsModel.book("a")).refusals())
                .containsExactly(new Refusal.OutOfRange("Book", "number"));
        assertThat(model.item("SHELF#a", "BOOKCOUNTER").get("last").n()).isEqualTo("5");
        assertThat(table.books("a").list()).isEmpty();
    }

    @Test
    void aNumberThatWasGivenByHandIsPassedOver() {
        table.books().put(new Book("a", 2, 1, false, BoundsModel.NEW_YEAR));
        assertThat(table.place(BoundsModel.book("a")).number()).isEqualTo(1);
        assertThat(table.place(BoundsModel.book("a")).number()).isEqualTo(3);
        assertThat(table.books("a").list()).extracting(Book::number).containsExactly(1L, 2L, 3L);
        assertThat(shelf().bookCount()).isEqualTo(3);
    }
}
