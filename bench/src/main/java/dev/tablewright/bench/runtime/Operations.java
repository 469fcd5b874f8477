package dev.tablewright.bench.runtime;

import java.util.List;

/** What is compared, and who can do it. */
enum Operations {
    TO_ITEM("toItem", "order to item", List.of(Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    FROM_ITEM(
            "fromItem",
            "order from item",
            List.of(Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    CREATE(
            "create",
            "create a customer",
            List.of(Contenders.SDK, Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    GET(
            "get",
            "get a customer",
            List.of(
                    Contenders.SDK,
                    Contenders.HAND,
                    Contenders.GENERATED,
                    Contenders.RECORDS,
                    Contenders.BEANS,
                    Contenders.STRAIGHT)),
    PAGE("page", "page of 1 + 20", List.of(Contenders.values())),
    PLACE(
            "place",
            "place an order (transaction)",
            List.of(Contenders.SDK, Contenders.HAND, Contenders.GENERATED));

    private final String method;
    private final String title;
    private final List<Contenders> contenders;

    Operations(String method, String title, List<Contenders> contenders) {
        this.method = method;
        this.title = title;
        this.contenders = contenders;
    }

    String method() {
        return method;
    }

    String title() {
        return title;
    }

    List<Contenders> contenders() {
        return contenders;
    }
}
