package dev.tablewright.language.importer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whole PlantUML diagrams, and the models that are written from them. */
class PlantUmlModelTest {

    @Test
    void aShopWithoutAttributes() {
        Imported shop = Imported.of("erd.puml", """
                @startuml
                title The shop
                hide circle
                skinparam linetype ortho

                entity Customer {
                }
                entity Order {
                }
                entity Product {
                }
                entity OrderItem {
                }
                entity Category {
                }

                Customer ||--o{ Order : "places"
                Order ||--|{ OrderItem : "is made of"
                Product ||--o{ OrderItem : "is in"
                Category ||--o{ Product : "holds"
                @enduml
                """);

        assertThat(shop.findings()).isEmpty();
        assertThat(shop.model()).isEqualTo("""
                        tablewright: 1
                        application: Shop

                        entities:
                          Customer:
                            id: customerId
                            attributes:
                              customerId: ulid

                          Order:
                            id: orderId
                            attributes:
                              orderId: ulid
                              customer: Customer

                          Product:
                            id: productId
                            attributes:
                              productId: ulid
                              category: Category

                          OrderItem:
                            id: orderItemId
                            attributes:
                              orderItemId: ulid
                              order: Order
                              product: Product

                          Category:
                            id: categoryId
                            attributes:
                              categoryId: ulid

                        relationships:
                          - Customer ||--o{ Order : places
                          - Order ||--|{ OrderItem : is made of
                          - Product ||--o{ OrderItem : is in
                          - Category ||--o{ Product : holds

                        # A start, made from the diagram. Say what is really read, and with it what a diagram cannot say:
                        # how often (`rate: 200/s`), in which order (`sort: -placedAt`), and how much (`page`, `top`).
                        patterns:
                          customer: { get: Customer, by: customerId }
                          order: { get: Order, by: orderId }
                          product: { get: Product, by: productId }
                          orderItem: { get: OrderItem, by: orderItemId }
                          category: { get: Category, by: categoryId }
                          ordersOfCustomer: { list: Order, by: customer, page: 20 }
                          orderItemsOfOrder: { list: OrderItem, by: order, page: 20 }
                          orderItemsOfProduct: { list: OrderItem, by: product, page: 20 }
                          productsOfCategory: { list: Product, by: category, page: 20 }
                        """);
    }

    @Test
    void organizationsUsersAndSubscriptionsWithAttributes() {
        Imported service = Imported.of("erd.puml", """
                @startuml
                entity "Organization" {
                  * orgId : String
                  --
                  name : String
                  createdAt : Timestamp
                }
                entity "User" {
                  * username : String
                  --
                  email : varchar(120) <<unique>>
                  org_id : String <<FK>>
                }
                entity "Subscription" as sub {
                  * subscriptionId : String
                  --
                  plan : String
                  expiresAt : Timestamp
                }
                Organization ||--o{ User : "has members"
                Organization ||--|| sub : "pays by"
                @enduml
                """);

        assertThat(service.findings()).isEmpty();
        assertThat(service.model()).isEqualTo("""
                        tablewright: 1
                        application: Shop

                        entities:
                          Organization:
                            id: orgId
                            attributes:
                              orgId: string
                              name: string
                              createdAt: timestamp

                          User:
                            id: username
                            attributes:
                              username: string
                              email: { type: string, unique: true, max: 120 }
                              organization: Organization

                          Subscription:
                            id: subscriptionId
                            attributes:
                              subscriptionId: string
                              organization: Organization
                              plan: string
                              expiresAt: timestamp

                        relationships:
                          - Organization ||--o{ User : has members
                          - Organization ||--|| Subscription : pays by

                        # A start, made from the diagram. Say what is really read, and with it what a diagram cannot say:
                        # how often (`rate: 200/s`), in which order (`sort: -placedAt`), and how much (`page`, `top`).
                        patterns:
                          organization: { get: Organization, by: orgId }
                          user: { get: User, by: username }
                          subscription: { get: Subscription, by: subscriptionId }
                          usersOfOrganization: { list: User, by: organization, page: 20 }
                          subscriptionOfOrganization: { get: Subscription, by: organization }
                        """);
    }
}
