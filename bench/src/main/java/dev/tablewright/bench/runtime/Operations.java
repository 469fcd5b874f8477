package dev.tablewright.bench.runtime;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What is compared, and who can do it. */
enum Operations {
    TO_ITEM(
            "toItem",
            "order to item",
            Contender::toItem,
            List.of(Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    FROM_ITEM(
            "fromItem",
            "order from item",
            Contender::fromItem,
            List.of(Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    CREATE(
            "create",
            "create a customer",
            Contender::create,
            List.of(Contenders.SDK, Contenders.HAND, Contenders.GENERATED, Contenders.RECORDS, Contenders.BEANS)),
    GET(
            "get",
            "get a customer",
            work -> work.get(Samples.USERNAME),
            List.of(
                    Contenders.SDK,
                    Contenders.HAND,
                    Contenders.GENERATED,
                    Contenders.RECORDS,
                    Contenders.BEANS,
                    Contenders.STRAIGHT)),
    PAGE("page", "page of 1 + 20", work -> work.page(Samples.USERNAME), List.of(Contenders.values())),
    PLACE(
            "place",
            "place an order (transaction)",
            Contender::place,
            List.of(Contenders.SDK, Contenders.HAND, Contenders.GENERATED));

    private final String method;
    private final String title;
    private final Function<Contender, Object> call;
    private final List<Contenders> contenders;

    Operations(String method, String title, Function<Contender, Object> call, List<Contenders> contenders) {
        this.method = method;
        this.title = title;
        this.call = call;
        this.contenders = contenders;
    }

    /** The operation that a benchmark is about. */
    static Operations of(String benchmark) {
        return Arrays.stream(values())
                .filter(operation -> benchmark.endsWith("." + operation.method))
                .findFirst()
                .orElseThrow();
    }

    /** Those that are named; if none is, all. */
    static Operations[] named(Set<String> words) {
        List<Operations> named = Arrays.stream(values())
                .filter(operation -> words.contains(operation.method))
                .toList();
        return named.isEmpty() ? values() : named.toArray(Operations[]::new);
    }

    Object on(Contender work) {
        return call.apply(work);
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
