package dev.tablewright.bench.runtime.enhanced;

import dev.tablewright.bench.runtime.HandWrittenKeys;
import dev.tablewright.bench.shop.Address;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.OrderItem;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;

/** The schemas of the records, said without annotations: the Enhanced Client at its best. */
public final class RecordSchemas {

    private static final TableSchema<Address> ADDRESS = StaticImmutableTableSchema.builder(
                    Address.class, AddressDraft.class)
            .newItemBuilder(AddressDraft::new, AddressDraft::build)
            .addAttribute(
                    String.class,
                    at -> at.name("label").getter(Address::label).setter((draft, value) -> draft.label = value))
            .addAttribute(
                    String.class,
                    at -> at.name("street").getter(Address::street).setter((draft, value) -> draft.street = value))
            .addAttribute(
                    String.class,
                    at -> at.name("city").getter(Address::city).setter((draft, value) -> draft.city = value))
            .addAttribute(
                    String.class, at -> at.name("zip").getter(Address::zip).setter((draft, value) -> draft.zip = value))
            .addAttribute(
                    String.class,
                    at -> at.name("country").getter(Address::country).setter((draft, value) -> draft.country = value))
            .build();

    private static final TableSchema<OrderItem> ORDER_ITEM = StaticImmutableTableSchema.builder(
                    OrderItem.class, OrderItemDraft.class)
            .newItemBuilder(OrderItemDraft::new, OrderItemDraft::build)
            .addAttribute(
                    String.class,
                    at -> at.name("product").getter(OrderItem::product).setter((draft, value) -> draft.product = value))
            .addAttribute(
                    String.class,
                    at -> at.name("name").getter(OrderItem::name).setter((draft, value) -> draft.name = value))
            .addAttribute(Long.class, at -> at.name("quantity")
                    .getter(OrderItem::quantity)
                    .setter((draft, value) -> draft.quantity = value))
            .addAttribute(
                    BigDecimal.class,
                    at -> at.name("price").getter(OrderItem::price).setter((draft, value) -> draft.price = value))
            .build();

    public static final TableSchema<Customer> CUSTOMER = StaticImmutableTableSchema.builder(
                    Customer.class, CustomerDraft.class)
            .newItemBuilder(CustomerDraft::new, CustomerDraft::build)
            .addAttribute(String.class, at -> at.name("username")
                    .getter(Customer::username)
                    .setter((draft, value) -> draft.username = value))
            .addAttribute(
                    String.class,
                    at -> at.name("email").getter(Customer::email).setter((draft, value) -> draft.email = value))
            .addAttribute(
                    String.class,
                    at -> at.name("name").getter(Customer::name).setter((draft, value) -> draft.name = value))
            .addAttribute(
                    EnhancedType.listOf(EnhancedType.documentOf(Address.class, ADDRESS)), at -> at.name("addresses")
                            .getter(Customer::addresses)
                            .setter((draft, value) -> draft.addresses = value))
            .addAttribute(BigDecimal.class, at -> at.name("totalSpent")
                    .getter(Customer::totalSpent)
                    .setter((draft, value) -> draft.totalSpent = value))
            .addAttribute(String.class, at -> at.name("PK")
                    .getter(customer -> HandWrittenKeys.customer(customer.username()))
                    .setter(RecordSchemas::ignore)
                    .tags(StaticAttributeTags.primaryPartitionKey()))
            .addAttribute(String.class, at -> at.name("SK")
                    .getter(customer -> HandWrittenKeys.customer(customer.username()))
                    .setter(RecordSchemas::ignore)
                    .tags(StaticAttributeTags.primarySortKey()))
            .addAttribute(String.class, at -> key(at, "GSI1PK", customer -> HandWrittenKeys.email(customer.email())))
            .addAttribute(String.class, at -> key(at, "GSI1SK", customer -> HandWrittenKeys.email(customer.email())))
            .addAttribute(String.class, at -> key(at, "Type", customer -> "Customer"))
            .build();

    public static final TableSchema<Order> ORDER = StaticImmutableTableSchema.builder(Order.class, Order.Builder.class)
            .newItemBuilder(Order::builder, Order.Builder::build)
            .addAttribute(
                    String.class,
                    at -> at.name("orderId").getter(Order::orderId).setter(Order.Builder::orderId))
            .addAttribute(
                    String.class,
                    at -> at.name("customer").getter(Order::customer).setter(Order.Builder::customer))
            .addAttribute(
                    Instant.class,
                    at -> at.name("placedAt").getter(Order::placedAt).setter(Order.Builder::placedAt))
            .addAttribute(
                    Order.Status.class,
                    at -> at.name("status").getter(Order::status).setter(Order.Builder::status))
            .addAttribute(
                    BigDecimal.class,
                    at -> at.name("total").getter(Order::total).setter(Order.Builder::total))
            .addAttribute(
                    EnhancedType.listOf(EnhancedType.documentOf(OrderItem.class, ORDER_ITEM)),
                    at -> at.name("items").getter(Order::items).setter(Order.Builder::items))
            .addAttribute(String.class, at -> at.name("PK")
                    .getter(order -> HandWrittenKeys.customer(order.customer()))
                    .setter(RecordSchemas::ignore)
                    .tags(StaticAttributeTags.primaryPartitionKey()))
            .addAttribute(String.class, at -> at.name("SK")
                    .getter(order -> "#ORDER#" + HandWrittenKeys.placed(order.placedAt(), order.orderId()))
                    .setter(RecordSchemas::ignore)
                    .tags(StaticAttributeTags.primarySortKey()))
            .addAttribute(String.class, at -> key(at, "GSI1PK", order -> "ORDER#" + order.orderId()))
            .addAttribute(String.class, at -> key(at, "GSI1SK", order -> "ORDER#" + order.orderId()))
            .addAttribute(
                    String.class,
                    at -> key(at, "GSI2PK", order -> "STATUS#" + order.status().name()))
            .addAttribute(
                    String.class,
                    at -> key(at, "GSI2SK", order -> HandWrittenKeys.placed(order.placedAt(), order.orderId())))
            .addAttribute(String.class, at -> key(at, "Type", order -> "Order"))
            .build();

    private RecordSchemas() {}

    private static <T, B> void key(
            software.amazon.awssdk.enhanced.dynamodb.mapper.ImmutableAttribute.Builder<T, B, String> attribute,
            String name,
            Function<T, String> value) {
        attribute.name(name).getter(value).setter(RecordSchemas::ignore);
    }

    /** Keys follow from the rest. */
    private static <B> void ignore(B builder, String key) {}

    /** The generated builder has no way to say what was spent, which other writes keep. */
    private static final class CustomerDraft {
        private String username;
        private String email;
        private String name;
        private List<Address> addresses;
        private BigDecimal totalSpent;

        Customer build() {
            return new Customer(username, email, name, addresses, totalSpent);
        }
    }

    private static final class AddressDraft {
        private String label;
        private String street;
        private String city;
        private String zip;
        private String country;

        Address build() {
            return new Address(label, street, city, zip, country);
        }
    }

    private static final class OrderItemDraft {
        private String product;
        private String name;
        private long quantity;
        private BigDecimal price;

        OrderItem build() {
            return new OrderItem(product, name, quantity, price);
        }
    }
}
