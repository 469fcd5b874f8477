package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.Model;
import org.junit.jupiter.api.Test;

/** Many tables to one: when children move to their parents, when they do not, and where the parents stand. */
class MergeTablesTest {

    private static final String PAGE =
            "  customerPage: { list: [Customer, Order], by: customer, sort: -orderDate, page: 11, rate: 90/s }\n";

    @Test
    void childrenMoveToTheirParentForAPatternThatReadsBoth() {
        OtherLayout other = OtherLayout.of(shopTables(PAGE));

        assertThat(LayoutText.of(other))
                .contains("Order: PK = \"CUSTOMER#{customer}\", SK = \"#ORDER#{orderDate}#{orderId}\"")
                .contains("  GSI1: GSI1PK = \"ORDER#{orderId}\", GSI1SK = \"ORDER#{orderId}\"")
                .contains("customerPage: Query, backwards ShopTables, PK = CUSTOMER#{customer}\n")
                .contains("Order is keyed by what was its index CustomerIndex, for customerPage; its old key becomes an"
                        + " index");
        assertThat(other.model().patterns()).hasSameSizeAs(Models.served(other.model()));
        assertThat(Models.errors(other.model())).isEmpty();
    }

    @Test
    void withoutSuchAPatternTheyStay() {
        assertThat(LayoutText.of(OtherLayout.of(shopTables(""))))
                .contains("Order: PK = \"ORDER#{orderId}\", SK = \"ORDER#{orderId}\"");
    }

    @Test
    void readForwardsTheChildrenStandBehindTheirParent() {
        String ascending = PAGE.replace("-orderDate", "orderDate");
        Model model = shopTables(ascending);

        assertThat(LayoutText.of(OtherLayout.of(model)))
                .contains("Order: PK = \"CUSTOMER#{customer}\", SK = \"ORDER#{orderDate}#{orderId}\"")
                .contains("customerPage: Query ShopTables, PK = CUSTOMER#{customer}\n");
    }

    @Test
    void aParentThatSortsBehindItsChildrenMovesThemByAMark() {
        String renamed = Models.exampleText("shop-tables")
                .replace("Customer:", "Zealot:")
                .replace("Customer ", "Zealot ")
                .replace("type: Customer,", "type: Zealot,")
                .replace("get: Customer,", "get: Zealot,")
                .replace("create: Customer,", "create: Zealot,")
                .replace("update: Customer,", "update: Zealot,")
                .replace("Customer.email", "Zealot.email")
                .replace(
                        "patterns:\n",
                        "patterns:\n" + PAGE.replace("-orderDate", "orderDate").replace("[Customer", "[Zealot"));
        OtherLayout other = OtherLayout.of(Models.read("zealots", renamed));

        assertThat(LayoutText.of(other))
                .contains("Order: PK = \"ZEALOT#{customer}\", SK = \"~ORDER#{orderDate}#{orderId}\"")
                .contains("customerPage: Query ShopTables, PK = ZEALOT#{customer}\n");
    }

    @Test
    void aKeyThatCanChangeStaysInAnIndexAndTheParentJoinsItThere() {
        Model model = Models.read(
                "shop-tables",
                Models.exampleText("shop-tables")
                        .replace("orderDate: { type: timestamp, immutable: true }", "orderDate: timestamp")
                        .replace("patterns:\n", "patterns:\n" + PAGE));
        OtherLayout other = OtherLayout.of(model);

        assertThat(LayoutText.of(other))
                .contains("Order: PK = \"ORDER#{orderId}\", SK = \"ORDER#{orderId}\"")
                .contains("GSI1PK = \"CUSTOMER#{customer}\", GSI1SK = \"#ORDER#{orderDate}\"")
                .contains("GSI1PK = \"CUSTOMER#{customerId}\", GSI1SK = \"CUSTOMER#{customerId}\"")
                .contains("customerPage: Query, backwards GSI1, GSI1PK = CUSTOMER#{customer}\n");
    }

    @Test
    void whatNeedsItsOwnKeyKeepsIt() {
        OtherLayout other = OtherLayout.of(
                shopTables(PAGE + "  ordersOfCart: { get: Order, by: orderId, batch: 50, rate: 60/s }\n"));

        assertThat(LayoutText.of(other))
                .contains("Order: PK = \"ORDER#{orderId}\", SK = \"ORDER#{orderId}\"")
                .contains("ordersOfCart: BatchGetItem");
        assertThat(Models.reads(other.model(), "customerPage")).isEqualTo(1);
    }

    @Test
    void whatCannotBeJoinedIsSaid() {
        OtherLayout other = OtherLayout.of(
                shopTables("  wholeOrder: { list: [Order, OrderItem], by: order, sort: -product, rate: 1/s }\n"));

        assertThat(other.open())
                .contains(
                        "wholeOrder takes a read for each of Order and OrderItem: nothing that the caller has leads to"
                                + " all of them in that order");
    }

    private static Model shopTables(String morePatterns) {
        return Models.read(
                "shop-tables", Models.exampleText("shop-tables").replace("patterns:\n", "patterns:\n" + morePatterns));
    }
}
