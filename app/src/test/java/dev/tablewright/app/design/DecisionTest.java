package dev.tablewright.app.design;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Palette;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionTest {

    private final Subjects subjects = new Subjects(ExampleDesigns.shop(BigDecimal.ZERO));

    @Test
    void anEntityIsExplainedWithItsRelationships() {
        assertThat(DecisionText.of(subjects.about("Order"), Palette.PLAIN)).isEqualTo("""
                relationship Customer ||--o{ Order : places
                  composite key: orders stand in the partition of their customer
                  because
                    - `customerPage` reads a customer and his newest orders together, 90 times a second, which is one
                      request if they stand next to each other.
                    - There is no limit to the orders of a customer.
                  instead of
                    - secondary index: $132.04 a month more
                        - Every order is written twice.
                    - complex attribute: $3.00 a month less
                        - An item would outgrow 400 KB.
                  what would change it
                    - Below 3 orders a customer, a complex attribute is cheaper.

                entity Order
                  PK = CUSTOMER#{customer}
                  because
                    - It is read with its customer.
                  in another model
                    - `notes` in an item of its own, OrderDetails: $12.30 a month less, and 1 limit kept that is
                      broken now
                        - it pays above 3 KB of `notes`
                      what to change in the file
                        - move `notes` to a new entity
                """);
    }

    @ParameterizedTest
    @CsvSource({"GSI1, index GSI1", "ordersByStatus, pattern ordersByStatus", "Customer, relationship Customer"})
    void everythingThatWasDecidedHasAName(String name, String heading) {
        assertThat(DecisionText.of(subjects.about(name), Palette.PLAIN)).startsWith(heading);
    }

    @Test
    void whatNobodyDecidedHasANearestName() {
        assertThat(subjects.about("orderByStatus")).isEmpty();
        assertThat(subjects.nearest("orderByStatus")).contains("ordersByStatus");
    }

    @Test
    void theDocumentSaysHowARelationshipIsStoredAndFollowed() {
        assertThat(RelationshipPage.of(ExampleDesigns.shop(BigDecimal.ZERO)))
                .startsWith("# Decisions on the relationships of Shop\n")
                .contains("## `Customer ||--o{ Order : places`\n\n**composite key")
                .contains("| Order | Shop | `PK = CUSTOMER#{customer}`, `SK = #ORDER#{placedAt}#{orderId}` |")
                .contains("| ordersOfCustomer | Query, backwards | the table | "
                        + "`PK = CUSTOMER#{customer} and begins_with(SK, #ORDER#)` |")
                .contains("| customerPage | ")
                .doesNotContain("| ordersByStatus | ")
                .contains("| secondary index | $132.04 a month more | Every order is written twice. |")
                .contains("What would change it:\n\n- Below 3 orders a customer");
    }

    @Test
    void withoutADecisionTheDocumentSaysSo() {
        assertThat(RelationshipPage.of(ExampleDesigns.kept())).contains("every entity has its keys in the file");
    }
}
