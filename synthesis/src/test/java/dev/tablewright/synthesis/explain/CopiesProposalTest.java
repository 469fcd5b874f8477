package dev.tablewright.synthesis.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What more read than one key bears; what copies cost is priced on a model that says them. */
class CopiesProposalTest {

    private static final BigDecimal CENT = new BigDecimal("0.01");

    private static final String FLAGS = """
            entities:
              Flags:
                singleton: true
                attributes:
                  flags: { type: map<boolean>, max: 50 }
            patterns:
              flags: { get: Flags, rate: { average: 5K/s, peak: 20K/s } }
            writes:
              toggle: { put: Flags, rate: 3/min }
            """;

    private static String copiedByHand(int copies) {
        return """
            entities:
              Flags:
                id: copy
                attributes:
                  copy: { type: integer, max: %d }
                  flags: { type: map<boolean>, max: 50 }
                expect: { count: %d }
            patterns:
              flags: { get: Flags, by: copy, rate: { average: 5K/s, peak: 20K/s } }
            writes:
              toggle: { put: Flags, rate: %d/min }
            """.formatted(copies - 1, copies, 3 * copies);
    }

    private static final String PRODUCTS = """
            entities:
              Product:
                id: productId
                attributes:
                  productId: ulid
                  name: { type: string, max: 200 }
                  price: decimal
                  sold: { type: integer, default: 0 }
                expect: { count: 1K, skew: zipf(2) }
            patterns:
              product: { get: Product, by: productId, rate: 20K/s, needs: [name, price] }
            writes:
              add: { create: Product, rate: 1/h }
              changePrice: { update: Product, sets: [price], rate: 2/s }
              sell: { update: Product, sets: [sold], rate: 5/s, skew: uniform }
            """;

    private static final String COPIED_PRODUCTS = """
            entities:
              Product:
                id: productId
                attributes:
                  productId: ulid
                  name: { type: string, max: 200 }
                  price: decimal
                  sold: { type: integer, default: 0 }
                expect: { count: 1K, skew: zipf(2) }
              ProductCopy:
                id: [product, copy]
                attributes:
                  product: Product
                  copy: { type: integer, max: 2 }
                  name: { type: string, max: 200 }
                  price: decimal
                expect: { count: 3K }
            patterns:
              product: { get: ProductCopy, by: [product, copy], rate: 20K/s, needs: [name, price] }
            writes:
              add: { create: Product, rate: 1/h }
              changePrice: { update: Product, sets: [price], rate: 2/s }
              sell: { update: Product, sets: [sold], rate: 5/s, skew: uniform }
              copyNew: { put: ProductCopy, rate: 3/h }
              copyPrice: { put: ProductCopy, rate: 6/s }
            """;

    private static final String DEALS = """
            entities:
              Deal:
                id: dealId
                attributes:
                  dealId: ulid
                  title: { type: string, max: 200 }
                  madeAt: { type: timestamp, immutable: true }
                  clicks: { type: integer, default: 0 }
                expect: { count: 100K }
            patterns:
              newest: { list: Deal, sort: -madeAt, top: 20, rate: 8K/s, needs: [title, madeAt] }
            writes:
              make: { create: Deal, rate: 1/min }
              click: { update: Deal, sets: [clicks], rate: 10/s }
            """;

    @ParameterizedTest
    @EnumSource(Layout.class)
    void copiesOfTheOnlyOneCostWhatTheyCostIfTheyAreWrittenByHand(Layout layout) {
        Explained one = new Explained(FLAGS, layout);

        Remodelling copies = one.remodelling("flags");

        // 20,000 half units a second: 3,000 go to a partition.
        Worth four = new Explained(copiedByHand(4), layout).worth();
        assertThat(copies.choice()).isEqualTo("4 copies of Flags, of which each call reads one");
        assertThat(copies.extra()).isCloseTo(four.minus(one.worth()).dollars(), within(CENT));
        assertThat(copies.limits()).isEqualTo(-1);
        assertThat(four.violations()).isZero();
        assertThat(new Explained(copiedByHand(3), layout).worth().violations()).isEqualTo(1);
    }

    @Test
    void saysWhatToWrite() {
        assertThat(new Explained(FLAGS, Layout.SINGLE_TABLE)
                        .remodelling("flags")
                        .changes())
                .containsExactly(
                        "`Flags: { id: copy, attributes: { copy: { type: integer, max: 3 }, … }, expect: { count: 4 } }`"
                                + " in place of `singleton: true`",
                        "`flags: { get: Flags, by: copy }`: the caller draws a number from 0 to 3",
                        "`toggle` writes every copy: `rate: 12/min`");
    }

    /** Only the popular ones are hot, but nobody knows which they will be. */
    @ParameterizedTest
    @EnumSource(Layout.class)
    void copiesOfEachCostWhatTheyCostIfTheyAreWrittenByHand(Layout layout) {
        Explained one = new Explained(PRODUCTS, layout);
        Worth byHand = new Explained(COPIED_PRODUCTS, layout).worth().minus(one.worth());

        Remodelling copies = one.remodelling("product");

        assertThat(copies.choice()).startsWith("3 copies of each Product");
        assertThat(copies.extra()).isPositive().isCloseTo(byHand.dollars(), within(CENT));
        assertThat(copies.limits()).isEqualTo(-1);
        assertThat(copies.changes()).last().asString().startsWith("after each of `add` and `changePrice`, 3 copies");
    }

    @Test
    void aListIsCopiedAsAPage() {
        Remodelling copies = new Explained(DEALS, Layout.SINGLE_TABLE).remodelling("newest");

        assertThat(copies.choice()).isEqualTo("3 copies of the page that `newest` gives, of which each call reads one");
        assertThat(copies.limits()).isEqualTo(-1);
        assertThat(copies.changes())
                .anyMatch(change -> change.contains("`get: NewestCopy, by: copy`"))
                .last()
                .asString()
                .startsWith("after each `make`, 3 copies follow");
    }

    @ParameterizedTest
    @CsvSource({
        // As cool as can be.
        "'peak: 20K/s', 'peak: 6K/s'",
        // A copy may be older than the last write.
        "'peak: 20K/s }', 'peak: 20K/s }, consistency: strong'"
    })
    void noCopies(String text, String other) {
        assertThat(new Explained(FLAGS.replace(text, other), Layout.SINGLE_TABLE).remodellings("flags"))
                .isEmpty();
    }
}
