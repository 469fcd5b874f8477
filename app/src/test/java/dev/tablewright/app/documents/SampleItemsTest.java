package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sample items are those that the application would have written. */
class SampleItemsTest {

    private static final String MODEL = """
            tablewright: 1
            application: Shop
            entities:
              Customer:
                id: name
                attributes:
                  name: string
                  email: { type: string, unique: true }
                  orders: integer
              Order:
                id: number
                attributes: { number: { type: integer, max: %s }, customer: { type: Customer, immutable: true } }
            relationships:
              - Customer ||--o{ Order : places
            patterns:
              customer: { get: Customer, by: name }
              ordersOfCustomer: { list: Order, by: customer, page: 10 }
            writes:
              register: { create: Customer }
              order: { create: Order }
            counts:
              Customer.orders: { of: Order, kept: transaction }
            design:
              keys:
                Customer: { PK: "C#{name}", SK: "C" }
                Order: { PK: "C#{customer}", SK: "O#{number:%s}" }
              guards:
                Customer.email: { PK: "E#{email}", SK: "E" }
            """;

    @Test
    void keysAreMadeOfTheValues() {
        List<SampleItem> orders = of(items(9999, 4), "Order");
        assertThat(orders).isNotEmpty().allSatisfy(order -> {
            // A space is written as its code in keys.
            assertThat(plain(order, "PK"))
                    .isEqualTo("C#" + plain(order, "customer").replace(" ", "$20"));
            assertThat(plain(order, "SK")).matches("O#[0-9]{4}").endsWith(plain(order, "number"));
        });
    }

    @Test
    void childrenHaveParentsThatAreThere() {
        Set<String> names = new HashSet<>();
        of(items(9999, 4), "Customer").stream()
                .filter(item -> item.attributes().containsKey("name"))
                .forEach(customer -> names.add(plain(customer, "name")));
        assertThat(of(items(9999, 4), "Order"))
                .allSatisfy(order -> assertThat(names).contains(plain(order, "customer")));
    }

    @Test
    void keptCountsAreRight() {
        List<SampleItem> items = items(9999, 4);
        of(items, "Customer").stream()
                .filter(item -> item.attributes().containsKey("name"))
                .forEach(customer -> assertThat(plain(customer, "orders"))
                        .isEqualTo(""
                                + of(items, "Order").stream()
                                        .filter(order ->
                                                plain(order, "customer").equals(plain(customer, "name")))
                                        .count()));
    }

    @Test
    void uniqueValuesHaveTheirGuards() {
        List<SampleItem> customers = of(items(9999, 4), "Customer");
        long whole = customers.stream()
                .filter(item -> item.attributes().containsKey("name"))
                .count();
        assertThat(customers).hasSize((int) (2 * whole));
    }

    @Test
    void keysOfOneTableAreAllDifferent() {
        assertThat(items(9999, 4).stream().map(item -> plain(item, "PK") + "\n" + plain(item, "SK")))
                .doesNotHaveDuplicates();
    }

    @Test
    void whatDoesNotFitIntoItsKeyIsLeftOut() {
        assertThat(of(items(999999999, 1), "Order"))
                .allSatisfy(order -> assertThat(plain(order, "SK")).hasSize(3));
    }

    private static List<SampleItem> items(int max, int digits) {
        SourceFile source = new SourceFile("shop.yaml", MODEL.formatted(max, digits));
        return SampleItems.of(BoundModel.of(ModelReader.read(source).model().orElseThrow()));
    }

    private static List<SampleItem> of(List<SampleItem> items, String entity) {
        return items.stream().filter(item -> item.entity().equals(entity)).toList();
    }

    private static String plain(SampleItem item, String attribute) {
        return item.attributes().get(attribute).plainText();
    }
}
