package dev.tablewright.bench.runtime.straight;

import dev.tablewright.bench.shop.Address;
import dev.tablewright.bench.shop.Customer;
import dev.tablewright.bench.shop.CustomerPage;
import dev.tablewright.bench.shop.Order;
import dev.tablewright.bench.shop.OrderItem;
import dev.tablewright.keys.KeyTimestamp;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Customers and orders out of answers of DynamoDB. Attributes come in any order, and the type among them, so all that either of them has
 * is kept until the item ends; keys are passed over.
 */
final class RecordReader {

    private static final byte[][] ANSWER = names("Item", "Items");
    private static final int ITEM = 0;
    private static final int ITEMS = 1;

    private static final byte[][] ATTRIBUTES = names(
            "Type",
            "username",
            "email",
            "name",
            "addresses",
            "totalSpent",
            "orderId",
            "customer",
            "placedAt",
            "status",
            "total",
            "items");
    private static final int ADDRESSES = 4;
    private static final int ORDER_ITEMS = 11;

    private static final byte[][] ADDRESS = names("label", "street", "city", "zip", "country");
    private static final byte[][] ORDER_ITEM = names("product", "name", "quantity", "price");

    private final JsonReader json = new JsonReader();
    private final String[] texts = new String[ATTRIBUTES.length];
    private final String[] inner = new String[ADDRESS.length];
    private List<Address> addresses = List.of();
    private List<OrderItem> items = List.of();

    private static byte[][] names(String... names) {
        byte[][] all = new byte[names.length][];
        for (int i = 0; i < names.length; i++) {
            all[i] = names[i].getBytes(StandardCharsets.UTF_8);
        }
        return all;
    }

    /** What is in the answer to {@code GetItem} or {@code Query}. */
    List<CustomerPage> read(byte[] content, int length) {
        json.on(content, length);
        List<CustomerPage> results = new ArrayList<>(32);
        json.expect('{');
        if (json.is('}')) {
            return results;
        }
        do {
            switch (json.name(ANSWER)) {
                case ITEM -> results.add(item());
                case ITEMS -> {
                    json.expect('[');
                    if (!json.is(']')) {
                        do {
                            results.add(item());
                        } while (json.is(','));
                        json.expect(']');
                    }
                }
                default -> json.skip();
            }
        } while (json.is(','));
        json.expect('}');
        return results;
    }

    private CustomerPage item() {
        java.util.Arrays.fill(texts, null);
        json.expect('{');
        do {
            int name = json.name(ATTRIBUTES);
            switch (name) {
                case -1 -> json.skip();
                case ADDRESSES -> addresses = addresses();
                case ORDER_ITEMS -> items = items();
                default -> texts[name] = scalar();
            }
        } while (json.is(','));
        json.expect('}');
        return switch (texts[0]) {
            case "Customer" -> new Customer(texts[1], texts[2], texts[3], addresses, new BigDecimal(texts[5]));
            case "Order" ->
                new Order(
                        texts[6],
                        texts[7],
                        KeyTimestamp.read(texts[8]),
                        Order.Status.valueOf(texts[9]),
                        new BigDecimal(texts[10]),
                        items);
            default -> throw new IllegalStateException("neither a customer nor an order");
        };
    }

    /** A text or a number, which is a text too. */
    private String scalar() {
        json.expect('{');
        json.tag();
        String text = json.text();
        json.expect('}');
        return text;
    }

    private List<Address> addresses() {
        List<Address> all = new ArrayList<>(4);
        if (enterList()) {
            do {
                map(ADDRESS);
                all.add(new Address(inner[0], inner[1], inner[2], inner[3], inner[4]));
            } while (json.is(','));
            json.expect(']');
        }
        json.expect('}');
        return all;
    }

    private List<OrderItem> items() {
        List<OrderItem> all = new ArrayList<>(4);
        if (enterList()) {
            do {
                map(ORDER_ITEM);
                all.add(new OrderItem(inner[0], inner[1], Long.parseLong(inner[2]), new BigDecimal(inner[3])));
            } while (json.is(','));
            json.expect(']');
        }
        json.expect('}');
        return all;
    }

    private boolean enterList() {
        json.expect('{');
        json.tag();
        json.expect('[');
        return !json.is(']');
    }

    private void map(byte[][] names) {
        json.expect('{');
        json.tag();
        json.expect('{');
        do {
            int name = json.name(names);
            if (name < 0) {
                json.skip();
            } else {
                inner[name] = scalar();
            }
        } while (json.is(','));
        json.expect('}');
        json.expect('}');
    }
}
