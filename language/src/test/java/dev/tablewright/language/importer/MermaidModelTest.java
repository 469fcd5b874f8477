package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whole Mermaid diagrams, and the models that are written from them. */
class MermaidModelTest {

    @Test
    void aShopWithKeysTypesAndForeignKeys() {
        Imported shop = Imported.of("shop.mmd", """
                ---
                title: The shop
                ---
                %%{init: {"theme": "dark"}}%%
                erDiagram
                    direction LR
                    CUSTOMER ||--o{ ORDER : places
                    CUSTOMER |o..o{ ADDRESS : "lives at"
                    ORDER ||--|{ LINE-ITEM : contains
                    PRODUCT one to zero or more LINE-ITEM : "is in"

                    CUSTOMER {
                        string username PK "chosen once"
                        varchar(120) email UK "where we write to (never to others)"
                        string[] tags
                        datetime on
                    }
                    ORDER {
                        ksuid order_id PK
                        string customerId FK
                        decimal(10,2) total
                    }
                    LINE-ITEM {
                        ksuid orderId PK, FK
                        string product_id PK, FK
                        int quantity
                    }
                    %% the catalogue
                    PRODUCT { string sku PK }
                """);

        assertThat(shop.findings()).isEmpty();
        assertThat(shop.diagram().orElseThrow().title().orElseThrow().text()).isEqualTo("The shop");
        assertThat(shop.model()).isEqualTo("""
                        tablewright: 1
                        application: Shop

                        entities:
                          Customer:
                            id: username
                            attributes:
                              username: { type: string, description: chosen once }
                              email: { type: string, unique: true, max: 120, description: "where we write to (never to others)" }
                              tags: list<string>
                              "on": timestamp

                          Order:
                            id: orderId
                            attributes:
                              orderId: ksuid
                              customer: Customer
                              total: decimal

                          Address:
                            id: addressId
                            attributes:
                              addressId: ulid
                              customer: Customer?

                          LineItem:
                            id: [order, product]
                            attributes:
                              order: Order
                              product: Product
                              quantity: integer

                          Product:
                            id: sku
                            attributes:
                              sku: string

                        relationships:
                          - Customer ||--o{ Order : places
                          - Customer |o..o{ Address : lives at
                          - Order ||--|{ LineItem : contains
                          - Product ||--o{ LineItem : is in

                        # A start, made from the diagram. Say what is really read, and with it what a diagram cannot say:
                        # how often (`rate: 200/s`), in which order (`sort: -placedAt`), and how much (`page`, `top`).
                        patterns:
                          customer: { get: Customer, by: username }
                          order: { get: Order, by: orderId }
                          address: { get: Address, by: addressId }
                          lineItem: { get: LineItem, by: [order, product] }
                          product: { get: Product, by: sku }
                          ordersOfCustomer: { list: Order, by: customer, page: 20 }
                          addressesOfCustomer: { list: Address, by: customer, page: 20 }
                          lineItemsOfOrder: { list: LineItem, by: order, page: 20 }
                          lineItemsOfProduct: { list: LineItem, by: product, page: 20 }
                        """);
    }

    @Test
    void severalRelationshipsBetweenTheSameTwoAreToldApart() {
        Imported magazine = Imported.mermaid("""
                PERSON ||--o{ POST : writes
                PERSON ||--o{ POST : reviews
                PERSON ||--o{ POST
                """);

        assertThat(magazine.model()).isEqualTo("""
                        tablewright: 1
                        application: Shop

                        entities:
                          Person:
                            id: personId
                            attributes:
                              personId: ulid

                          Post:
                            id: postId
                            attributes:
                              postId: ulid
                              writes: Person
                              reviews: Person
                              person: Person

                        relationships:
                          - Person ||--o{ Post : writes
                            via: writes
                          - Person ||--o{ Post : reviews
                            via: reviews
                          - Person ||--o{ Post : person
                            via: person

                        # A start, made from the diagram. Say what is really read, and with it what a diagram cannot say:
                        # how often (`rate: 200/s`), in which order (`sort: -placedAt`), and how much (`page`, `top`).
                        patterns:
                          person: { get: Person, by: personId }
                          post: { get: Post, by: postId }
                          postsByWrites: { list: Post, by: writes, page: 20 }
                          postsByReviews: { list: Post, by: reviews, page: 20 }
                          postsOfPerson: { list: Post, by: person, page: 20 }
                        """);
    }

    @Test
    void theSameDiagramAlwaysGivesTheSameText() {
        String text = "A ||--o{ B : x\nB }o--o{ C : y\nA ||--|| D : z\n";

        assertThat(Imported.mermaid(text).model())
                .isEqualTo(Imported.mermaid(text).model());
    }

    @Test
    void anApplicationGetsALegalName() {
        Diagram diagram = Imported.mermaid("A\n").diagram().orElseThrow();

        assertThat(ModelWriter.write(diagram, "my-web shop")).contains("\napplication: MyWebShop\n");
        assertThat(ModelWriter.write(diagram, "42")).contains("\napplication: Application\n");
        assertThat(ModelWriter.write(diagram, "no")).contains("\napplication: \"No\"\n");
    }
}
