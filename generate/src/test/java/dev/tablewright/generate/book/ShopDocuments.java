package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Documents of a shop that have all that documents can have. */
final class ShopDocuments {

    static final String PICTURE = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="620" height="220" viewBox="0 0 620 220" role="img">
              <title>Customers &amp; orders</title>
              <style>
                svg { font-family: system-ui, sans-serif; --box: #ffffff; --line: #586172; --words: #1d2430 }
                .box { fill: var(--box); stroke: var(--line) }
                text, tspan { fill: var(--words); font-size: 14px }
                .line { stroke: var(--line); fill: none }
                @media (prefers-color-scheme: dark) {
                  svg { --box: #232b37; --line: #a3adbd; --words: #e4e8ef }
                }
              </style>
              <defs><marker id="many" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="12" markerHeight="12" orient="auto">
                <path d="M10 0L0 5L10 10M0 5L10 5" fill="none" stroke="#888"/></marker></defs>
              <g id="customer"><rect class="box" x="20" y="60" width="180" height="90" rx="4"/>
                <text x="36" y="88" font-weight="600">Customer</text><text x="36" y="114">username</text></g>
              <g id="order"><rect class="box" x="400" y="60" width="180" height="90" rx="4"/>
                <text x="416" y="88" font-weight="600">Order</text><text x="416" y="114">orderId</text></g>
              <path class="line" d="M200 105 L400 105" marker-end="url(#many)"/>
              <text x="270" y="96">places</text>
            </svg>
            """;

    private ShopDocuments() {}

    static List<Document> all() {
        return List.of(home(), patterns(), keys(), review(), schemas(), entity("Customer"), entity("Order"));
    }

    private static Document home() {
        return new Document(
                "README.md",
                "The documents",
                "All documents of the model, and the figures that matter.",
                List.of(
                        table(
                                "Figure,=Value",
                                "Entities|5",
                                "Access patterns|11",
                                "Writes|10",
                                "Tables|1",
                                "Indexes|2",
                                "Cost in a month|$1,734"),
                        new Block.Paragraph(Text.of("One table, ")
                                .code("Shop")
                                .and(", holds everything. Begin with ")
                                .link("the access patterns", "data-access-patterns.md")
                                .and(" or ")
                                .link("what is read by status", "data-access-patterns.md#by-status")
                                .and("; the types are in ")
                                .link("entity-schemas.ts", "entity-schemas.ts")
                                .and(".")),
                        new Block.Figure(
                                "erd.svg",
                                "Customers, and the orders that they place.",
                                "Customer, one to many, Order",
                                PICTURE)));
    }

    private static Document patterns() {
        String[] reads = Stream.of(
                        "customer|Customer|Shop|PK = CUSTOMER#{username} and SK = CUSTOMER#{username}|username|400|0.5|",
                        "customerByEmail|Customer|GSI1|GSI1PK = EMAIL#{email}|email|50|0.5|Eventually consistent: an index.",
                        "customerPage|Customer, Order|Shop|PK = CUSTOMER#{customer}|customer|90|1.5|The customer and the newest ten orders in a single request, read backwards.",
                        "ordersOfCustomer|Order|Shop|PK = CUSTOMER#{customer} and begins_with(SK, #ORDER#)|customer|200|2.0|",
                        "order|Order|GSI1|GSI1PK = ORDER#{orderId}|orderId|100|0.5|",
                        "ordersByStatus|Order|GSI2|GSI2PK = STATUS#{status} and GSI2SK between {from} and {to}|status, placedAt|2|3.0|Four values of status share the load of all orders: see the review.",
                        "category|Category|Shop|PK = CATEGORY#{categoryId}|categoryId|100|0.5|",
                        "productsOfCategory|Product|GSI1|GSI1PK = CATEGORY#{category}|category|150|2.5|",
                        "product|Product|Shop|PK = PRODUCT#{productId}|productId|500|0.5|",
                        "productPage|Product, Review|Shop|PK = PRODUCT#{product}|product|90|2.0|",
                        "reviewsOfProduct|Review|Shop|PK = PRODUCT#{product} and begins_with(SK, #REVIEW#)|product|50|3.0|",
                        "guard|Customer|Shop|PK = CUSTOMEREMAIL#{email}|email|2|1.0|",
                        "count|Review|Shop|PK = PRODUCT#{product}|product|2|1.0|")
                .toArray(String[]::new);
        return new Document(
                "data-access-patterns.md",
                "Access patterns",
                "How each question is answered: by which table or index, with which key condition, how often, at what price.",
                List.of(
                        new Block.Heading(2, Text.of("Reads")),
                        new Block.Paragraph(
                                Text.of("Every pattern is one request against the table or an index. ")
                                        .strong("None scans.")
                                        .and(
                                                " Units are for a call, on average; the frequency is calls in a second as the model says.")),
                        table("Pattern,Entity,Index,Key condition,Parameters,=Frequency,=Units,Notes", reads),
                        new Block.Heading(2, Text.of("By status")),
                        new Block.Note(
                                Block.Tone.WARNING,
                                Text.of("The index ")
                                        .code("GSI2")
                                        .and(
                                                " has four partitions. At 80 orders in a second none is hot yet; at 1,000 it is.")),
                        new Block.Note(Block.Tone.GOOD, Text.of("All eleven patterns are proven.")),
                        new Block.Note(Block.Tone.PLAIN, Text.of("Rates are estimates of the authors.")),
                        new Block.Note(Block.Tone.BAD, Text.of("A pattern without a rate is not priced.")),
                        new Block.Heading(3, Text.of("Why ").code("placedAt").and(" stands in the key")),
                        new Block.Bullets(List.of(
                                Text.of("Orders come newest first without sorting."),
                                Text.of("A range of days is a range of keys.")))));
    }

    private static Document keys() {
        return new Document(
                "entity-key-table-main.md",
                "Keys of Shop",
                "The keys of every entity in the table.",
                List.of(
                        table(
                                "Entity,PK,SK",
                                "Customer|CUSTOMER#{username}|CUSTOMER#{username}",
                                "Order|CUSTOMER#{customer}|#ORDER#{placedAt}#{orderId}",
                                "Category|CATEGORY#{categoryId}|CATEGORY#{categoryId}",
                                "Product|PRODUCT#{productId}|PRODUCT#{productId}",
                                "Review|PRODUCT#{product}|#REVIEW#{writtenAt}#{reviewId}"),
                        new Block.Figure(
                                "pictures/customer.svg",
                                "The partition of a customer.",
                                "A customer's items",
                                PICTURE)));
    }

    private static Document review() {
        return new Document(
                "anti-pattern-review.md",
                "Anti-pattern review",
                "Each rule, and whether the design holds it.",
                List.of(
                        new Block.Heading(2, Text.of("Held")),
                        new Block.Bullets(List.of(
                                Text.of("No pattern scans (").code("TW0301").and(")."),
                                Text.of("No attribute is a reserved word.")))));
    }

    private static Document schemas() {
        return new Document(
                "entity-schemas.md",
                "Entity schemas",
                "What is stored of each entity.",
                List.of(
                        new Block.Heading(2, Text.of("Customer")),
                        new Block.Listing("json", """
                                {
                                  "PK": "CUSTOMER#ada",
                                  "SK": "CUSTOMER#ada",
                                  "username": "ada",
                                  "totalSpent": 1249.5,
                                  "addresses": [{ "label": "home", "city": "London" }],
                                  "verified": true
                                }
                                """),
                        new Block.Listing("typescript", """
                                /** A customer, as the application sees one. */
                                export interface Customer {
                                  readonly username: string;  // never changes
                                  email: string;
                                }
                                """)));
    }

    private static Document entity(String name) {
        return new Document(
                "entities/" + name.toLowerCase(java.util.Locale.ROOT) + ".md",
                name,
                "The table of " + name + ".",
                List.of(
                        new Block.Heading(2, Text.of("Primary key")),
                        new Block.Paragraph(Text.of("See ")
                                .link("the key above", "#primary-key")
                                .and("."))));
    }

    /** Columns with commas between, = before one with figures; cells with strokes between. */
    static Block.Table table(String columns, String... rows) {
        List<Block.Column> headings = Stream.of(columns.split(","))
                .map(name -> new Block.Column(name.replace("=", ""), name.startsWith("=")))
                .toList();
        List<List<Text>> all = new ArrayList<>();
        for (String row : rows) {
            all.add(Stream.of(row.split("\\|", -1))
                    .map(cell -> cell.contains("#") ? Text.ofCode(cell) : Text.of(cell))
                    .toList());
        }
        return new Block.Table(headings, all);
    }
}
