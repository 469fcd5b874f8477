package dev.tablewright.synthesis.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing.Provisioned;
import dev.tablewright.model.design.TableSettings.Encryption;
import dev.tablewright.model.design.TableSettings.Scaling;
import dev.tablewright.testing.Examples;
import java.util.Optional;
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
        assertThat(other.model().patterns()).hasSameSizeAs(Verdicts.served(other.model()));
        assertThat(Verdicts.errors(other.model())).isEmpty();
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
        String renamed = Examples.text("shop-tables")
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
                Examples.text("shop-tables")
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
        assertThat(Verdicts.reads(other.model(), "customerPage")).isEqualTo(1);
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

    @Test
    void aSparseIndexOfWhatIsWantedIsJoinedByTheParent() {
        String sparse = Examples.text("shop-tables")
                .replace(
                        "      CustomerIndex: [customer, orderDate]\n",
                        "      CustomerIndex: [customer, orderDate]\n"
                                + "      Pending: { partition: \"{customer}\", sort: [orderDate],"
                                + " when: status = PENDING }\n")
                .replace(
                        "patterns:\n",
                        "patterns:\n" + PAGE
                                + PAGE.replace("customerPage", "pending")
                                        .replace("sort", "where: status = PENDING, sort"));
        OtherLayout other = OtherLayout.of(Models.read("sparse", sparse));

        assertThat(LayoutText.of(other))
                .contains("customerPage: Query, backwards ShopTables, PK = CUSTOMER#{customer}\n")
                .contains("pending: Query, backwards GSI1, GSI1PK = CUSTOMER#{customer}\n");
    }

    @Test
    void settingsProtectAsMuchAsBeforeAndUnitsAddUp() {
        String text = Examples.text("shop-tables");
        String provisioned = text.substring(0, text.indexOf("tables:\n  Customers:"))
                + "tables:\n"
                + "  Customers: { deletionProtection: true, billing: { read: 10, write: 1 } }\n"
                + "  Orders: { stream: new, billing: { read: 20, write: 2 }, onRemove: retain }\n";

        assertThat(LayoutText.of(OtherLayout.of(Models.read("provisioned", provisioned))))
                .contains("ShopTables: billing=Provisioned[readUnits=30, writeUnits=3], stream=NEW,"
                        + " deletionProtection=true, onRemove=RETAIN\n");
    }

    @Test
    void whatScalesAddsUpAndWhatDoesNotStaysInTheSum() {
        TableSettings settings = merged("""
                  Customers: { billing: { read: 10, write: 1, scale: { read: 100, write: 10, target: 60 } } }
                  Orders: { billing: { read: 20, write: 2 } }
                  Products: { billing: { read: 5, write: 5, scale: { read: 50, write: 50 } } }
                """);

        assertThat(settings.billing()).contains(new Provisioned(35, 8, Optional.of(new Scaling(170, 62, 60))));
    }

    @Test
    void theStrongestKeyEncryptsTheWhole() {
        String own = "arn:aws:kms:eu-central-1:111122223333:key/1234abcd";

        assertThat(merged("  Customers: { encryption: aws-owned }\n  Orders: { encryption: aws-managed }\n")
                        .encryption())
                .contains(new Encryption.AwsManaged());
        assertThat(merged("  Customers: { encryption: aws-managed }\n  Orders: { encryption: \"" + own + "\" }\n")
                        .encryption())
                .contains(new Encryption.Customer(own));
        OtherLayout two = OtherLayout.of(shopTablesWith(
                "  Customers: { encryption: \"" + own + "\" }\n  Orders: { encryption: \"" + own + "ef\" }\n"));
        assertThat(two.open())
                .contains("A table is encrypted with one key, and the tables have 2: ShopTables has the first of"
                        + " them");
    }

    @Test
    void alarmsAreOffIfNoTableHadAny() {
        assertThat(merged("  Customers: { alarms: false }\n  Orders: { alarms: false }\n")
                        .alarms())
                .contains(false);
        assertThat(merged("  Customers: { alarms: false }\n  Orders: { ttl: x }\n")
                        .alarms())
                .isEmpty();
        assertThat(merged("  Customers: { alarms: false }\n  Orders: { alarms: true }\n")
                        .alarms())
                .contains(true);
    }

    private static TableSettings merged(String tables) {
        return OtherLayout.of(shopTablesWith(tables)).model().deployment().settings("ShopTables", Optional.empty());
    }

    private static Model shopTablesWith(String tables) {
        String text = Examples.text("shop-tables");
        return Models.read("merged", text.substring(0, text.indexOf("tables:\n  Customers:")) + "tables:\n" + tables);
    }

    @Test
    void entitiesThatExpireByDifferentAttributesCannotShareATable() {
        OtherLayout other = OtherLayout.of(Models.read("expiring", """
                tablewright: 1
                application: Expiring
                entities:
                  Ticket: { id: id, attributes: { id: ulid, until: epoch }, ttl: until }
                  Token: { id: id, attributes: { id: ulid, expiresAt: epoch }, ttl: expiresAt }
                patterns:
                  ticket: { get: Ticket, by: id }
                  token: { get: Token, by: id }
                design:
                  layout: table-per-entity
                  keys:
                    Ticket: { table: Tickets, key: [id] }
                    Token: { table: Tokens, key: [id] }
                tables:
                  Tickets: { ttl: until }
                  Tokens: { ttl: expiresAt }
                """));

        assertThat(other.open())
                .containsExactly(
                        "A table expires by one attribute, and the entities have until and expiresAt: only until"
                                + " will do");
    }

    @Test
    void namesThatAreTakenAreNotGivenAgain() {
        OtherLayout other = OtherLayout.of(Models.read("taken", """
                tablewright: 1
                application: Taken
                entities:
                  Category: { id: id, attributes: { id: ulid, PK: string } }
                  Product:
                    id: id
                    attributes: { id: ulid, category: { type: string, max: 9 }, level: { type: integer, max: 99 } }
                  Offer: { id: id, attributes: { id: ulid, category: { type: string, max: 9 } } }
                patterns:
                  category: { get: Category, by: id }
                  products: { list: Product, by: category, sort: -level }
                  offers: { list: Offer, by: category }
                design:
                  layout: table-per-entity
                  keys:
                    Category: { table: Categories, key: [id] }
                    Product: { table: Products, key: [id], ByCategory: [category, level] }
                    Offer: { table: Offers, key: [id], ByCategory: [category] }
                """));

        assertThat(LayoutText.of(other))
                .contains("== Table Taken (_PK S, SK S)")
                .contains("GSI1PK = \"PRODUCTCATEGORY#{category}\", GSI1SK = \"PRODUCT#{level:2}\"")
                .contains("GSI1PK = \"OFFERCATEGORY#{category}\", GSI1SK = \"OFFER#{id}\"")
                .contains("products: Query, backwards GSI1, GSI1PK = PRODUCTCATEGORY#{category}\n");
    }

    private static Model shopTables(String morePatterns) {
        return Models.read(
                "shop-tables", Examples.text("shop-tables").replace("patterns:\n", "patterns:\n" + morePatterns));
    }
}
